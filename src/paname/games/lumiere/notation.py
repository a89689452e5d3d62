"""The text face of actions: `tile B3 r1`, `take U6`, `build L6 c4 r2`, `card lampadaire d5`, `pass`.

Case does not matter; a card may be cut short while it stays unique, with `-` or nothing for `_`, and `f` at the end of
a building's line flips it.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from paname.core.catalogue import Block, Dim
from paname.core.errors import ParseError
from paname.core.names import fold
from paname.games.lumiere import actions as act
from paname.games.lumiere.components import CARDS, ORIENTATIONS, SEATS, Tables
from paname.games.lumiere.square import FRONTS, TURNS, read_space, read_zone
from paname.games.lumiere.state import DRAW_CARD, DRAW_START

EXAMPLES: Final = {"tile": "tile B3 r1", "take": "take U6"}
USES: Final = {
    act.card_of(block.base): block for block in act.CATALOGUE.blocks if act.LEVITATE <= block.base < act.TOKEN
}
"""How each card is carried out, the three aside that only take a token."""


def to_text(tables: Tables, action: i64) -> str:
    """The line of an action."""
    what = act.CATALOGUE.action(tables, action)
    if isinstance(what, act.PlaceTile):
        return f"tile {what.zone} r{what.turn}"
    if isinstance(what, act.TakeBuilding):
        return f"take {what.building}"
    if isinstance(what, act.RaiseBuilding):
        return f"build {what.building} {what.space} r{what.turn}{' f' if what.flipped else ''}"
    if isinstance(what, act.UsePostcard):
        return f"card {what.card}"
    if isinstance(what, act.LeaveUndone):
        return f"card {what.card} undone"
    if isinstance(what, act.GiveBuilding):
        return f"card {what.card} {what.building}"
    if isinstance(what, act.PlaceDouble):
        return f"card {what.card} {what.space} r{what.turn}"
    if isinstance(what, act.PlaceAnnex):
        return f"card {what.card} {what.space} {what.building}"
    if isinstance(what, act.PlaceStatue):
        return f"card {what.card} {what.space} {what.front}"
    if isinstance(what, act.PlacePiece):
        return f"card {what.card} {what.space}"
    return "pass"


def chance_text(tables: Tables, due: int, outcome: int) -> str:
    """The name of a chance outcome."""
    if due == DRAW_START:
        return SEATS[outcome]
    return CARDS[outcome] if due == DRAW_CARD else tables.tile_names[outcome]


def parse(tables: Tables, line: str) -> int:
    """The id of a line; ParseError says what was expected where reading stopped."""
    words = line.split()
    if not words:
        raise ParseError("Nothing was typed; try tile, take, build, card or pass")
    verb, rest = words[0].lower(), words[1:]
    if verb in ("tile", "take", "pass"):
        block = act.CATALOGUE.by_name[verb]
        form = " ".join([verb, *slots(block)])
        expect(rest, len(block.dims), f"{form}, such as: {EXAMPLES[verb]}" if verb in EXAMPLES else form)
        return read_block(tables, block, rest)
    if verb == "build":
        return read_raising(tables, rest)
    if verb == "card":
        return read_card_use(tables, rest)
    raise ParseError(f"{words[0]!r} isn't a move; moves begin with tile, take, build, card or pass")


def slots(block: Block) -> list[str]:
    """What is to be filled in after a block's first words."""
    return [dim.name.upper() for dim in block.dims]


def expect(words: list[str], number: int, form: str) -> None:
    """Refuse a line with too few or too many words."""
    if len(words) < number:
        raise ParseError(f"something is missing; type {form}")
    if len(words) > number:
        raise ParseError(f"{words[number]!r} is one word too many; type {form}")


def read_block(tables: Tables, block: Block, words: list[str]) -> int:
    """The id of a block with one word for each dimension."""
    return block.id(*[READERS[dim.name](tables, dim, word) for dim, word in zip(block.dims, words, strict=True)])


def read_turn(_: Tables, dim: Dim, word: str) -> int:
    """A quarter turn, r0 to r3."""
    names = [f"r{turn}" for turn in range(dim.size)]
    if word.lower() not in names:
        raise ParseError(f"{word!r} isn't a turn; turns are {names[0]} to {names[-1]}")
    return names.index(word.lower())


def read_building(tables: Tables, dim: Dim, word: str) -> int:
    """A building by its code; the garden where it is one of them."""
    names = tables.raisable[: dim.size]
    upper = [name.upper() for name in names]
    if word.upper() not in upper:
        raise ParseError(f"{word!r} isn't a building; there are {', '.join(names)}")
    return upper.index(word.upper())


def read_front(_: Tables, dim: Dim, word: str) -> int:  # noqa: ARG001 - as every reader
    """A side by its name or the beginning of it."""
    found = [place for place, front in enumerate(FRONTS) if front.startswith(word.lower())]
    if len(found) != 1:
        raise ParseError(f"{word!r} isn't a side; sides are {', '.join(FRONTS)}")
    return found[0]


READERS: Final[dict[str, Callable[[Tables, Dim, str], int]]] = {
    "zone": lambda _tables, _dim, word: read_zone(word),
    "space": lambda _tables, _dim, word: read_space(word),
    "turn": read_turn,
    "building": read_building,
    "front": read_front,
}


def read_raising(tables: Tables, words: list[str]) -> int:
    """R-L1: a building, its first space in reading order, its turn; a repeated turn of the same spaces is the first."""
    flipped = len(words) == 4 and words[3].lower() == "f"
    expect(words[:3] if flipped else words, 3, "build BUILDING SPACE TURN, such as: build L6 c4 r2")
    building = read_building(tables, act.BUILDING, words[0])
    space = read_space(words[1])
    orientation = read_turn(tables, act.TURN, words[2]) + (TURNS if flipped else 0)
    same = tables.same[building * ORIENTATIONS + orientation]
    action = act.CATALOGUE.id("build", building, same // TURNS, same % TURNS, space)
    if not act.is_action(tables, action):
        raise ParseError(
            f"{words[0].upper()} doesn't fit on the board with {words[1]} as its first space at {words[2]}"
        )
    return action


def read_card(word: str) -> int:
    """A postcard by its name or the beginning of it."""
    found = [card for card, name in enumerate(CARDS) if fold(name).startswith(fold(word))]
    if not found:
        raise ParseError(f"{word!r} isn't a postcard; there are {', '.join(CARDS)}")
    if len(found) > 1:
        raise ParseError(f"{word!r} could be {', '.join(CARDS[card] for card in found)}")
    return found[0]


def read_card_use(tables: Tables, words: list[str]) -> int:
    """A postcard and what is done with it."""
    if not words:
        raise ParseError(f"Which postcard? There are {', '.join(CARDS)}")
    card, rest = read_card(words[0]), words[1:]
    if card not in USES:
        expect(rest, 0, f"card {CARDS[card]}")
        return act.TOKEN + card
    if len(rest) == 1 and rest[0].lower() == "undone":
        return act.TOKEN + card
    block = USES[card]
    expect(rest, len(block.dims), " ".join(["card", CARDS[card], *slots(block), "or undone"]))
    action = read_block(tables, block, rest)
    if not act.is_action(tables, action):
        raise ParseError(f"two spaces at {rest[1].lower()} from {rest[0]} don't fit on the board")
    return action
