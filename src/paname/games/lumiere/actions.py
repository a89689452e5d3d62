"""The catalogue of actions: every id by its structure, so that ids stay the same whatever a component file says.

A building's id names its orientation and its first covered space in reading order (L3.3).
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from paname.core.actions import Action
from paname.core.bits import wrap
from paname.games.lumiere.components import (
    BOUQUINISTES,
    CARDS,
    CHARTIER,
    DOMINO,
    FONTAINE,
    GRANDE_LUMIERE,
    JARDIN,
    LAMPADAIRE,
    LEVITATION,
    METROPOLITAIN,
    MOULIN_ROUGE,
    PEINTRE,
    PENSEUR,
    SACRE_COEUR,
    Tables,
)
from paname.games.lumiere.square import FRONTS, space_name, space_names, zone_name

TILE: Final = 0  # zone * 4 + turn
TAKE: Final = 64  # building
PASS: Final = 76
BUILD: Final = 77  # shape * 64 + space
LEVITATE: Final = 6221  # building given back
RAISE_GARDEN: Final = 6233  # space * 2 + upright
PAINTER: Final = 6361  # space
ANNEX: Final = 6425  # space * 13 + building
LAMP_TILE: Final = 7257  # space
DANCER: Final = 7321  # space
FOUNTAIN: Final = 7385  # space * 2 + upright
STATUE: Final = 7513  # space * 4 + front
LARGE_LAMP: Final = 7769  # space
TOKEN: Final = 7833  # card: its only use, or leaving it undone
SPACE: Final = 7845

TOKEN_CARDS: Final = (METROPOLITAIN, SACRE_COEUR, CHARTIER)


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


def covered(tables: Tables, shape: i64, space: i64) -> i64:
    """L3.3: the spaces that a shape covers from its first space."""
    return wrap(tables.shape_masks[shape] << space)


def single_piece(action: i64) -> tuple[int, int]:
    """The card and the space of a piece of one space; card -1 for any other action."""
    for base, card in (
        (PAINTER, PEINTRE),
        (LAMP_TILE, LAMPADAIRE),
        (DANCER, MOULIN_ROUGE),
        (LARGE_LAMP, GRANDE_LUMIERE),
    ):
        if base <= action < base + 64:
            return card, action - base
    return -1, -1


def card_of(action: i64) -> i64:
    """The postcard that an action uses, or -1."""
    if action >= TOKEN:
        return action - TOKEN
    card: i64 = single_piece(action)[0]
    if card >= 0:
        return card
    if action >= STATUE:
        return PENSEUR
    if action >= FOUNTAIN:
        return FONTAINE
    if action >= ANNEX:
        return BOUQUINISTES
    if action >= RAISE_GARDEN:
        return JARDIN
    return LEVITATION if action >= LEVITATE else -1


def to_action(tables: Tables, action: i64) -> Action:
    """The dataclass of an id."""
    if action < TAKE:
        return PlaceTile(zone_name(action >> 2), action & 3)
    if action < PASS:
        return TakeBuilding(tables.building_names[action - TAKE])
    if action == PASS:
        return Pass()
    if action < LEVITATE:
        shape, space = (action - BUILD) >> 6, (action - BUILD) & 63
        spaces = tuple(space_names(covered(tables, shape, space)))
        name = tables.building_names[shape >> 3]
        return RaiseBuilding(name, space_name(space), shape & 3, shape & 4 != 0, spaces)
    return to_card_action(tables, action)


def to_card_action(tables: Tables, action: i64) -> Action:
    """The dataclass of the id of a postcard's use."""
    card = CARDS[card_of(action)]
    if action >= TOKEN:
        return UsePostcard(card) if action - TOKEN in TOKEN_CARDS else LeaveUndone(card)
    if action < RAISE_GARDEN:
        return GiveBuilding(card, tables.building_names[action - LEVITATE])
    if action < PAINTER or FOUNTAIN <= action < STATUE:
        rest = action - (RAISE_GARDEN if action < PAINTER else FOUNTAIN)
        spaces = tuple(space_names(covered(tables, DOMINO + (rest & 1), rest >> 1)))
        return PlaceDouble(card, space_name(rest >> 1), rest & 1, spaces)
    if ANNEX <= action < LAMP_TILE:
        building = (action - ANNEX) % 13
        name = "garden" if building == 12 else tables.building_names[building]
        return PlaceAnnex(card, space_name((action - ANNEX) // 13), name)
    if STATUE <= action < LARGE_LAMP:
        return PlaceStatue(card, space_name((action - STATUE) >> 2), FRONTS[(action - STATUE) & 3])
    return PlacePiece(card, space_name(single_piece(action)[1]))


def is_action(tables: Tables, action: i64) -> bool:
    """Whether an id names something: buildings and doubles must lie on the board in an orientation of their own."""
    if BUILD <= action < LEVITATE:
        return (tables.fits[(action - BUILD) >> 6] >> ((action - BUILD) & 63)) & 1 != 0
    if RAISE_GARDEN <= action < PAINTER:
        return (tables.fits[DOMINO + ((action - RAISE_GARDEN) & 1)] >> ((action - RAISE_GARDEN) >> 1)) & 1 != 0
    if FOUNTAIN <= action < STATUE:
        return (tables.fits[DOMINO + ((action - FOUNTAIN) & 1)] >> ((action - FOUNTAIN) >> 1)) & 1 != 0
    return True
