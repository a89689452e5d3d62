"""A second reading of the clauses: slow, in sets of named spaces, from the JSON position alone.

It shares no code and no table with the engine; where the two disagree, one of them has misread a clause.
"""

from tests.games.lumiere.printed import SHAPES, TILES

SEATS = ("orange", "blue")
SPACES = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
CORNERS = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
ONE_USE = ("metropolitain", "sacre_coeur", "chartier")


def step(space, move, times=1):
    """The space so many steps away, or None off the board."""
    column, row = "abcdefgh".index(space[0]) + move[0] * times, int(space[1]) + move[1] * times
    return f"{'abcdefgh'[column]}{row}" if 0 <= column < 8 and 1 <= row <= 8 else None


def beside(spaces):
    """L0.9: everything that touches these spaces by a side."""
    return {step(space, move) for space in spaces for move in SIDES.values()} - {None}


def joined(start, through):
    """The spaces joined to the start by sides, through these ones."""
    area, edge = {start}, {start}
    while edge:
        edge = (beside(edge) & through) - area
        area |= edge
    return area


def turned(rows):
    """The same picture a quarter turn clockwise."""
    return ["".join(column) for column in zip(*rows[::-1], strict=True)]


def orientations(rows, flips):
    """L3.3: each different picture of a building with the words that name it."""
    found = {}
    for flipped in (False, True) if flips else (False,):
        here = [row[::-1] for row in rows] if flipped else rows
        for turn in range(4):
            found.setdefault(tuple(here), f"r{turn}{' f' if flipped else ''}")
            here = turned(here)
    return found.items()


def placements(rows, flips):
    """Every set of spaces that a picture can lie on, with its first space and its turn in words."""
    for picture, words in orientations(rows, flips):
        cells = [(c, r) for r, row in enumerate(picture) for c, mark in enumerate(row) if mark == "#"]
        for corner in SPACES:
            spaces = [step(corner, cell) for cell in cells]
            if None not in spaces:
                yield set(spaces), f"{spaces[0]} {words}"


class Table:
    """A position as it lies on the table."""

    def __init__(self, position):
        self.position = position
        self.flips = position["options"]["flip_buildings"]
        self.seat = position["to_move"]
        self.colour = {}
        for tile in position["tiles"]:
            self.pave(tile)
        if position["stone"]:
            self.colour[position["stone"]] = "shared"
        self.owner = {entry["building"]: entry["owner"] for entry in position["buildings"]}
        self.building = {entry["building"]: set(entry["spaces"]) for entry in position["buildings"]}
        if position["annex"]:
            self.building[position["annex"]["building"]].add(position["annex"]["space"])
        self.built = set().union(*self.building.values())
        statue = position["statue"]["space"] if position["statue"] else None
        singles = [position[piece] for piece in ("painter", "dancer", "lamp_tile", "large_lamp")]
        self.pieces = ({*singles, statue} - {None}) | set(position["fountain"])
        self.user = {entry["card"]: entry["by"] for entry in position["postcards"]}
        self.done = {entry["card"] for entry in position["postcards"] if entry["done"]}

    def pave(self, tile):
        rows = TILES[tile["tile"]].split("/")
        for _ in range(tile["turn"]):
            rows = turned(rows)
        other = {"orange": "blue", "blue": "orange"}[tile["owner"]]
        names = {"O": tile["owner"], "X": other, "S": "shared", "L": "lamp"}
        corner = f"{'aceg'['ABCD'.index(tile['zone'][0])]}{int(tile['zone'][1]) * 2 - 1}"
        for r, row in enumerate(rows):
            for c, letter in enumerate(row):
                self.colour[step(corner, (c, r))] = names[letter]

    def free(self):
        """L0.7."""
        return set(self.colour) - self.built - self.pieces

    def of(self, *colours):
        """The spaces of these colours."""
        return {space for space, colour in self.colour.items() if colour in colours}

    def lamps(self):
        """L0.8."""
        return (self.of("lamp") - self.built) | ({self.position["lamp_tile"]} - {None})

    def tokens(self, seat):
        return 4 - sum(by == seat for by in self.user.values())

    def chimneys(self, seat):
        return 7 - sum(owner == seat for owner in self.owner.values())


# What may be done -----------------------------------------------------------------------------------------


def legal(position):
    """Every legal move as text."""
    table = Table(position)
    if position["phase"] == "paving":
        return paving(table)
    if position["given"]:
        return raising(table, position["supply"])
    moves = raising(table, position["reserves"][table.seat]) if table.chimneys(table.seat) else set()
    if table.tokens(table.seat):
        for card, by in table.user.items():
            if by is None:
                moves |= uses(table, card)
    return moves


