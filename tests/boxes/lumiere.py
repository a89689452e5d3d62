"""Random component files of Lumière: valid ones as unusual as the reader allows, and broken ones."""

import copy

SHAPES = {
    3: [["###"], ["##", "#."]],
    4: [["####"], ["##", "##"], ["###", ".#."], ["###", "#.."], ["###", "..#"], ["##.", ".##"], [".##", "##."]],
    5: [
        ["#####"], ["####", "#..."], ["####", "...#"], ["###", "##."], ["###", ".##"], ["###", ".#.", ".#."],
        [".#.", "###", ".#."], ["#..", "##.", ".##"], ["###", "#.."[::-1], "..#"], ["##", "#.", "##"], ["####", ".#.."],
    ],
    6: [["######"], ["###", "###"], ["####", "#..#"], ["#####", "#...."], ["###", "#.#", "#.."], [".##", "###", "#.."]],
}  # fmt: skip


def valid(luck, document):
    """A file of another box, made from ours."""
    box = copy.deepcopy(document)
    box["supply"]["chimneys"] = {"value": luck.randint(1, 13), "mark": "box"}
    box["supply"]["unbuilt"] = {"value": -luck.randint(0, 9), "mark": "box"}
    for name in box["points"]:
        box["points"][name] = {"value": luck.choice([0, luck.randint(0, 9), luck.randint(0, 20)]), "mark": "box"}
    for tile in box["tile"]:
        letters = "".join(luck.choices("OXSL", weights=[4, 2, 2, luck.choice([0, 1, 2])], k=4))
        tile.update(rows=[letters[:2], letters[2:]], mark="box")
    shapes = [shape for size, count in ((3, 2), (4, 4), (5, 4), (6, 2)) for shape in luck.sample(SHAPES[size], count)]
    luck.shuffle(shapes)
    for building, rows in zip(box["building"], shapes, strict=True):
        building.update(rows=turned(rows, luck.randrange(4)), mark="box")
    if luck.random() < 0.2:
        box["large_lamp"] = {"reach": {"value": luck.randint(1, 7), "mark": "box"}}
    else:
        box["large_lamp"] = {"pattern": {"rows": pattern(luck), "mark": "box"}}
    return box


def pattern(luck):
    """A square of an odd size with the lamp in the middle."""
    size = luck.choice([1, 3, 3, 5, 5, 7, 15])
    rows = [["#" if luck.random() < 0.4 else "." for _ in range(size)] for _ in range(size)]
    rows[size // 2][size // 2] = "L"
    return ["".join(row) for row in rows]


def turned(rows, times):
    """Rows after some quarter turns."""
    for _ in range(times):
        rows = ["".join(row[column] for row in reversed(rows)) for column in range(len(rows[0]))]
    return rows


def broken(luck, document):
    """A file with one thing wrong, where it is, and words of what would be right."""
    box = copy.deepcopy(document)
    place = luck.randrange(8)
    drawn = box["large_lamp"]["pattern"]
    faults = [
        (lambda: box["large_lamp"].update(colour="red"), "large_lamp.colour", "known are reach and pattern"),
        (lambda: drawn.update(rows=["#L#"]), "large_lamp.pattern.rows", "L in the middle"),
        (lambda: drawn.update(rows=["...", ".#.", "..."]), "large_lamp.pattern.rows", "L in the middle"),
        (lambda: drawn.update(row=["L"]), "large_lamp.pattern.row", "did you mean rows?"),
        (lambda: drawn.pop("mark"), "large_lamp.pattern", "it begins with one of book"),
        (lambda: box["tile"][place].update(rows=["OO", "OZ"]), f"tile {place + 1}.rows", "give two such rows"),
        (lambda: box["tile"][place].update(rows="OO"), f"tile {place + 1}.rows", "texts in quotes"),
        (lambda: box["tile"][place].update(back="blue"), f"tile {place + 1}.back", "known are name, rows and mark"),
        (box["tile"].pop, "tile", "give 8"),
        (lambda: box["tile"][place].update(name="A B"), f"tile {place + 1}.name", "without spaces"),
        (lambda: box["building"][place].update(rows=["#.#"]), f"building {place + 1}.rows", "join all #"),
        (lambda: box["building"][place].update(rows=["#x"]), f"building {place + 1}.rows", "use # and . alone"),
        (lambda: box["building"][1].update(rows=["###"]), "building 2.rows", "twelve different ones"),
        (lambda: box["building"][place].update(name="garden"), f"building {place + 1}.name", "give another name"),
        (box["building"].pop, "building", "two of 6 spaces"),
        (lambda: box["supply"]["chimneys"].update(value=14), "supply.chimneys", "between 1 and 13"),
        (lambda: box["supply"]["tokens"].update(value=5), "supply.tokens", "between 4 and 4"),
        (lambda: box["points"].pop("painter_lamp"), "points.painter_lamp", "copy it from our file"),
        (lambda: box["points"].update(poet={"value": 1, "mark": "box"}), "points.poet", "known are painter_lamp"),
        (lambda: box.update(postcards=[]), "postcards", "known are supply, points"),
    ]
    fault, path, fix = luck.choice(faults)
    fault()
    return box, path, fix
