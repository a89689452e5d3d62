"""The catalogue of actions: every id by its structure, so that ids stay the same whatever a component file says.

A building's id names its orientation and its first covered space in reading order (L3.3).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from paname.core.actions import Action
from paname.core.bits import wrap
from paname.core.catalogue import Block, Catalogue, Dim
from paname.games.lumiere import components as cards
from paname.games.lumiere.components import BUILDINGS, CARDS, DOMINO, ORIENTATIONS, RAISABLE, Tables
from paname.games.lumiere.square import FRONTS, SIDES, SPACES, TURNS, ZONES, space_name, space_names, zone_name

TILE: Final = 0
TAKE: Final = 64
PASS: Final = 76
BUILD: Final = 77
LEVITATE: Final = 6221
RAISE_GARDEN: Final = 6233
PAINTER: Final = 6361
ANNEX: Final = 6425
LAMP_TILE: Final = 7257
DANCER: Final = 7321
FOUNTAIN: Final = 7385
STATUE: Final = 7513
LARGE_LAMP: Final = 7769
TOKEN: Final = 7833  # a card's only use, or leaving it undone
END: Final = 7845

TOKEN_CARDS: Final = (cards.METROPOLITAIN, cards.SACRE_COEUR, cards.CHARTIER)


@dataclass(frozen=True)
class PlaceTile(Action):
    """L2.1: put the held tile into a zone."""

    zone: str
    turn: int


@dataclass(frozen=True)
class TakeBuilding(Action):
    """L2.1: take a building from the supply."""

    building: str


@dataclass(frozen=True)
class Pass(Action):
    """L2.4: do nothing, having placed all tiles."""


@dataclass(frozen=True)
class RaiseBuilding(Action):
    """L3.3: raise a building."""

    building: str
    space: str
    turn: int
    flipped: bool
    spaces: tuple[str, ...]


@dataclass(frozen=True)
class UsePostcard(Action):
    """L3.4: lay a token; the three cards that carry nothing out now."""

    card: str


@dataclass(frozen=True)
class LeaveUndone(Action):
    """L3.4: lay a token and leave the card's action undone."""

    card: str


@dataclass(frozen=True)
class GiveBuilding(Action):
    """L4.1: give a building back for one of the supply, which is raised next."""

    card: str
    building: str


@dataclass(frozen=True)
class PlacePiece(Action):
    """L4: put a card's piece on one space."""

    card: str
    space: str


@dataclass(frozen=True)
class PlaceDouble(Action):
    """L4.3, L4.10: put the garden or the fountain on two spaces."""

    card: str
    space: str
    turn: int
    spaces: tuple[str, ...]


@dataclass(frozen=True)
class PlaceAnnex(Action):
    """L4.7: put the annex beside a building and join it to that one."""

    card: str
    space: str
    building: str


@dataclass(frozen=True)
class PlaceStatue(Action):
    """L4.11: put the statue down, facing a side."""

    card: str
    space: str
    front: str


# What the rules read from an id ---------------------------------------------------------------------------


def zone_of(action: i64) -> i64:
    """L2.1: where a tile is placed; the zone comes in four turns."""
    return (action - TILE) >> 2


def turn_of(action: i64) -> i64:
    """L2.1: how a tile is turned."""
    return (action - TILE) & 3


def shape_of(action: i64) -> i64:
    """L3.3: the building and the orientation in which it is raised; each has 64 first spaces."""
    return (action - BUILD) >> 6


def first_space(action: i64) -> i64:
    """L3.3: the first space of a building that is raised."""
    return (action - BUILD) & 63


def covered(tables: Tables, shape: i64, space: i64) -> i64:
    """L3.3: the spaces that a shape covers from its first space."""
    return wrap(tables.shape_masks[shape] << space)


def raised_on(tables: Tables, action: i64) -> i64:
    """L3.3: the spaces of a building that is raised."""
    return covered(tables, shape_of(action), first_space(action))


def double_on(tables: Tables, action: i64, base: i64) -> i64:
    """L4.3, L4.10: the two spaces of the garden or the fountain."""
    return covered(tables, DOMINO + ((action - base) & 1), (action - base) >> 1)


def annex_space(action: i64) -> i64:
    """L4.7: where the annex stands."""
    return (action - ANNEX) // RAISABLE


def annexed_building(action: i64) -> i64:
    """L4.7: what the annex joins."""
    return (action - ANNEX) % RAISABLE


def statue_space(action: i64) -> i64:
    """L4.11: where the statue stands; it looks to one of four sides."""
    return (action - STATUE) >> 2


def statue_front(action: i64) -> i64:
    """L4.11: where the statue looks."""
    return (action - STATUE) & 3


