"""What can happen in a game of Paris Paris; `gains` and `scores` hold a number for each seat."""

from dataclasses import dataclass

from paname.core.events import Event, rebuilt


@dataclass(frozen=True)
class Tile:
    """A station tile: its station and its line's colour."""

    station: str
    line: str

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


@dataclass(frozen=True)
class PaidShop:
    """A shop that was paid one point: where it stands and whose it is."""

    station: str
    seat: int

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


@dataclass(frozen=True)
class StartPlayerDrawn(Event):
    """T1.3: who begins and gets the bus."""

    seat: int


@dataclass(frozen=True)
class MarkerDrawn(Event):
    """T1.2: a player drew a route marker; only that player sees its line."""

    seat: int
    line: str | None


@dataclass(frozen=True)
class MarkerOpened(Event):
    """T1.2: with two players one more marker lies open."""

    line: str


@dataclass(frozen=True)
class PileTurned(Event):
    """T2.1: the start player turned up a pile."""

    seat: int
    round: int
    tiles: tuple[Tile, ...]
    piles_left: int


@dataclass(frozen=True)
class TileTaken(Event):
    """T2.2: a player took a tile, which leaves the game."""

    seat: int
    station: str
    line: str


@dataclass(frozen=True)
class ShopDisplaced(Event):
    """T2.3: an owner's shop had to go, into the bag or back to the supply."""

    station: str
    owner: int
    seat: int
    goes_to: str


@dataclass(frozen=True)
class ShopOpened(Event):
    """T2.2: a player opened a shop; the owners of all shops there now."""

    seat: int
    station: str
    owners: tuple[int, ...]


@dataclass(frozen=True)
class TileLeftOver(Event):
    """T2.5: everybody has built, and this tile is left."""

    station: str
    line: str


@dataclass(frozen=True)
class SmallTourScored(Event):
    """T3.2: the nearest shops were paid; the distance is None where there was none."""

    station: str
    line: str
    distance: int | None
    shops: tuple[PaidShop, ...]
    gains: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class TileParked(Event):
    """T4.1: the left-over tile was parked face up."""

    station: str
    line: str


@dataclass(frozen=True)
class GrandTourStarted(Event):
    """T4.1, T5.1: the bus sets out along a line, for two parked tiles ("tiles"), a player's marker or the open one."""

    line: str
    cause: str
    seat: int | None
    calls: tuple[str, ...]


@dataclass(frozen=True)
class BusCalled(Event):
    """T4.2: the bus called at a crossing; every shop that was paid there or next door, with its owner."""

    line: str
    call: int
    station: str
    shops: tuple[PaidShop, ...]
    gains: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class GrandTourEnded(Event):
    """T4.2: what the whole tour paid."""

    line: str
    gains: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class ParkedTilesRemoved(Event):
    """T4.1: both parked tiles of the line left the game."""

    line: str


@dataclass(frozen=True)
class BusPassed(Event):
    """T2.6: the bus went to the left; how many rounds are done."""

    seat: int
    rounds_done: int


@dataclass(frozen=True)
class MarkersShown(Event):
    """T5.1: the lines of all markers, by seat, and with two players of the open one."""

    lines: tuple[str, ...]
    open_line: str | None


@dataclass(frozen=True)
class BagCounted(Event):
    """T5.2: the shops in the bag by owner, and who is paid for them."""

    shops: tuple[int, ...]
    seat: int | None
    gains: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class GameEnded(Event):
    """T5.3: the final scores, the place of every seat, and who won."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