def paving(table):
    """L2.1 to L2.4."""
    taken = {tile["zone"] for tile in table.position["tiles"]}
    zones = [f"{column}{row}" for column in "ABCD" for row in "1234"]
    moves = {f"take {building}" for building in table.position["supply"]}
    if table.position["held"][table.seat] is None:
        return moves | {"pass"}
    return moves | {f"tile {zone} r{turn}" for zone in zones if zone not in taken for turn in range(4)}


def may_cover(table, spaces, lamps=True):
    """L3.3, L4.2, L4.6, L4.13: own and shared free spaces, one lamp and one foreign space where a card gives them."""
    other = {"orange": "blue", "blue": "orange"}[table.seat]
    if not spaces <= table.free():
        return False
    covered_lamps = spaces & table.of("lamp")
    foreign = spaces & table.of(other)
    may_lamp = 1 if lamps and table.position["metropolitain_ready"] == table.seat else 0
    may_foreign = 1 if table.position["chartier_ready"] == table.seat else 0
    return len(covered_lamps) <= may_lamp and len(foreign) <= may_foreign


def raising(table, buildings):
    return {
        f"build {building} {words}"
        for building in buildings
        for spaces, words in placements(SHAPES[building].split("/"), table.flips)
        if may_cover(table, spaces)
    }


def uses(table, card):
    """L3.4: the ways to use one card."""
    if card in ONE_USE:
        return {f"card {card}"}
    own = table.free() & table.of(table.seat)
    mine = {name: spaces for name, spaces in table.building.items() if table.owner[name] == table.seat}
    found = set()
    if card == "levitation":
        if table.chimneys(table.seat) and raising(table, table.position["supply"]):
            found = set(table.position["reserves"][table.seat])
    elif card in ("jardin_des_plantes", "fontaine_des_mers"):
        garden = card == "jardin_des_plantes"
        if table.chimneys(table.seat) or not garden:
            found = {words for spaces, words in placements(["##"], False) if may_cover(table, spaces, garden)}
    elif card == "bouquinistes_sur_la_seine":
        found = {f"{space} {name}" for space in own for name in mine if beside({space}) & mine[name]}
    elif card == "le_penseur":
        found = {
            f"{space} {side}" for space in own for side, move in SIDES.items() if step(space, move) in table.free()
        }
    elif card == "la_grande_lumiere":
        found = table.of("lamp") - table.built - table.pieces
        if table.position["options"]["large_lamp"] == "any":
            found = table.lamps()
    else:
        found = own
    return {f"card {card} {place}" for place in found} | {f"card {card} undone"}


# What it is worth -----------------------------------------------------------------------------------------


def shines_on(table, lamp):
    """L5.1, L4.12: the buildings that a lamp lights."""
    lit = set()
    reach = 2 if lamp == table.position["large_lamp"] else 1
    for move in SIDES.values():
        for times in range(1, reach + 1):
            hit = [name for name, spaces in table.building.items() if step(lamp, move, times) in spaces]
            lit.update(hit)
            if hit:
                break
    return lit


def scores(position):
    """L5.1 to L5.4 for both players."""
    table = Table(position)
    return [score(table, seat) for seat in SEATS]


def score(table, seat):
    mine = {name: spaces for name, spaces in table.building.items() if table.owner[name] == seat}
    lit = [shines_on(table, lamp) for lamp in table.lamps()]
    light = sum(len(spaces) * sum(name in hit for hit in lit) for name, spaces in mine.items())
    ground = set().union(*mine.values())
    group = max((len(joined(space, ground)) for space in ground), default=0)
    unbuilt = 0 if table.user.get("sacre_coeur") == seat else -3 * len(table.position["reserves"][seat])
    return light + group + unbuilt + sum(pays(table, card, mine) for card in table.done if table.user[card] == seat)


def pays(table, card, mine):
    """L4.5, L4.9, L4.10, L4.11."""
    position, free = table.position, table.free()
    if card == "le_peintre":
        return 2 * len(joined(position["painter"], set(table.colour) - table.built) & table.lamps())
    if card == "moulin_rouge":
        return len(joined(position["dancer"], free - table.lamps()))
    if card == "fontaine_des_mers":
        return 3 * sum(bool(beside(spaces) & set(position["fountain"])) for spaces in mine.values())
    if card == "le_penseur":
        here = position["statue"]["space"]
        if step(here, SIDES[position["statue"]["front"]]) not in free:
            return 0
        sides = [step(here, move) for move in SIDES.values()]
        corners = [step(here, move) for move in CORNERS]
        return 2 * sum(space in free for space in sides) + sum(space in free for space in corners)
    return 0


def winners(position):
    """L5.5."""
    table = Table(position)
    ranks = [(score(table, seat), len(table.free() & table.of(seat))) for seat in SEATS]
    return [seat for seat in range(2) if ranks[seat] == max(ranks)]
