"""What can happen in a game of Lumière."""

from dataclasses import dataclass

from paname.core.events import Event


@dataclass(frozen=True)
class StartDrawn(Event):
    """L1.3: who begins."""

    seat: int


@dataclass(frozen=True)
class PostcardShown(Event):
    """L1.1: a postcard was drawn for this game."""

    card: str


@dataclass(frozen=True)
class TileDrawn(Event):
    """L1.2, L2.1: a player drew a tile; only that player is told which."""

    seat: int
    tile: str | None


@dataclass(frozen=True)
class TilePlaced(Event):
    """L2.1: a tile lies face up; `rows` is the zone as printed (o, b, s, l)."""

    seat: int
    tile: str
    zone: str
    turn: int
    rows: tuple[str, ...]


@dataclass(frozen=True)
class BuildingTaken(Event):
    """L2.1: a building went from the supply to a reserve."""

    seat: int
    building: str
    reserve: tuple[str, ...]


@dataclass(frozen=True)
class Passed(Event):
    """L2.4: a player who has placed all tiles did nothing."""

    seat: int


@dataclass(frozen=True)
class PhaseEnded(Event):
    """L2.5: the square is paved; who goes first now (L3.1)."""

    first: int


@dataclass(frozen=True)
class BuildingRaised(Event):
    """L3.3: a building stands; the lamps that shine on it now, and what a card gave for it."""

    seat: int
    building: str
    spaces: tuple[str, ...]
    lamps: tuple[str, ...]
    covered_lamp: str | None
    stone: str | None


@dataclass(frozen=True)
class PostcardUsed(Event):
    """L3.4: a token lies on a postcard."""

    seat: int
    card: str
    done: bool
    tokens: int


@dataclass(frozen=True)
class PiecePlaced(Event):
    """L4: a postcard's piece came onto the square."""

    seat: int
    piece: str
    spaces: tuple[str, ...]
    front: str | None = None
    building: str | None = None
    stone: str | None = None


@dataclass(frozen=True)
class BuildingExchanged(Event):
    """L4.1: a building went back to the supply; the new one is raised next."""

    seat: int
    building: str


@dataclass(frozen=True)
class TurnSkipped(Event):
    """L3.2: a player can neither raise a building nor use a postcard."""

    seat: int


@dataclass(frozen=True)
class GameEnded(Event):
    """L3.5: the scores at the end."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
