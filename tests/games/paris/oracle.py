"""A second reading of the clauses: slow, in named places, from the JSON position and the component file alone.

It shares no code and no table with the engine; where the two disagree, one of them has misread a clause.
"""

import itertools
import pathlib
import tomllib

FILE = pathlib.Path(__file__).parents[3] / "src" / "paname" / "games" / "paris" / "components.toml"
BOX = tomllib.loads(FILE.read_text(encoding="utf-8"))
SEATS = ("sun", "moon", "lily", "star")
RESOURCES = ("wood", "marble", "gold")
PRESTIGE = ("bronze", "silver", "gold-prestige")
NAMES = {good: good.removesuffix("-prestige") for good in PRESTIGE}
DISTRICTS = [entry["name"].lower().replace(" ", "-") for entry in BOX["district"]]
SPACES = {str(entry["value"]): entry for entry in BOX["space"]}
LANDMARKS = {entry["id"]: entry for entry in BOX["landmark"]}
BONUS = {int(number): fact for number, fact in BOX["bonus"].items()}
BY_VALUE = (6, 11, 15, 18, 26, 28)
PLAIN = (1, 2, 3, 4, 5, 7, 12, 22)
TYPES = {
    f"{name} {tile['value']}": tile["type"]
    for name, entry in zip(DISTRICTS, BOX["district"], strict=True)
    for tile in entry["buildings"]
}


class Table:
    """A position with the questions that the clauses ask of it."""

    def __init__(self, position):
        self.position = position
        self.seats = list(position["seats"])
        self.me = position["seats"][position["turn"]] if position["turn"] else {}
        self.units = position["units"]

    def stock(self, good):
        """P5.4: tokens and goods of the turn."""
        return self.me["goods"].get(good, 0) + self.units.get(good, 0)

    def district_of(self, landmark):
        """P4.3: where a landmark lies."""
        return next((name for name, part in self.position["districts"].items() if landmark in part["landmarks"]), None)

    def sites(self, district):
        """The places of a district that lie, with their values."""
        part = self.position["districts"][district]
        laid = {f"{district} {value}": int(value) for value in part["buildings"]}
        return laid | {name: LANDMARKS[name]["value"] for name in part["landmarks"]}

    def keys_of(self, seat, district):
        """P7.3: the values that a player's keys stand on there, one for each key."""
        keys = self.position["seats"][seat]["keys_on"]
        return [value for site, value in self.sites(district).items() for _ in range(keys.get(site, 0))]

    def is_free(self, number):
        """P5.1, P5.2: whether a bonus tile is left that the player has never had."""
        had = self.me["held"] + (self.me["used"] if self.position["options"]["numbers"] == "ever" else [])
        return self.position["copies"][str(number)] > 0 and number not in had

    def takes_from(self, number):
        """P5.6, P5.7: the spaces from which tile 17 or 25 takes a tile."""
        pawn, options = self.me["pawn"], self.position["options"]
        if pawn == 30 and options["track_end"] == "final":
            return []
        if number == 17:
            return list(range(1, 31))
        behind = list(range(1, pawn))
        if options["tile_25"] == "tiles":
            behind = [space for space in behind if self.position["copies"][str(self.position["track"][space - 1])]]
        else:
            behind = [space for space in behind if pawn - space <= BONUS[25]["spaces"]]
        return behind[-BONUS[25]["spaces"] :]

    def space(self, number):
        """P1.5: where a number lies."""
        return self.position["track"].index(number) + 1

    def has_stacks(self):
        """P2.1: whether a tile is left to draw."""
        return any(stack["tiles"] for stack in self.position["stacks"])

    def end_tiles_left(self):
        """P6.1: the end-game tiles that nobody took."""
        taken = [take["tile"] for take in self.position["end_game"]]
        return [entry["id"] for entry in BOX["end_game_tile"] if entry["id"] not in taken]


def legal(position):
    """P2.7: the lines that may be said now."""
    table = Table(position)
    due = position["pending"][0]
    if due == "draw":
        return {f"draw {place}" for place, stack in enumerate(position["stacks"], 1) if stack["tiles"]}
    if due == "lay":
        return lays(table)
    if due == "endtile":
        return {f"endtile {tile}" for tile in table.end_tiles_left()}
    return trades(table) | uses(table) | DUE[due](table)


