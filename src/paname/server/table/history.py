"""The past of a table: positions, how the scores went, and the record, as far as an audience may know them."""

from paname.core.events import Event
from paname.core.state import State
from paname.server.catalogue import catalogue, event_fields
from paname.server.refusals import Refusal
from paname.server.table.entry import Entry
from paname.server.table.fair_answers import breakdown_at
from paname.server.table.table import Table
from paname.server.table.timeline import Timeline
from paname.server.table.updates import updates_since
from paname.server.wire import CurveView, PastMove, PastStateView, PastView, ResultView


def past_position(table: Table, audience: int, decision: int) -> PastView:
    """A past position as this audience saw it, and what led there."""
    if not 0 <= decision <= table.decision:
        raise Refusal("not_found.decision")
    before, state, events = timeline_of(table).around(decision)
    result = table.result() if decision == table.decision else None
    return PastView(
        decision=decision,
        of=table.decision,
        state=past_state(state, decision, audience, scores_at(table, state, decision, audience), result),
        breakdown=breakdown_at(table, state, decision, audience),
        update=past_move(table, decision, before, events, audience) if before is not None else None,
    )


def past_state(
    state: State, decision: int, audience: int, scores: list[int | None], result: ResultView | None
) -> PastStateView:
    """How things stood; nothing can be done there."""
    return PastStateView(
        audience=audience,
        decision=decision,
        status="over" if state.is_over else "running",
        to_move=int(state.to_move) if state.to_move >= 0 else None,
        view=state.view(audience),
        legal=None,
        scores=scores,
        result=result,
    )


def past_move(table: Table, decision: int, before: State, events: list[Event], audience: int) -> PastMove:
    """The decision that led to a position, as this audience was told of it."""
    timeline = timeline_of(table)
    seat = timeline.movers[decision - 1]
    found = PastMove(
        "moved", seat, decision - 1, [event_fields(event) for event in events if event.is_seen_by(audience)]
    )
    if table.status == "over" or audience == seat:
        face = catalogue(table.created.game, table.created.components).face(before, timeline.actions[decision - 1])
        return PastMove("moved", seat, decision - 1, found.events, face)
    return found


def scores_at(table: Table, state: State, decision: int, audience: int) -> list[int | None]:
    """The points of every seat if it had ended there; None where this audience could not know them."""
    shown = state.view(audience).get("scores")
    if isinstance(shown, list):
        return shown
    return breakdown_at(table, state, decision, audience).scores


def curve(table: Table, audience: int) -> CurveView:
    """The points of every seat before the first decision and after each one, and who made it."""
    timeline = timeline_of(table)
    state = timeline.deal.first()
    scores = [scores_at(table, state, 0, audience)]
    for place, action in enumerate(timeline.actions):
        state.apply(action)
        scores.append(scores_at(table, state, place + 1, audience))
    return CurveView(table.decision, scores, timeline.movers)


def timeline_of(table: Table) -> Timeline:
    """The game that was begun here."""
    if table.timeline is None:
        raise Refusal("wrong_status.open", status=table.status)
    return table.timeline


# Records ----------------------------------------------------------------------------------------------------


def record(table: Table, entries: list[Entry]) -> dict[str, object]:
    """The whole record when the game is over, with all entries of the log."""
    document = table.game.record(timeline_of(table).state)
    document["table"] = {
        "id": table.id,
        "seats": [seat.view() for seat in table.seats],
        "seal": table.seal(),
        "result": table.result(),
        "log": [{"n": entry.n, "at": entry.at, **recorded(entry)} for entry in entries[1:]],
    }
    return document


def partial_record(table: Table, entries: list[Entry], audience: int) -> dict[str, object]:
    """What an audience may know of a game that is still being played; slow where the log is long."""
    timeline_of(table)
    return {
        "format": 1,
        "partial": True,
        "game": table.created.game,
        "rules_version": table.created.rules_version,
        "players": table.created.players,
        "options": table.created.options,
        **({"components": table.created.components} if table.created.components else {}),
        "audience": audience,
        "updates": updates_since(entries, 0, audience),
    }


def salvaged_record(table: Table | None, entries: list[Entry], audience: int, refusal: Refusal) -> dict[str, object]:
    """What is left of a table whose log can't be read: what an audience may know of the part before the fault."""
    found: dict[str, object] = {"format": 1, "partial": True, "error": refusal.error()}
    if table is None:
        return found
    if table.timeline is None:
        return {**found, "game": table.created.game, "updates": updates_since(entries, 0, audience)}
    return {**found, **partial_record(table, entries, audience)}


def recorded(entry: Entry) -> dict[str, object]:
    """An entry as it stands in a record."""
    names = entry.public if entry.recorded is None else entry.recorded
    return {"kind": entry.__struct_config__.tag, **{name: getattr(entry, name) for name in names}}
