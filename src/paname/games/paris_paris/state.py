"""The position of a game of Paris Paris: tiles, shops, points and the markers that nobody else has seen."""

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.core.bits import count
from paname.core.state import Setup, State
from paname.games.paris_paris.components import SEATS, SECOND, Tables
from paname.games.paris_paris.network import CROSSINGS
from paname.games.paris_paris.tally import of_seat

NOBODY: Final = -1

FIELDS: Final = (
    "round", "bus", "unseen", "unseen_twice", "offer", "offer_twice", "parked", "markers", "bag", "points", "shops",
    "ledger",
)  # fmt: skip


class ParisParisState(State):
    """Sets of tiles and of shops are bits; what each seat has of a thing is a tally.

    Of two equal tiles the second is in the set `…_twice`. `markers` holds the line, plus one, that each seat drew; with
    two players the open marker lies in the third place. The ledger tells what every tour paid: a small tour for each
    round, a grand tour or 0 for each round, the final tours, the bag.
    """

    rounds: i64 = 0
    round: i64 = 0
    bus: i64 = NOBODY
    unseen: i64 = 0
    unseen_twice: i64 = 0
    offer: i64 = 0
    offer_twice: i64 = 0
    parked: i64 = 0
    markers: i64 = 0
    bag: i64 = 0
    points: i64 = 0
    shops: vec[i64] = vec[i64]()
    ledger: vec[i64] = vec[i64]()

    def __init__(self, setup: Setup, tables: Tables) -> None:
        super().__init__(setup)
        self.tables = tables
        self.rounds = tables.piles[self.players - 2]

    def lay_out(self) -> None:
        """T1: the tiles lie face down, the markers are shuffled; a start player chosen beforehand has the bus."""
        start = self.setup.options["start"]
        if isinstance(start, int):
            self.bus = start
        self.unseen = self.tables.once
        self.unseen_twice = self.tables.twice
        self.shops = vec[i64]([0] * SEATS)
        self.ledger = vec[i64]([0] * (2 * self.rounds + self.final_tours() + 1))

    def fields(self) -> list[str]:
        """The names of the integers and vectors above."""
        return list(FIELDS)

    def secret_fields(self) -> list[str]:
        """T5.4: the players' markers."""
        return ["markers"]

    def copy_from(self, other: "ParisParisState") -> None:
        """Become equal to another state."""
        self.copy_base(other)
        self.round = other.round
        self.bus = other.bus
        self.unseen = other.unseen
        self.unseen_twice = other.unseen_twice
        self.offer = other.offer
        self.offer_twice = other.offer_twice
        self.parked = other.parked
        self.markers = other.markers
        self.bag = other.bag
        self.points = other.points
        self.shops = other.shops[:]
        self.ledger = other.ledger[:]

    @abstractmethod
    def clone(self) -> "ParisParisState":
        """An equal state that shares nothing that changes."""

    def score(self, seat: i64) -> i64:
        """T0.8: the points on the track; what final tours and the bag will bring is not foreseen (R-T2)."""
        return of_seat(self.points, seat)

    def pile(self) -> str:
        """Who begins, the markers, or the tiles."""
        return f"{self.bus == NOBODY} {self.markers_drawn()}"

    def final_tours(self) -> i64:
        """T1.2, T5.1: how many markers tour at the end: one a player, with two players the open one too."""
        if self.players == 2:
            return 3
        return self.players

    def markers_drawn(self) -> bool:
        """Whether every marker has been drawn."""
        return of_seat(self.markers, self.final_tours() - 1) != 0

    def marker(self, seat: i64) -> i64:
        """T1.2: the line that a seat drew, or -1 before."""
        return of_seat(self.markers, seat) - 1

    def open_marker(self) -> i64:
        """T1.2: the line of the open marker, or -1."""
        if self.players == 2:
            return self.marker(2)
        return NOBODY

    def has_shop(self, seat: i64, station: i64) -> bool:
        """Whether a seat has a shop at a station."""
        return (self.shops[seat] >> station) & 1 != 0

    def shops_at(self, station: i64) -> i64:
        """How many shops there are at a station."""
        number: i64 = 0
        for seat in range(self.players):
            number += ((self.shops[seat] >> station) & 1) + ((self.shops[seat] >> (station + SECOND)) & 1)
        return number

    def is_full(self, station: i64) -> bool:
        """T0.4: one shop fills a plain station, two fill a crossing."""
        return self.shops_at(station) >= (2 if station < CROSSINGS else 1)

    def on_map(self, seat: i64) -> i64:
        """How many shops a seat has on the map."""
        return count(self.shops[seat])

    def supply(self, seat: i64) -> i64:
        """T0.5: how many shops a seat still has."""
        return self.tables.shops - self.on_map(seat) - of_seat(self.bag, seat)

    def owners(self, station: i64) -> list[int]:
        """The owners of the shops at a station, each as often as it has one there."""
        found: list[int] = []
        for seat in range(self.players):
            found.extend(
                [seat] * (((self.shops[seat] >> station) & 1) + ((self.shops[seat] >> (station + SECOND)) & 1))
            )
        return found

    def copies(self, tile: i64) -> i64:
        """How many tiles of this kind lie open."""
        return ((self.offer >> tile) & 1) + ((self.offer_twice >> tile) & 1)

    def offered(self) -> i64:
        """How many tiles lie open."""
        return count(self.offer) + count(self.offer_twice)
