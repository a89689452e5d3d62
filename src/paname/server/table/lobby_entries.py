"""What happens at a table before its game: it is arranged, people are invited and say that they are ready."""

from typing import TYPE_CHECKING

import msgspec

from paname.core.events import Event
from paname.core.options import Value
from paname.server.table.entry import Entry
from paname.server.table.seats import Seat
from paname.server.table.settings import TableSettings

if TYPE_CHECKING:
    from paname.server.table.table import Table

NEW_SEAT = -1


class Arranged(Entry, tag="arranged"):
    """The host changed the table: how many play, the options, the settings; nobody is ready for that yet."""

    changes_table = True

    players: int
    options: dict[str, Value]
    settings: TableSettings
    seats: list[int]  # for every seat the number it had before, or -1 where it is new

    def fold(self, table: "Table") -> list[Event]:
        """The table is as if it had been made like this."""
        changes = {"players": self.players, "options": self.options, "settings": self.settings}
        table.created = msgspec.structs.replace(table.created, **changes)
        table.settings = self.settings
        colours = table.game.seat_names(self.players)
        before = table.seats
        table.seats = [before[number] if number != NEW_SEAT else Seat(number, "") for number in self.seats]
        for number, seat in enumerate(table.seats):
            seat.number, seat.colour, seat.ready = number, colours[number], False
        table.left = [self.settings.clock.start()] * self.players
        return []


class Invited(Entry, tag="invited"):
    """A seat is kept for somebody."""

    public = ("seat", "name")
    changes_table = True

    seat: int
    user: str
    name: str
    account: bool

    def fold(self, table: "Table") -> list[Event]:
        """Nobody else can sit down there."""
        seat = table.seats[self.seat]
        seat.user, seat.name, seat.account = self.user, self.name, self.account
        return []


class ReadySet(Entry, tag="ready_set"):
    """Somebody is ready to begin, or not any more."""

    public = ("seat", "ready")
    changes_table = True

    seat: int
    ready: bool
    nonce: str = ""

    def fold(self, table: "Table") -> list[Event]:
        """The seat says so, and adds its part of the seed if it has not yet."""
        seat = table.seats[self.seat]
        seat.ready, seat.nonce = self.ready, seat.nonce or self.nonce
        return []
