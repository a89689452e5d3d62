"""What a table tells to whom: every audience gets one update for every entry, holding what it may know."""

import msgspec

from paname.core.events import Event
from paname.server.catalogue import catalogue, event_fields
from paname.server.table import entries as log
from paname.server.table.clock import clock_view
from paname.server.table.draft import Step
from paname.server.table.entries import Entry
from paname.server.table.fair_answers import breakdown
from paname.server.table.table import PUBLIC, Table
from paname.server.table.undo import undo_view
from paname.server.wire import ResultView, StateView, TableView, Update


def update(table: Table, entry: Entry, events: list[Event], audience: int, *, is_over: bool) -> Update:
    """One entry for one audience; the table stands as it was right after it."""
    found: dict[str, object] = {name: getattr(entry, name) for name in entry.public}
    if isinstance(entry, log.Moved):
        found["decision"] = table.decision - 1
        if is_over or audience == entry.seat:
            found["action"] = last_action(table)
    if isinstance(entry, log.Ended):
        found["result"] = result_view(table)
    if isinstance(entry, log.Ended | log.Started):
        found["seal"] = table.seal()
    if isinstance(entry, log.Moved | log.Started):
        found["events"] = seen(events, audience)
    return Update(entry.n, entry.at, str(entry.__struct_config__.tag), **found)  # type: ignore[arg-type] # by name


def updates_of(steps: list[Step], audience: int) -> list[Update]:
    """What just happened, for one audience."""
    return [update(step.table, step.entry, step.events, audience, is_over=False) for step in steps]


def updates_since(table: Table, since: int, audience: int) -> list[Update]:
    """All updates after a number, worked out again from the log."""
    first = table.log[0]
    assert isinstance(first, log.Created)
    past = Table(first)
    found: list[Update] = []
    for entry in table.log:
        events = past.fold(entry)
        if entry.n > since:
            found.append(update(past, entry, events, audience, is_over=table.status == "over"))
    return found


def seen(events: list[Event], audience: int) -> list[dict[str, object]]:
    """The events that an audience is told."""
    return [event_fields(event) for event in events if event.is_seen_by(audience)]


def last_action(table: Table) -> msgspec.Raw:
    """The last decision as an action."""
    timeline = table.timeline
    assert timeline is not None
    assert timeline.before is not None
    return catalogue(table.created.game).face(timeline.before, timeline.actions[-1])


def state_view(table: Table, audience: int) -> StateView:
    """How things stand, for one audience."""
    scores, is_begun = None, table.timeline is not None
    view = table.state.view(audience) if is_begun else None
    known = breakdown(table, audience) if is_begun else None
    if known is not None and view is not None:
        shown = view.get("scores")
        scores = shown if isinstance(shown, list) else known.scores
    return StateView(
        audience=audience,
        n=table.n,
        decision=table.decision,
        status=table.status,
        to_move=table.to_move if table.to_move >= 0 else None,
        view=view,
        legal=legal_actions(table, audience),
        scores=scores,
        lines=known.lines if known else None,
        certain=known.certain if known else False,
        undo=undo_view(table, audience),
        clock=clock_view(table),
        result=result_view(table),
    )


def legal_actions(table: Table, audience: int) -> list[msgspec.Raw] | None:
    """The legal actions, for the seat that is to move alone."""
    if audience == PUBLIC or audience != table.to_move:
        return None
    return catalogue(table.created.game).faces(table.state, table.state.legal_actions())


def result_view(table: Table) -> ResultView | None:
    """How it ended."""
    ended = table.ended
    if ended is None:
        return None
    seat = ended.seat if ended.seat >= 0 else None
    return ResultView(ended.scores, ended.winners, ended.places, ended.reason, seat)


def table_view(table: Table) -> TableView:
    """The table as everybody sees it."""
    made = table.created
    return TableView(
        **table.settings.values(),  # type: ignore[arg-type] # by name
        id=table.id,
        game=made.game,
        rules_version=made.rules_version,
        players=made.players,
        options=made.options,
        status=table.status,
        origin=table.origin,
        host=made.host,
        created=made.at,
        seats=[seat.view() for seat in table.seats],
        seal=table.seal(),
        previous=made.previous or None,
        rematch=table.rematch or None,
        forked_from=made.forked_from or None,
    )
