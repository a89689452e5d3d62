"""What a table tells to whom: every audience gets one update for every entry, holding what it may know."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from paname.server.catalogue import catalogue, encode
from paname.server.table import entries as log
from paname.server.table.calls import whose_answer, whose_turn
from paname.server.table.clock import clock_view
from paname.server.table.draft import Step, read_log
from paname.server.table.entry import Entry
from paname.server.table.fair_answers import breakdown
from paname.server.table.requests import proposal_view
from paname.server.table.settings import TableSettings
from paname.server.table.table import PUBLIC, Table
from paname.server.table.undo import undo_view
from paname.server.wire import LineFacts, StateView, TableView, Update


def update(step: Step, audience: int, *, is_over: bool) -> Update:
    """One entry for one audience."""
    entry = step.entry
    found: dict[str, object] = {name: getattr(entry, name) for name in entry.public}
    if isinstance(entry, log.Moved):
        found["decision"] = step.decision - 1
        if is_over or audience == entry.seat:
            found["action"] = step.action
    if isinstance(entry, log.Chatted):
        found["user"] = entry.actor
    if step.result is not None:
        found["result"] = step.result
    if step.seal is not None:
        found["seal"] = step.seal
    if isinstance(entry, log.Moved | log.Started):
        found["events"] = [event for seen_by, event in step.events if seen_by is None or audience in seen_by]
    return Update(entry.n, entry.at, str(entry.__struct_config__.tag), **found)  # type: ignore[arg-type] # by name


def updates_of(steps: Iterable[Step], audience: int, *, is_over: bool = False) -> list[Update]:
    """What happened in some steps, for one audience; once the game is over everybody learns who did what."""
    return [update(step, audience, is_over=is_over) for step in steps]


def updates_since(entries: list[Entry], since: int, audience: int) -> list[Update]:
    """The updates of a whole log after a number, worked out again."""
    table, steps = read_log(entries, since)
    return updates_of(steps, audience, is_over=table.status == "over")


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
        proposal=proposal_view(table),
        result=table.result(),
    )


def legal_actions(table: Table, audience: int) -> list[msgspec.Raw] | None:
    """The legal actions, for the seat that is to move alone."""
    if audience == PUBLIC or audience != table.to_move:
        return None
    return catalogue(table.created.game, table.created.components).faces(table.state, table.state.legal_actions())


def line_facts(table: Table) -> LineFacts:
    """What a list says of a table besides its people."""
    made = table.created
    waits = bool(table.paused_at), whose_turn(table), tuple(whose_answer(table))
    return facts_of(table.settings, encode(made.options), made.host, *waits)


@lru_cache(maxsize=4096)
def facts_of(
    settings: TableSettings,
    options: bytes,
    host: str,
    paused: bool,
    turn: str,
    asked: tuple[str, ...],
) -> LineFacts:
    """The same for every move of somebody's turn, and again at their next one."""
    return LineFacts(
        **settings.values(),  # type: ignore[arg-type] # by name
        options=msgspec.json.decode(options),
        host=host,
        paused=paused,
        turn=turn,
        asked=[*asked],
    )


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
        box=(made.box or made.game) if made.components else None,
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