def lays(table):
    """P2.2: districts whose space of that value is empty and that have no building of that type."""
    value, kind = table.position["tile"].rsplit(" ", 1)[1], TYPES[table.position["tile"]]
    parts = table.position["districts"]
    return {
        f"lay {name}"
        for name in DISTRICTS
        if value not in parts[name]["buildings"] and kind not in parts[name]["buildings"].values()
    }


def trades(table):
    """P2.4, P2.5."""
    buys = {
        f"buy {good}"
        for good in RESOURCES
        if table.position["supply"][good] and BOX["prices"]["buy"][good]["value"] <= table.me["francs"]
    }
    return buys | {f"sell {good}" for good in (*RESOURCES, *PRESTIGE) if table.stock(good)}


def uses(table):
    """P5.3 to P5.9, P6.2."""
    turn = table.position["turn"]
    ends = [take for take in table.position["end_game"] if take["seat"] == turn and take["used_after"] is None]
    found = {f"use {take['tile']}" for take in ends}
    for number in table.me["held"]:
        found |= {f"use {number}{words}" for words in use_words(table, number)}
    return found


def use_words(table, number):
    """What follows a tile's number in the lines that use it."""
    short, plain = [NAMES[good] for good in PRESTIGE], list(RESOURCES)
    if number in (8, 10):
        return [f" {good}" for good in (short if number == 8 else plain)]
    if number in (19, 21):
        kinds = short if number == 19 else plain
        return [f" {first} {second}" for first, second in itertools.combinations_with_replacement(kinds, 2)]
    if number in (17, 25):
        spaces = table.takes_from(number)
        return [f" {taken}" for taken in range(1, 31) if table.is_free(taken) and table.space(taken) in spaces]
    if number in (23, 24):
        kinds = PRESTIGE if number == 23 else RESOURCES
        rows = itertools.product(*[range(table.me["goods"].get(good, 0) // 2 + 1) for good in kinds])
        return ["".join(f" {NAMES.get(good, good)}" * n for good, n in zip(kinds, row, strict=True)) for row in rows][
            1:
        ]
    return [""] if gives_something(table, number) else []


def pair_words(good, pairs):
    """P5.9: one name a pair."""
    return f" {NAMES.get(good, good)}" * pairs


def gives_something(table, number):
    """P5.3, P5.8: whether a tile that names nothing gives something now."""
    keys = table.me["keys_on"]
    if number in BY_VALUE:
        return any(site.endswith(f" {BONUS[number]['value']}") for site in keys)
    if number in (13, 14):
        return table.me["francs"] >= BONUS[number]["price"]
    if number == 20:
        return len(table.me["held"]) > 1
    if number == 29:
        return any(site in LANDMARKS for site in keys)
    if number == 30:
        parts = table.position["districts"]
        buildings = [site.rsplit(" ", 1) for site in keys if site not in LANDMARKS]
        types = {parts[district]["buildings"][value] for district, value in buildings}
        return len(types) + any(site in LANDMARKS for site in keys) >= 4
    return number in PLAIN


def main_actions(table):
    """P2.3, P2.6: keys, end-game tiles, moves; a pass where there is nothing without a tile."""
    found = set()
    if table.me["keys"]:
        found |= {f"key {place}" for place in [*DISTRICTS, "arc"] if place not in table.me["banks"]}
    if table.end_tiles_left() and not table.has_stacks():
        found.add("look")
    moves = {line for start, district, value in starts(table) for line in moves_of(table, start, district, value)}
    if not found and not [line for line in moves if " with " not in line]:
        found.add("pass")
    return found | moves


def starts(table):
    """P4.1: the player's keys: how a line names them, the district they move in, the value they leave."""
    for place in table.me["banks"]:
        if place == "arc":
            yield from ((f"arc {district}", district, 0) for district in DISTRICTS)
        else:
            yield f"{place} bank", place, 0
    for site in table.me["keys_on"]:
        if site in LANDMARKS:
            yield site, table.district_of(site), LANDMARKS[site]["value"]
        else:
            district, value = site.rsplit(" ", 1)
            yield site, district, int(value)


def moves_of(table, start, district, left):
    """P4.1 to P4.3, P5.5: the moves of one key."""
    goals = table.sites(district)
    last = max([LANDMARKS[name]["value"] for name in table.position["districts"][district]["landmarks"]], default=0)
    for name, entry in LANDMARKS.items():
        if table.district_of(name) is None and entry["value"] > last:
            goals[name] = entry["value"]
    for site, value in goals.items():
        cost = LANDMARKS.get(site) or SPACES[str(value)]
        payable = all(table.stock(good) >= cost.get(good, 0) for good in RESOURCES)
        if left < value <= left + table.me["francs"] and payable:
            goal = site if site in LANDMARKS else str(value)
            yield from (f"move {start} {goal}{helper}" for helper in helpers(table, site))


def helpers(table, site):
    """P4.1, P5.5: nothing where no key is; else tile 9 on a key of one's own, tile 16 on another's."""
    holders = [name for name, seat in table.position["seats"].items() if seat["keys_on"].get(site)]
    own, others = table.position["turn"] in holders, [name for name in holders if name != table.position["turn"]]
    if not holders:
        return [""]
    tiles = [tile for tile, fits in ((9, own), (16, bool(others))) if fits and tile in table.me["held"]]
    return [f" with {tile}" for tile in tiles]


def bonus(table):
    """P4.5, P5.1: tiles ahead of the pawn, if their fee can be paid."""
    fee = SPACES[table.position["arrived"].rsplit(" ", 1)[1]]["bonus_fee"]
    ahead = [n for n in range(1, 31) if table.is_free(n) and table.space(n) > table.me["pawn"]]
    return {"decline"} | {f"bonus {number}" for number in ahead if table.me["francs"] >= fee}


def slots(table):
    """P4.6: prestige of exactly the kinds that are open."""
    return {"decline"} | {f"slot {NAMES[good]}" for good in table.position["slots"] if table.stock(good)}


def vp_tiles(table):
    """P4.7: any free tile, in any district without one."""
    laid = {name: part["vp_tile"] for name, part in table.position["districts"].items()}
    free = [entry["points"][0] for entry in BOX["vp_tile"] if entry["points"][0] not in laid.values()]
    return {"decline"} | {f"vp {points} {name}" for points in free for name, tile in laid.items() if tile is None}


DUE = {"main": main_actions, "bonus": bonus, "slot": slots, "vp": vp_tiles, "end": lambda _: {"end"}}


def scores(position):
    """P7: points of the track, francs under tile 27, districts."""
    table = Table(position)
    found = []
    for seat in table.seats:
        part = position["seats"][seat]
        francs = part["francs"] * BONUS[27]["vp"] if 27 in part["held"] else 0
        found.append(part["vp"] + francs + sum(district_points(table, seat, name) for name in DISTRICTS))
    return found


def district_points(table, seat, district):
    """P7.3 to P7.5: what a seat gets in a district."""
    tile = table.position["districts"][district]["vp_tile"]
    standing = {name: table.keys_of(name, district) for name in table.seats}
    if tile is None or not standing[seat]:
        return 0
    rank = {name: (sum(keys), max(keys)) for name, keys in standing.items() if keys}
    place = sum(other > rank[seat] for other in rank.values())
    if len(table.seats) == 2 and place == 1 and 2 * rank[seat][0] < max(rank.values())[0]:
        return 0
    points = next(entry["points"] for entry in BOX["vp_tile"] if entry["points"][0] == tile)
    return points[place] if place < 3 else 0


def winners(position):
    """P7.6: points, francs, the value of all keys."""
    table = Table(position)
    everywhere = [sum(sum(table.keys_of(seat, name)) for name in DISTRICTS) for seat in table.seats]
    francs = [position["seats"][seat]["francs"] for seat in table.seats]
    ranking = list(zip(scores(position), francs, everywhere, strict=True))
    return [seat for seat, rank in enumerate(ranking) if rank == max(ranking)]
