"""The catalogue of actions: every id by its structure, so that ids stay the same whatever a component file says."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from paname.core.actions import Action
from paname.core.catalogue import Block, Catalogue, Dim
from paname.games.paris import structure as box
from paname.games.paris.components import Tables

# The first id of every block; CATALOGUE gives the blocks their dimensions.
DRAW_TILE: Final = 0
LAY_TILE: Final = 3
BUY: Final = 9
SELL: Final = 12
USE_END: Final = 18
USE: Final = 30
USE_8: Final = 60
USE_10: Final = 63
USE_19: Final = 66
USE_21: Final = 72
USE_17: Final = 78
USE_25: Final = 108
USE_23: Final = 138
USE_24: Final = 201
PLACE_KEY: Final = 264
LOOK: Final = 271
MOVE: Final = 272
MOVE_ON: Final = 2288
PASS: Final = 2480
TAKE_END: Final = 2481
TAKE_BONUS: Final = 2493
FILL_SLOT: Final = 2523
LAY_VP: Final = 2526
DECLINE: Final = 2562
END_TURN: Final = 2563

# Where a key comes from: the bank, a building's rank or the Arc; and where it goes: a building's rank or a landmark.
BANK: Final = 0
FROM_RANK: Final = 1
FROM_ARC: Final = 7
FROM_LANDMARK: Final = 8
SOURCES_IN_DISTRICT: Final = 8
TO_LANDMARK: Final = 6
GOALS: Final = 14
BY_TILE: Final = 3
MOVE_TILES: Final = (0, box.ONTO_OWN, box.ONTO_OTHERS)

PAIRS: Final = 6
PAIR_CODES: Final = 63  # tiles 23 and 24: pairs of the first kind + 4 * of the second + 16 * of the third, one at least


@dataclass(frozen=True)
class DrawTile(Action):
    """P2.1: take the top tile of a stack, counted from 1."""

    stack: int


@dataclass(frozen=True)
class LayTile(Action):
    """P2.2: lay the drawn tile in a district of your choice."""

    district: str


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

    tile: str


@dataclass(frozen=True)
class UseTile(Action):
    """P5.3: use a bonus tile that leaves nothing to choose."""

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
    """P3.1: place a key on the bank of a district, or on the Arc."""

    place: str


@dataclass(frozen=True)
class LookAtEndTiles(Action):
    """P6.3: choose to take an end-game tile, and look through the stack."""


@dataclass(frozen=True)
class MoveKey(Action):
    """P4.1: move a key to a building, named by its value, or to a landmark.

    It comes from the `bank`, a building or the `arc` and stays in the district; a key that is on a landmark names no
    district. `tile` is the bonus tile that helps: 9, 16 or none, 0 (P5.5).
    """

    district: str | None
    source: str
    goal: str
    tile: int


@dataclass(frozen=True)
class Pass(Action):
    """P2.6: pass, because there is no main action to make."""


@dataclass(frozen=True)
class TakeEndTile(Action):
    """P6.1: take an end-game tile."""

    tile: str


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
    """P4.7: lay a VP tile, named by the points of its first place, in a district."""

    points: int
    district: str


@dataclass(frozen=True)
class Decline(Action):
    """P4.5 to P4.7: decline the benefit that is being decided, or what is left of it."""


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
        found.extend([box.GOODS[first + place]] * pair_count(code, place))
    return tuple(found)


def two_goods(pair: i64, first: i64) -> tuple[str, ...]:
    """P5.4: the goods of a pair of 0 to 5, of the three kinds from the first on."""
    return (box.GOODS[first + first_of_pair(pair)], box.GOODS[first + second_of_pair(pair)])


def build_move(tables: Tables, district: int, source: int, goal: int, tile: int) -> Action:
    """P4.1: a move of a key that is in a district or on the Arc."""
    place, goes_to = tables.source_ids[source], tables.goal_ids[goal]
    return MoveKey(tables.district_ids[district], place, goes_to, MOVE_TILES[tile])


def build_move_on(tables: Tables, landmark: int, goal: int, tile: int) -> Action:
    """P4.1: a move of a key that is on a landmark."""
    return MoveKey(None, tables.landmark_ids[landmark], tables.landmark_ids[goal], MOVE_TILES[tile])


STACK: Final = Dim("stack", box.STACKS, 1)
DISTRICT: Final = Dim("district", box.DISTRICTS)
RESOURCE: Final = Dim("resource", box.RESOURCES)
PRESTIGE: Final = Dim("prestige", box.KINDS - box.RESOURCES)
PAIR: Final = Dim("pair", PAIRS)
NUMBER: Final = Dim("number", box.NUMBERS, 1)
PAIR_CODE: Final = Dim("pairs", PAIR_CODES, 1)
END_TILE: Final = Dim("tile", box.END_TILES)
LANDMARK: Final = Dim("landmark", box.LANDMARKS)
HELPER: Final = Dim("tile", BY_TILE)

CATALOGUE: Final = Catalogue(
    [
        Block("draw_tile", DRAW_TILE, (STACK,), lambda _, stack: DrawTile(stack)),
        Block("lay_tile", LAY_TILE, (DISTRICT,), lambda tables, place: LayTile(tables.district_ids[place])),
        Block("buy", BUY, (RESOURCE,), lambda _, kind: BuyResource(box.GOODS[kind])),
        Block("sell", SELL, (Dim("good", box.KINDS),), lambda _, kind: SellGood(box.GOODS[kind])),
        Block("use_end", USE_END, (END_TILE,), lambda tables, tile: UseEndTile(tables.end_ids[tile])),
        Block("use", USE, (NUMBER,), lambda _, number: UseTile(number)),
        Block("use_8", USE_8, (PRESTIGE,), lambda _, kind: UseForGoods(8, (box.GOODS[box.RESOURCES + kind],))),
        Block("use_10", USE_10, (RESOURCE,), lambda _, kind: UseForGoods(10, (box.GOODS[kind],))),
        Block("use_19", USE_19, (PAIR,), lambda _, pair: UseForGoods(19, two_goods(pair, box.RESOURCES))),
        Block("use_21", USE_21, (PAIR,), lambda _, pair: UseForGoods(21, two_goods(pair, 0))),
        Block("use_17", USE_17, (NUMBER,), lambda _, number: UseToTake(17, number)),
        Block("use_25", USE_25, (NUMBER,), lambda _, number: UseToTake(25, number)),
        Block("use_23", USE_23, (PAIR_CODE,), lambda _, code: UseForPairs(23, pair_names(code, box.RESOURCES))),
        Block("use_24", USE_24, (PAIR_CODE,), lambda _, code: UseForPairs(24, pair_names(code, 0))),
        Block("place_key", PLACE_KEY, (Dim("place", box.PLACES),), lambda tables, at: PlaceKey(tables.place_ids[at])),
        Block("look", LOOK, (), lambda _: LookAtEndTiles()),
        Block("move", MOVE, (DISTRICT, Dim("source", SOURCES_IN_DISTRICT), Dim("goal", GOALS), HELPER), build_move),
        Block("move_on", MOVE_ON, (LANDMARK, Dim("goal", box.LANDMARKS), HELPER), build_move_on),
        Block("pass", PASS, (), lambda _: Pass()),
        Block("take_end", TAKE_END, (END_TILE,), lambda tables, tile: TakeEndTile(tables.end_ids[tile])),
        Block("take_bonus", TAKE_BONUS, (NUMBER,), lambda _, number: TakeBonusTile(number)),
        Block("fill_slot", FILL_SLOT, (PRESTIGE,), lambda _, kind: FillSlot(box.GOODS[box.RESOURCES + kind])),
        Block(
            "lay_vp",
            LAY_VP,
            (Dim("tile", box.VP_TILES), DISTRICT),
            lambda tables, tile, place: LayVpTile(tables.places[tile * 3], tables.district_ids[place]),
        ),
        Block("decline", DECLINE, (), lambda _: Decline()),
        Block("end_turn", END_TURN, (), lambda _: EndTurn()),
    ]
)
