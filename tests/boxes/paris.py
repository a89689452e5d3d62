"""Random component files of Paris: valid ones as unusual as the reader allows, and broken ones."""

import copy

GOODS = ["wood", "marble", "gold", "bronze", "silver", "gold-prestige"]
RESOURCES, PRESTIGE = GOODS[:3], GOODS[3:]
TYPES = ["cafe", "bakery", "residence", "restaurant", "hotel", "theatre"]
PLAYERS = [2, 3, 4]


def some(luck, low, high):
    """A number, small ones more often, the ends of the range too."""
    return luck.choice([low, high, luck.randint(low, high), *[luck.randint(low, min(high, low + 8))] * 4])


def fact(value, **more):
    return {"value": value, "mark": "box", **more}


def valid(luck, document):
    """A file of another box, made from ours."""
    box = copy.deepcopy(document)
    change_numbers(luck, box)
    change_board(luck, box)
    change_landmarks(luck, box)
    change_tiles(luck, box)
    return box


def change_numbers(luck, box):
    set_up = box["set_up"]
    set_up["francs"] = fact(some(luck, 0, 30))
    set_up["removed_buildings"] = fact(luck.randint(0, 30))
    set_up["reserve_keys"] = fact(luck.randint(2, 12))
    set_up["keys"] = {
        "two": luck.randint(1, 12),
        "three": luck.randint(1, 12),
        "four": luck.randint(1, 12),
        "mark": "box",
    }
    for good in GOODS:
        sell = some(luck, 1, 30)
        box["prices"]["sell"][good] = fact(sell)
        if good in RESOURCES:
            box["prices"]["buy"][good] = fact(luck.randint(sell + 1, 31))
        else:
            box["prestige"][good] = fact(some(luck, 0, 30))


def change_board(luck, box):
    values = sorted(luck.sample(range(1, 17), 6))
    for value, space in zip(values, box["space"], strict=True):
        space.clear()
        space.update(value=value, token=luck.choice(GOODS), mark="box")
        space.update({good: luck.randint(0, 2) for good in RESOURCES if luck.random() < 0.2})
        if luck.random() < 0.5:
            space["bonus_fee"] = some(luck, 0, 30)
        if luck.random() < 0.4:
            space["points"] = some(luck, 0, 30)
    tokens = GOODS * 6
    luck.shuffle(tokens)
    for place, district in enumerate(box["district"]):
        types = luck.sample(TYPES, 6)
        district["bank"] = fact(some(luck, 1, 30))
        district["tokens"] = fact(tokens[place * 6 : place * 6 + 6])
        district["buildings"] = [
            {"value": value, "type": kind, "mark": "box"} for value, kind in zip(values, types, strict=True)
        ]


def change_landmarks(luck, box):
    low = box["space"][-1]["value"] + 1
    values = sorted(luck.choices(range(low, 31), k=8))
    for value, landmark in zip(values, box["landmark"], strict=True):
        slots = luck.choices(PRESTIGE, k=luck.randint(0, 3))
        costs = {good: luck.randint(0, 3) for good in RESOURCES if luck.random() < 0.5}
        rebuild(landmark, value, slots, costs)
        if luck.random() < 0.5:
            landmark["points"] = {kind: some(luck, 0, 30) for kind in PRESTIGE if luck.random() < 0.6} or {"bronze": 1}


def rebuild(landmark, value, slots, costs):
    name, label = landmark["id"], landmark["name"]
    landmark.clear()
    landmark.update(id=name, name=label, value=value, slots=slots, mark="box", **costs)


