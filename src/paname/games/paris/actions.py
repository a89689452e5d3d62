"""The catalogue of actions: every id by its structure, so that ids stay the same whatever a component file says."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from paname.core.actions import Action
from paname.core.errors import PanameError
from paname.games.paris.structure import ANY_TILE, GOODS, ONTO_OTHERS, ONTO_OWN, PAWN_BACK, RESOURCES

DRAW_TILE: Final = 0  # stack
LAY_TILE: Final = 3  # district
BUY: Final = 9  # resource
SELL: Final = 12  # good
USE_END: Final = 18  # end-game tile
USE: Final = 29  # + number, 1 to 30
USE_8: Final = 60  # prestige
USE_10: Final = 63  # resource
USE_19: Final = 66  # pair of prestige
USE_21: Final = 72  # pair of resources
USE_17: Final = 77  # + number
USE_25: Final = 107  # + number
USE_23: Final = 137  # + pairs of bronze + 4 * pairs of silver + 16 * pairs of gold
USE_24: Final = 200  # + pairs of wood + 4 * pairs of marble + 16 * pairs of gold
PLACE_KEY: Final = 264  # district, or 6 for the Arc
LOOK: Final = 271
MOVE: Final = 272  # ((district * 8 + source) * 14 + goal) * 3 + tile
MOVE_ON: Final = 2288  # (landmark * 8 + goal) * 3 + tile
PASS: Final = 2480
TAKE_END: Final = 2481  # end-game tile
TAKE_BONUS: Final = 2492  # + number
FILL_SLOT: Final = 2520  # + prestige, 3 to 5
LAY_VP: Final = 2526  # tile * 6 + district
DECLINE: Final = 2562
END_TURN: Final = 2563
SPACE: Final = 2564

# Where a key comes from, within its district, and where it goes.
BANK: Final = 0
FROM_RANK: Final = 1
FROM_ARC: Final = 7
FROM_LANDMARK: Final = 8
SOURCES_IN_DISTRICT: Final = 8
TO_LANDMARK: Final = 6
GOALS: Final = 14
BY_TILE: Final = 3
MOVE_TILES: Final = (0, ONTO_OWN, ONTO_OTHERS)

PAIRS: Final = 6


@dataclass(frozen=True)
class DrawTile(Action):
    """P2.1: take the top tile of a stack, counted from 0."""

    stack: int


@dataclass(frozen=True)
class LayTile(Action):
    """P2.2: lay the drawn tile in a district of choice."""

    district: int


@dataclass(frozen=True)
class BuyResource(Action):
    """P2.4: buy a resource from the supply."""

    good: str


@dataclass(frozen=True)
class SellGood(Action):
    """P2.4: sell a resource or a prestige."""

    good: str


@dataclass(frozen=True)
class UseEndTile(Action):
    """P6.2: use an end-game tile."""

    tile: int


@dataclass(frozen=True)
class UseTile(Action):
    """P5.3: use a bonus tile that needs no more words."""

    number: int


@dataclass(frozen=True)
class UseForGoods(Action):
    """P5.4: use tile 8, 10, 19 or 21 as these goods."""

    number: int
    goods: tuple[str, ...]


@dataclass(frozen=True)
class UseToTake(Action):
    """P5.7: use tile 17 or 25 to take another one."""

    number: int
    taken: int


@dataclass(frozen=True)
class UseForPairs(Action):
    """P5.9: use tile 23 or 24 and give up these pairs, each named once."""

    number: int
    pairs: tuple[str, ...]


@dataclass(frozen=True)
class PlaceKey(Action):
    """P3.1: place a key on the bank of a district, or on the Arc (6)."""

    place: int


@dataclass(frozen=True)
class LookAtEndTiles(Action):
    """P6.3: decide for an end-game tile and look through the stack."""


@dataclass(frozen=True)
class MoveKey(Action):
    """P4.1: move a key.

    `source` is the bank (0), a building's rank from 1, the Arc (7) or a landmark from 8; `goal` a building's rank from
    0 or a landmark from 6; `district` is -1 for a key that is on a landmark; `tile` is 0, 9 or 16 (P5.5).
    """

    district: int
    source: int
    goal: int
    tile: int


@dataclass(frozen=True)
class Pass(Action):
    """P2.6: make no main action, for want of one."""


@dataclass(frozen=True)
class TakeEndTile(Action):
    """P6.1: take an end-game tile."""

    tile: int


@dataclass(frozen=True)
class TakeBonusTile(Action):
    """P5.1: move the pawn forward to a number and take the tile."""

    number: int


@dataclass(frozen=True)
class FillSlot(Action):
    """P4.6: give a prestige to a slot of the landmark."""

    good: str


@dataclass(frozen=True)
class LayVpTile(Action):
    """P4.7: lay a VP tile in a district."""

    tile: int
    district: int


@dataclass(frozen=True)
class Decline(Action):
    """P4.5 to P4.7: leave the benefit that is being decided, or what is left of it."""


@dataclass(frozen=True)
class EndTurn(Action):
    """P2.7: end the turn."""


def first_of_pair(pair: i64) -> i64:
    """The first kind of a pair of 0 to 5: 00 01 02 11 12 22."""
    return (0x211000 >> (4 * pair)) & 15


def second_of_pair(pair: i64) -> i64:
    """The second kind of a pair."""
    return (0x221210 >> (4 * pair)) & 15


def pair_count(code: i64, place: i64) -> i64:
    """P5.9: how many pairs of the first, second or third kind a code of tiles 23 and 24 names."""
    return (code >> (2 * place)) & 3


def pair_names(code: i64, first: i64) -> tuple[str, ...]:
    """P5.9: the goods of a code, one name a pair."""
    found: list[str] = []
    for place in range(3):
        found.extend([GOODS[first + place]] * pair_count(code, place))
    return tuple(found)


def goods_of(action: i64) -> tuple[str, ...]:
    """P5.4: the goods that tiles 8, 10, 19 and 21 are used as."""
    if action < USE_10:
        return (GOODS[RESOURCES + action - USE_8],)
    if action < USE_19:
        return (GOODS[action - USE_10],)
    pair = (action - USE_19) % PAIRS
    shift = RESOURCES if action < USE_21 else 0
    return (GOODS[first_of_pair(pair) + shift], GOODS[second_of_pair(pair) + shift])


def to_move(action: i64) -> MoveKey:
    """P4.1: the parts of a move's id."""
    tile = MOVE_TILES[(action - MOVE) % BY_TILE]
    if action >= MOVE_ON:
        rest = (action - MOVE_ON) // BY_TILE
        return MoveKey(-1, FROM_LANDMARK + rest // 8, TO_LANDMARK + rest % 8, tile)
    rest = (action - MOVE) // BY_TILE
    return MoveKey(rest // (SOURCES_IN_DISTRICT * GOALS), rest // GOALS % SOURCES_IN_DISTRICT, rest % GOALS, tile)


def to_action(action: i64) -> Action:
    """The dataclass of an id."""
    if action < USE_END:
        return to_first(action)
    if action < PLACE_KEY:
        return to_use(action)
    if action < LOOK:
        return PlaceKey(action - PLACE_KEY)
    if action == LOOK:
        return LookAtEndTiles()
    if action < PASS:
        return to_move(action)
    return to_last(action)


def to_first(action: i64) -> Action:
    """Draws, purchases and sales."""
    if action < LAY_TILE:
        return DrawTile(action)
    if action < BUY:
        return LayTile(action - LAY_TILE)
    if action < SELL:
        return BuyResource(GOODS[action - BUY])
    return SellGood(GOODS[action - SELL])


def to_use(action: i64) -> Action:
    """Uses of end-game and bonus tiles."""
    if action <= USE:
        return UseEndTile(action - USE_END)
    if action < USE_8:
        return UseTile(action - USE)
    if action < USE_10:
        return UseForGoods(8, goods_of(action))
    if action < USE_19:
        return UseForGoods(10, goods_of(action))
    if action <= USE_17:
        return UseForGoods(19 if action < USE_21 else 21, goods_of(action))
    if action <= USE_25:
        return UseToTake(ANY_TILE, action - USE_17)
    if action <= USE_23:
        return UseToTake(PAWN_BACK, action - USE_25)
    if action <= USE_24:
        return UseForPairs(23, pair_names(action - USE_23, RESOURCES))
    return UseForPairs(24, pair_names(action - USE_24, 0))


def to_last(action: i64) -> Action:
    """What follows a main action, and the pass."""
    if action == PASS:
        return Pass()
    if action <= TAKE_BONUS:
        return TakeEndTile(action - TAKE_END)
    if action <= FILL_SLOT + 2:
        return TakeBonusTile(action - TAKE_BONUS)
    if action < LAY_VP:
        return FillSlot(GOODS[action - FILL_SLOT])
    if action < DECLINE:
        return LayVpTile((action - LAY_VP) // 6, (action - LAY_VP) % 6)
    return Decline() if action == DECLINE else EndTurn()


_ids: dict[Action, int] = {}


def to_id(action: Action) -> int:
    """The id of a dataclass."""
    if not _ids:
        _ids.update({to_action(number): number for number in range(SPACE)})
    if action not in _ids:
        raise PanameError(f"{action!r} is no action of Paris")
    return _ids[action]
