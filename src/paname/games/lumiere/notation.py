"""The text face of actions: `tile B3 r1`, `take U6`, `build L6 c4 r2`, `card lampadaire d5`, `pass`.

Case does not matter; a card may be cut short while it stays unique, with `-` or nothing for `_`, and `f` at the end of
a building's line flips it.
"""

from mypy_extensions import i64

from paname.core.errors import ParseError
from paname.games.lumiere.actions import (
    ANNEX,
    BUILD,
    DANCER,
    FOUNTAIN,
    LAMP_TILE,
    LARGE_LAMP,
    LEVITATE,
    PAINTER,
    PASS,
    RAISE_GARDEN,
    STATUE,
    TAKE,
    TILE,
    TOKEN,
    TOKEN_CARDS,
    GiveBuilding,
    LeaveUndone,
    PlaceAnnex,
    PlaceDouble,
    PlacePiece,
    PlaceStatue,
    PlaceTile,
    RaiseBuilding,
    TakeBuilding,
    UsePostcard,
    to_action,
)
from paname.games.lumiere.components import (
    BOUQUINISTES,
    CARDS,
    FONTAINE,
    GRANDE_LUMIERE,
    JARDIN,
    LAMPADAIRE,
    LEVITATION,
    MOULIN_ROUGE,
    PEINTRE,
    PENSEUR,
    Tables,
)
from paname.games.lumiere.square import FRONTS, read_space, read_zone

SINGLES = {PEINTRE: PAINTER, LAMPADAIRE: LAMP_TILE, MOULIN_ROUGE: DANCER, GRANDE_LUMIERE: LARGE_LAMP}
DOUBLES = {JARDIN: RAISE_GARDEN, FONTAINE: FOUNTAIN}


def to_text(tables: Tables, action: i64) -> str:
    """The line of an action."""
    what = to_action(tables, action)
    if isinstance(what, PlaceTile):
        return f"tile {what.zone} r{what.turn}"
    if isinstance(what, TakeBuilding):
        return f"take {what.building}"
    if isinstance(what, RaiseBuilding):
        return f"build {what.building} {what.space} r{what.turn}{' f' if what.flipped else ''}"
    if isinstance(what, UsePostcard):
        return f"card {what.card}"
    if isinstance(what, LeaveUndone):
        return f"card {what.card} undone"
    if isinstance(what, GiveBuilding):
        return f"card {what.card} {what.building}"
    if isinstance(what, PlaceDouble):
        return f"card {what.card} {what.space} r{what.turn}"
    if isinstance(what, PlaceAnnex):
        return f"card {what.card} {what.space} {what.building}"
    if isinstance(what, PlaceStatue):
        return f"card {what.card} {what.space} {what.front}"
    if isinstance(what, PlacePiece):
        return f"card {what.card} {what.space}"
    return "pass"


def read_text(tables: Tables, line: str) -> int:
    """The id of a line; ParseError says what was expected where reading stopped."""
    words = line.split()
    if not words:
        raise ParseError("Nothing was said; try: tile, take, build, card or pass.")
    verb, rest = words[0].lower(), words[1:]
    if verb == "tile":
        expect(rest, 2, "tile ZONE TURN, such as: tile B3 r1")
        return TILE + read_zone(rest[0]) * 4 + read_turn(rest[1], 4)
    if verb == "take":
        expect(rest, 1, "take BUILDING, such as: take U6")
        return TAKE + read_building(tables.building_names, rest[0])
    if verb == "pass":
        expect(rest, 0, "pass")
        return PASS
    if verb == "build":
        return read_raising(tables, rest)
    if verb == "card":
        return read_card_use(tables, rest)
    raise ParseError(f"{words[0]!r} is no move; moves begin with tile, take, build, card or pass")


def expect(words: list[str], number: int, form: str) -> None:
    """Refuse a line with too few or too many words."""
    if len(words) != number:
        raise ParseError(
            f"{'something is missing' if len(words) < number else f'{words[number]!r} is too much'}; say {form}"
        )


