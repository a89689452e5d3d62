"""A table folded up to one entry, so that opening it costs no more the longer it is played.

The log stays the truth: a snapshot says by its fingerprint which log, entry and version it belongs to; where it doesn't
fit, the log is read instead. The position isn't in it; it follows from the decisions that stand.
"""

import hashlib
from typing import Final

import msgspec

from paname import __version__
from paname.core.options import Value
from paname.server.table.entries import Ended, UndoAsked
from paname.server.table.entry import Entry
from paname.server.table.request_entries import Proposed, Vacation
from paname.server.table.seats import Seat
from paname.server.table.settings import TableSettings
from paname.server.table.table import FOLD_ERRORS, Table, new_table
from paname.server.table.timeline import Deal, Timeline
from paname.server.wire import Status

FORMAT: Final = 1
EVERY: Final = 100  # entries from one snapshot to the next
AT_HAND: Final = 100  # entries that are folded again, so that somebody who missed them is told
KINDS: Final = {str(kind.__struct_config__.tag): kind for kind in Entry.__subclasses__()}
ALIKE: Final = (  # what a table and its snapshot hold under the same name
    "seats",
    "status",
    "left",
    "turn_at",
    "asked",
    "granted",
    "refused",
    "proposal",
    "agreed",
    "paused_at",
    "vacations",
    "votes",
    "ended",
    "rematch",
    "barred",
    "muted",
)


class Misfit(Exception):  # noqa: N818 - the log is read instead
    """A snapshot that doesn't belong to its log, or to this version."""


class Played(msgspec.Struct):
    """The decisions that stand, and those that were taken back last."""

    actions: tuple[int, ...]
    movers: tuple[int, ...]
    shown: tuple[bool, ...]
    undone: tuple[tuple[int, tuple[int, ...]], ...]


class Snapshot(msgspec.Struct, kw_only=True):
    """Everything about a table that its entries have changed."""

    n: int
    players: int
    options: dict[str, Value]
    settings: TableSettings
    seats: list[Seat]
    status: Status
    left: list[int]
    turn_at: int
    asked: UndoAsked | None
    granted: list[int]
    refused: int
    proposal: Proposed | None
    agreed: list[int]
    paused_at: int
    vacations: dict[int, Vacation]
    votes: dict[int, list[int]]
    ended: Ended | None
    rematch: str
    barred: frozenset[str]
    muted: frozenset[str]
    counts: dict[str, int]
    played: Played | None
    key: str  # of the position
    fingerprint: str = ""


_decoder = msgspec.json.Decoder(Snapshot)


def snapshot_of(table: Table) -> Snapshot:
    """A table as it stands."""
    made, timeline = table.created, table.timeline
    played = Played(timeline.actions, timeline.movers, timeline.shown, timeline.undone) if timeline else None
    return Snapshot(
        **{name: getattr(table, name) for name in ALIKE},
        n=table.n,
        players=made.players,
        options=made.options,
        settings=made.settings,
        counts={str(kind.__struct_config__.tag): count for kind, count in table.counts.items()},
        played=played,
        key=position_key(timeline),
    )


def position_key(timeline: Timeline | None) -> str:
    """A short name of a position."""
    return hashlib.sha256(timeline.state.key()).hexdigest() if timeline else ""


def fingerprint(snapshot: Snapshot, first: str, last: str) -> str:
    """What a snapshot belongs to: this version, the first and the last entry it has taken in, and all it says."""
    plain = msgspec.structs.replace(snapshot, fingerprint="")
    parts = (str(FORMAT).encode(), __version__.encode(), first.encode(), last.encode(), msgspec.json.encode(plain))
    return hashlib.sha256(b"\0".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def sealed(snapshot: Snapshot, first: str, last: str) -> bytes:
    """A snapshot as it is stored, for the bodies of the first and the last entry it has taken in."""
    snapshot.fingerprint = fingerprint(snapshot, first, last)
    return msgspec.json.encode(snapshot)


def restored(data: str, bodies: tuple[str, str], first: Entry, last: Entry) -> Table:
    """The table of a snapshot; Misfit unless it belongs to these entries."""
    try:
        snapshot = _decoder.decode(data)
        if snapshot.n != last.n or snapshot.fingerprint != fingerprint(snapshot, *bodies):
            raise Misfit("it belongs to another log or version")
        return unfolded(snapshot, first, last)
    except (msgspec.DecodeError, *FOLD_ERRORS) as error:
        raise Misfit(str(error)) from error


def is_true(data: str, bodies: tuple[str, str], table: Table) -> bool:
    """Whether a snapshot says what the log says, or doesn't fit and will be ignored."""
    try:
        snapshot = _decoder.decode(data)
    except msgspec.DecodeError:
        return True
    if snapshot.fingerprint != fingerprint(snapshot, *bodies):
        return True
    return msgspec.structs.replace(snapshot, fingerprint="") == _decoder.decode(msgspec.json.encode(snapshot_of(table)))


def unfolded(snapshot: Snapshot, first: Entry, last: Entry) -> Table:
    """A table in memory again, its position played from its beginning."""
    table = new_table(first)
    changes = {"players": snapshot.players, "options": snapshot.options, "settings": snapshot.settings}
    table.created = msgspec.structs.replace(table.created, **changes)
    table.settings = snapshot.settings
    for name in ALIKE:
        setattr(table, name, getattr(snapshot, name))
    table.counts = {KINDS[tag]: count for tag, count in snapshot.counts.items()}
    table.log = [last]
    if snapshot.played is not None:
        table.timeline = replayed(table, snapshot.played)
    if position_key(table.timeline) != snapshot.key:
        raise Misfit("its decisions lead to another position")
    return table


def replayed(table: Table, played: Played) -> Timeline:
    """The game again from its first position to the last decision that stands."""
    made = table.created
    deal = Deal(table.game, made.players, dict(made.options), table.seed, made.position)
    return Timeline.of(deal, played.actions, played.movers, played.shown, played.undone)
