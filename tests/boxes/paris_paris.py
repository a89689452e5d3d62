"""Random component files of Paris Paris: valid ones as unusual as the reader allows, and broken ones."""

import copy
import itertools


def valid(luck, document):
    """Another map: five lines that cross pairwise, each at places and in an order of its own."""
    box = copy.deepcopy(document)
    names = [f"{luck.choice(['Rue', 'Place', 'Pont', 'Quai'])} {number}é" for number in range(25)]
    luck.shuffle(names)
    lines = [[] for _ in range(5)]
    for place, (one, other) in enumerate(itertools.combinations(range(5), 2)):
        lines[one].append(names[place])
        lines[other].append(names[place])
    for place in range(5):
        lines[place].extend(names[10 + place * 3 : 13 + place * 3])
    order(luck, lines)
    for entry, stations in zip(box["line"], lines, strict=True):
        entry.update(stations=stations, start=luck.choice([stations[0], stations[-1]]), mark="box")
    colours = luck.sample(["azure", "rose", "ivory", "slate", "amber", "lime"], 5)
    for entry, colour in zip(box["line"], colours, strict=True):
        entry["colour"] = colour
    box["station"] = [station(luck, name) for name in luck.sample(names, 25)]
    box["supply"]["shops"] = {"value": luck.randint(20, 99), "mark": "box"}
    box["track"]["length"] = {"value": luck.randint(1, 999), "mark": "box"}
    return box


def station(luck, name):
    return {"name": name, "place": [luck.randint(0, 1000), luck.randint(0, 800)], "mark": "box"}


def order(luck, lines):
    """Every line in any order in which no crossing is an end of both its lines."""
    while True:
        for line in lines:
            luck.shuffle(line)
        ends = [line[place] for line in lines for place in (0, -1)]
        if len(set(ends)) == len(ends):
            return


def broken(luck, document):
    """A file with one thing wrong, where it is, and words of what would be right."""
    box = copy.deepcopy(document)
    place = luck.randrange(5)
    line, stop = box["line"][place], box["station"][place]
    colour, name = line["colour"], stop["name"]
    faults = [
        (lambda: line["stations"].pop(3), f"line {colour}", "give 7"),
        (lambda: line["stations"].__setitem__(3, line["stations"][2]), f"line {colour}", "7 different stations"),
        (lambda: line["stations"].__setitem__(3, "Nowhere"), f"line {colour}", "add one or correct the name"),
        (lambda: line.update(start=line["stations"][3]), f"line {colour}", "is not one of its ends"),
        (lambda: line.update(arrow="x"), f"line {place + 1}.arrow", "known are letter, colour"),
        (lambda: line.pop("mark"), f"line {place + 1}", "it begins with one of book"),
        (lambda: stop.update(room=3), f"station {place + 1}.room", "between 1 and 2"),
        (lambda: stop.update(tiles={"green": 9}), f"station {name}", "give"),
        (lambda: stop.update(place=[1]), f"station {place + 1}.place", "from the left and from the top"),
        (lambda: stop.update(name="a/b"), f"station {place + 1}.name", "with letters alone"),
        (lambda: stop.update(nome="x"), f"station {place + 1}.nome", "did you mean name?"),
        (box["line"].pop, "line", "give 5"),
        (box["station"].pop, "station", "give 25"),
        (box["seat"].pop, "seat", "give 4"),
        (lambda: box["supply"]["shops"].update(value=19), "supply.shops", "between 20 and 99"),
        (lambda: box["piles"]["two_players"].update(value=19), "piles.two_players", "between 20 and 20"),
        (lambda: box["piles"].update(six_players={}), "piles.six_players", "known are two_players"),
        (lambda: box.update(lines=[]), "lines", "did you mean line?"),
        (lambda: box["room"].pop("plain"), "room.plain", "copy it from our file"),
    ]
    fault, path, fix = luck.choice(faults)
    fault()
    return box, path, fix