def read_turn(word: str, turns: int) -> int:
    """A quarter turn, r0 to r3."""
    names = [f"r{turn}" for turn in range(turns)]
    if word.lower() not in names:
        raise ParseError(f"{word!r} is no turn; turns are {names[0]} to {names[-1]}")
    return names.index(word.lower())


def read_building(names: list[str], word: str) -> int:
    """A building by its code."""
    upper = [name.upper() for name in names]
    if word.upper() not in upper:
        raise ParseError(f"{word!r} is no building; there are {', '.join(names)}")
    return upper.index(word.upper())


def read_raising(tables: Tables, words: list[str]) -> int:
    """R-L1: a building, its first space in reading order, its turn; a repeated turn of the same spaces is the first."""
    flipped = len(words) == 4 and words[3].lower() == "f"
    expect(words[:3] if flipped else words, 3, "build BUILDING SPACE TURN, such as: build L6 c4 r2")
    building = read_building(tables.building_names, words[0])
    space = read_space(words[1])
    orientation = read_turn(words[2], 4) + (4 if flipped else 0)
    shape = building * 8 + tables.same[building * 8 + orientation]
    if (tables.fits[shape] >> space) & 1 == 0:
        raise ParseError(
            f"{words[0].upper()} does not fit on the board with {words[1]} as its first space at {words[2]}"
        )
    return BUILD + shape * 64 + space


def read_card(word: str) -> int:
    """A postcard by its name or the beginning of it."""
    wanted = word.lower().replace("-", "").replace("_", "")
    found = [card for card, name in enumerate(CARDS) if name.replace("_", "").startswith(wanted)]
    if len(found) != 1:
        choices = ", ".join(CARDS[card] for card in found) if found else ", ".join(CARDS)
        raise ParseError(f"{word!r} could be {choices}" if found else f"{word!r} is no postcard; there are {choices}")
    return found[0]


def read_card_use(tables: Tables, words: list[str]) -> int:
    """A postcard and what is done with it."""
    if not words:
        raise ParseError(f"Which postcard? There are {', '.join(CARDS)}")
    card, rest = read_card(words[0]), words[1:]
    if card in TOKEN_CARDS:
        expect(rest, 0, f"card {CARDS[card]}")
        return TOKEN + card
    if len(rest) == 1 and rest[0].lower() == "undone":
        return TOKEN + card
    if card == LEVITATION:
        expect(rest, 1, f"card {CARDS[card]} BUILDING or undone")
        return LEVITATE + read_building(tables.building_names, rest[0])
    if card in SINGLES:
        expect(rest, 1, f"card {CARDS[card]} SPACE or undone")
        return SINGLES[card] + read_space(rest[0])
    return read_placing(tables, card, rest)


def read_placing(tables: Tables, card: int, rest: list[str]) -> int:
    """The cards whose piece needs a space and something more."""
    wants = {JARDIN: "TURN", FONTAINE: "TURN", BOUQUINISTES: "BUILDING", PENSEUR: "FRONT"}
    expect(rest, 2, f"card {CARDS[card]} SPACE {wants[card]} or undone")
    space = read_space(rest[0])
    if card == BOUQUINISTES:
        return ANNEX + space * 13 + read_building([*tables.building_names, "garden"], rest[1])
    if card == PENSEUR:
        fronts = [place for place, front in enumerate(FRONTS) if front.startswith(rest[1].lower())]
        if len(fronts) != 1:
            raise ParseError(f"{rest[1]!r} is no side; sides are {', '.join(FRONTS)}")
        return STATUE + space * 4 + fronts[0]
    turn = read_turn(rest[1], 2)
    if (tables.fits[96 + turn] >> space) & 1 == 0:
        raise ParseError(f"two spaces at r{turn} from {rest[0]} do not fit on the board")
    return DOUBLES[card] + space * 2 + turn


def chance_text(tables: Tables, due: int, outcome: int) -> str:
    """The name of a chance outcome."""
    return ("", ("orange", "blue")[outcome & 1], CARDS[outcome % 12], tables.tile_names[outcome % 8])[due]