def change_tiles(luck, box):
    firsts = luck.sample(range(3, 60), 6)
    for first, tile in zip(sorted(firsts, reverse=True), box["vp_tile"], strict=True):
        second = luck.randint(0, first)
        tile["points"] = [first, second, luck.randint(0, second)]
    ends = sorted(luck.sample(range(1, 30), 2))
    copies = {str(number): [luck.randint(0, 3) for _ in PLAYERS] for number in range(1, 31) if luck.random() < 0.5}
    box["track"] = {"last_spaces": fact([*ends, 30]), "copies": {**copies, "mark": "box"}}
    bonus = box["bonus"]
    for tile in bonus.values():
        for name in tile:
            if name in ("francs", "vp", "price", "two", "three", "four"):
                tile[name] = some(luck, 1, 30)
            if name == "value":
                tile[name] = luck.choice([space["value"] for space in box["space"]])
            if name == "resource":
                tile[name] = luck.choice(RESOURCES)
    bonus["25"]["spaces"] = luck.randint(1, 29)
    bonus["30"]["types"] = sorted(luck.randint(1, 99) for _ in range(4))
    for tile in box["end_game_tile"]:
        gift = {
            "vp": some(luck, 1, 30),
            "francs": some(luck, 1, 30),
            "goods": luck.choices(GOODS, k=luck.randint(1, 3)),
        }
        names = luck.sample(sorted(gift), luck.randint(1, 3))
        label = tile["id"]
        tile.clear()
        tile.update(id=label, mark="box", **{name: gift[name] for name in names})


def broken(luck, document):
    """A file with one thing wrong, where it is, and words of what would be right."""
    box = copy.deepcopy(document)
    place = luck.randrange(6)
    faults = [
        (lambda: box["district"][place].update(banc=3), f"district {place + 1}.banc", "did you mean bank?"),
        (lambda: box["district"][place]["bank"].update(value=0), f"district {place + 1}.bank", "between 1 and 30"),
        (
            lambda: box["district"][place]["bank"].update(value="7"),
            f"district {place + 1}.bank",
            "whole number from 1 to 30",
        ),
        (box["district"].pop, "district", "give 6"),
        (lambda: box["prices"]["buy"]["wood"].update(value=1), "prices.buy.wood", "give 2 or more"),
        (lambda: box["prices"]["sell"].pop("silver"), "prices.sell.silver", "copy it from our file"),
        (lambda: box["prices"].update(rent={}), "prices.rent", "known are buy and sell"),
        (lambda: box.update(distric=[]), "distric", "did you mean district?"),
        (lambda: box["landmark"][place].update(slots=["silver"] * 4), f"landmark {place + 1}.slots", "3 at most"),
        (lambda: box["landmark"][place].update(slots=["tin"]), f"landmark {place + 1}.slots", "one of bronze, silver"),
        (lambda: box["landmark"][place].update(value=3), f"landmark {place + 1}.value", "is not between"),
        (
            lambda: box["landmark"][place].update(points={"tin": 3}),
            f"landmark {place + 1}.points.tin",
            "known are bronze",
        ),
        (lambda: box["landmark"][place].pop("mark"), f"landmark {place + 1}", "it begins with one of book"),
        (lambda: box["space"][place].update(token="tin"), f"space {place + 1}.token", "one of wood, marble"),
        (lambda: box["space"][0].update(token="gold"), "district", "lay 6"),
        (
            lambda: box["vp_tile"][place].update(points=[1, 2, 3]),
            f"vp_tile {place + 1}.points",
            "first, second and third",
        ),
        (
            lambda: box["track"]["last_spaces"].update(value=[10, 20, 29]),
            "track.last_spaces",
            "last space of A, B and C",
        ),
        (lambda: box["track"].update(copies={"31": [1, 1, 1], "mark": "box"}), "track.copies.31", "known are 1, 2"),
        (lambda: box["track"].update(copies={"3": [1, 9, 1], "mark": "box"}), "track.copies.3", "between 0 and 3"),
        (lambda: box["bonus"]["6"].update(value=7), "bonus.6.value", "give one of 1, 2, 3, 4, 5 and 8"),
        (lambda: box["bonus"].update({"8": {"mark": "box"}}), "bonus.8", "means nothing"),
        (
            lambda: box["end_game_tile"][place].update(vp=0, francs=0, goods=[]),
            f"end_game_tile {place + 1}.goods",
            "texts",
        ),
        (
            lambda: box["end_game_tile"][place].update(goods=["gold"] * 4),
            f"end_game_tile {place + 1}.goods",
            "3 at most",
        ),
        (lambda: box["set_up"]["keys"].update(five=3), "set_up.keys.five", "known are two, three, four"),
        (
            lambda: box["district"][place].update(tokens={"value": ["gold"], "mark": "box"}),
            f"district {place + 1}.tokens",
            "give 6",
        ),
    ]
    fault, path, fix = luck.choice(faults)
    fault()
    return box, path, fix
