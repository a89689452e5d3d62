"""What a table tells to whom: every audience gets one update for every entry, holding what it may know."""

from typing import Final

import msgspec

from paname.core.events import Event
from paname.server.catalogue import catalogue, event_fields
from paname.server.table import entries as log
from paname.server.table.clock import clock_json
from paname.server.table.entries import Entry
from paname.server.table.knowledge import known_scores
from paname.server.table.table import PUBLIC, Table
from paname.server.table.undo import undo_state

TABLE_CHANGES: Final = (
    log.Joined,
    log.Left,
    log.Returned,
    log.SeatSet,
    log.Started,
    log.Resigned,
    log.TimedOut,
    log.Replaced,
    log.Ended,
    log.Rematched,
)
PUBLIC_FIELDS: Final = {
    log.Joined: ("seat", "name"),
    log.Left: ("seat", "level"),
    log.Returned: ("seat",),
    log.SeatSet: ("seat", "level"),
    log.UndoAsked: ("seat", "to"),
    log.UndoAnswered: ("seat", "grant"),
    log.Undone: ("seat", "to"),
    log.Chatted: ("seat", "name", "text"),
    log.Resigned: ("seat", "level"),
    log.TimedOut: ("seat", "level"),
    log.Replaced: ("seat", "level"),
    log.Rematched: ("table",),
}


def update(table: Table, entry: Entry, events: list[Event], audience: int, *, is_over: bool) -> dict[str, object]:
    """One entry for one audience; the table stands as it was right after it."""
    told: dict[str, object] = {"n": entry.n, "at": entry.at, "kind": entry.__struct_config__.tag}
    for name in PUBLIC_FIELDS.get(type(entry), ()):
        told[name] = getattr(entry, name)
    if isinstance(entry, log.Moved):
        told.update({"seat": entry.seat, "by": entry.by, "decision": table.decision - 1})
        if is_over or audience == entry.seat:
            told["action"] = last_action(table)
    if isinstance(entry, log.Ended):
        told["result"] = result_json(table)
    if isinstance(entry, log.Ended | log.Started):
        told["seal"] = table.seal()
    if isinstance(entry, log.Moved | log.Started):
        told["events"] = seen(events, audience)
    return told


def seen(events: list[Event], audience: int) -> list[dict[str, object]]:
    """The events that an audience is told."""
    return [event_fields(event) for event in events if event.is_seen_by(audience)]


def last_action(table: Table) -> msgspec.Raw | None:
    """The last decision as an action."""
    play = table.play
    if play is None or play.before is None:
        return None
    return catalogue(table.created.game).face(play.before, play.actions[-1])


def history(table: Table, since: int, audience: int) -> list[dict[str, object]]:
    """All updates after a number, told again from the log."""
    first = table.log[0]
    assert isinstance(first, log.Created)
    past = Table(first)
    found: list[dict[str, object]] = []
    for entry in table.log:
        events = past.fold(entry)
        if entry.n > since:
            found.append(update(past, entry, events, audience, is_over=table.status == "over"))
    return found


def state_json(table: Table, audience: int) -> dict[str, object]:
    """How things stand, for one audience."""
    view = None if table.play is None else table.state.view(audience)
    return {
        "audience": audience,
        "n": table.n,
        "decision": table.decision,
        "status": table.status,
        "to_move": table.to_move if table.to_move >= 0 else None,
        "view": view,
        "legal": legal_json(table, audience),
        "scores": None if view is None else known_scores(table, audience, view),
        "undo": undo_state(table, audience),
        "clock": clock_json(table),
        "result": result_json(table),
    }


def legal_json(table: Table, audience: int) -> list[msgspec.Raw] | None:
    """The legal actions, for the seat that is to move alone."""
    if audience == PUBLIC or audience != table.to_move:
        return None
    return catalogue(table.created.game).faces(table.state, table.state.legal_actions())


def result_json(table: Table) -> dict[str, object] | None:
    """How it ended."""
    ended = table.ended
    if ended is None:
        return None
    return {
        "scores": ended.scores,
        "winners": ended.winners,
        "places": ended.places,
        "reason": ended.reason,
        "seat": ended.seat if ended.seat >= 0 else None,
    }


def table_json(table: Table) -> dict[str, object]:
    """The table as everybody sees it."""
    made = table.created
    return {
        "id": table.id,
        "game": made.game,
        "rules_version": made.rules_version,
        "players": made.players,
        "options": made.options,
        "status": table.status,
        "host": made.host,
        "listed": made.listed,
        "rated": made.rated,
        "clock": made.clock,
        "time_out": made.time_out,
        "leave": made.leave,
        "undo": made.undo,
        "hints": made.hints,
        "forecasts": made.forecasts,
        "created": made.at,
        "seats": [seat.to_json() for seat in table.seats],
        "seal": table.seal(),
        "previous": made.previous or None,
        "rematch": table.rematch or None,
        "forked_from": made.forked_from or None,
    }