def card_of(action: i64) -> i64:
    """The postcard that an action uses, or -1."""
    if action >= TOKEN:
        return action - TOKEN
    if action >= LARGE_LAMP:
        return cards.GRANDE_LUMIERE
    if action >= STATUE:
        return cards.PENSEUR
    if action >= FOUNTAIN:
        return cards.FONTAINE
    if action >= DANCER:
        return cards.MOULIN_ROUGE
    if action >= LAMP_TILE:
        return cards.LAMPADAIRE
    if action >= ANNEX:
        return cards.BOUQUINISTES
    if action >= PAINTER:
        return cards.PEINTRE
    if action >= RAISE_GARDEN:
        return cards.JARDIN
    return cards.LEVITATION if action >= LEVITATE else -1


def is_action(tables: Tables, action: i64) -> bool:
    """Whether an id names something: buildings and doubles must lie on the board in an orientation of their own."""
    if BUILD <= action < LEVITATE:
        return (tables.fits[shape_of(action)] >> first_space(action)) & 1 != 0
    if RAISE_GARDEN <= action < PAINTER:
        place = action - RAISE_GARDEN
    elif FOUNTAIN <= action < STATUE:
        place = action - FOUNTAIN
    else:
        return True
    return (tables.fits[DOMINO + (place & 1)] >> (place >> 1)) & 1 != 0


def is_flipped(action: i64) -> bool:
    """L3.3: whether it raises a building that was turned over."""
    return BUILD <= action < LEVITATE and shape_of(action) % ORIENTATIONS >= TURNS


# The table ------------------------------------------------------------------------------------------------


def raising(tables: Tables, building: int, flipped: int, turn: int, space: int) -> Action:
    """L3.3: a building with the spaces that it covers."""
    shape = building * ORIENTATIONS + flipped * TURNS + turn
    spaces = tuple(space_names(covered(tables, shape, space)))
    return RaiseBuilding(tables.raisable[building], space_name(space), turn, flipped == 1, spaces)


def exchange(tables: Tables, building: int) -> Action:
    """L4.1: a building that Lévitation gives back."""
    return GiveBuilding(CARDS[cards.LEVITATION], tables.raisable[building])


def piece(base: int) -> Callable[[Tables, int], Action]:
    """L4: a card's piece on one space."""
    return lambda _, space: PlacePiece(CARDS[card_of(base)], space_name(space))


def double(base: int) -> Callable[[Tables, int, int], Action]:
    """L4.3, L4.10: a card's piece on two spaces."""

    def build(tables: Tables, space: int, turn: int) -> Action:
        spaces = tuple(space_names(covered(tables, DOMINO + turn, space)))
        return PlaceDouble(CARDS[card_of(base)], space_name(space), turn, spaces)

    return build


def annex(tables: Tables, space: int, building: int) -> Action:
    """L4.7: the annex and its building."""
    return PlaceAnnex(CARDS[cards.BOUQUINISTES], space_name(space), tables.raisable[building])


def statue(_: Tables, space: int, front: int) -> Action:
    """L4.11: the statue and where it looks."""
    return PlaceStatue(CARDS[cards.PENSEUR], space_name(space), FRONTS[front])


def token(_: Tables, card: int) -> Action:
    """L3.4: the only use of a card, or leaving it undone."""
    return UsePostcard(CARDS[card]) if card in TOKEN_CARDS else LeaveUndone(CARDS[card])


SPOT: Final = Dim("space", SPACES)
TURN: Final = Dim("turn", TURNS)
UPRIGHT: Final = Dim("turn", 2)
BUILDING: Final = Dim("building", BUILDINGS)

CATALOGUE: Final = Catalogue(
    [
        Block("tile", TILE, [Dim("zone", ZONES), TURN], lambda _, zone, turn: PlaceTile(zone_name(zone), turn)),
        Block("take", TAKE, [BUILDING], lambda tables, building: TakeBuilding(tables.raisable[building])),
        Block("pass", PASS, [], lambda _: Pass()),
        Block("build", BUILD, [BUILDING, Dim("flipped", 2), TURN, SPOT], raising),
        Block("levitation", LEVITATE, [BUILDING], exchange),
        Block("garden", RAISE_GARDEN, [SPOT, UPRIGHT], double(RAISE_GARDEN)),
        Block("painter", PAINTER, [SPOT], piece(PAINTER)),
        Block("annex", ANNEX, [SPOT, Dim("building", RAISABLE)], annex),
        Block("lamp_tile", LAMP_TILE, [SPOT], piece(LAMP_TILE)),
        Block("dancer", DANCER, [SPOT], piece(DANCER)),
        Block("fountain", FOUNTAIN, [SPOT, UPRIGHT], double(FOUNTAIN)),
        Block("statue", STATUE, [SPOT, Dim("front", SIDES)], statue),
        Block("large_lamp", LARGE_LAMP, [SPOT], piece(LARGE_LAMP)),
        Block("token", TOKEN, [Dim("card", len(CARDS))], token),
    ]
)
