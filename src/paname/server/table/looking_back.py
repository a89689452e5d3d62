"""Looking back: past positions and how the scores went, for what an audience knew then, or for all once it is over."""

from paname.core.events import Event
from paname.core.state import State
from paname.server.catalogue import catalogue
from paname.server.refusals import not_found
from paname.server.table import commands as ask
from paname.server.table.knowledge import agreed_lines, agreed_scores, worlds_at
from paname.server.table.play import Play
from paname.server.table.table import Table
from paname.server.table.telling import result_json, seen

Answer = dict[str, object]


def position(table: Table, audience: int, query: ask.Replay) -> Answer:
    """A past position as this audience saw it, and what led there."""
    play = played(table)
    if query.decision > table.decision:
        raise not_found("decision")
    state, events = play.at(query.decision)
    return {
        "decision": query.decision,
        "of": table.decision,
        "state": past_state(table, state, query.decision, audience),
        "breakdown": agreed_lines(worlds_at(table, state, query.decision, audience)),
        "update": last_step(table, query.decision, events, audience) if query.decision else None,
    }


def past_state(table: Table, state: State, decision: int, audience: int) -> Answer:
    """How things stood; nothing can be done there."""
    return {
        "audience": audience,
        "decision": decision,
        "status": "over" if state.is_over else "running",
        "to_move": int(state.to_move) if state.to_move >= 0 else None,
        "view": state.view(audience),
        "legal": None,
        "scores": scores_at(table, state, decision, audience),
        "result": result_json(table) if decision == table.decision else None,
    }


def last_step(table: Table, decision: int, events: list[Event], audience: int) -> Answer:
    """The decision that led to a position, as this audience was told of it."""
    play = played(table)
    seat = play.movers[decision - 1]
    told: Answer = {"kind": "moved", "seat": seat, "decision": decision - 1}
    if table.status == "over" or audience == seat:
        before, _ = play.at(decision - 1)
        told["action"] = catalogue(table.created.game).face(before, play.actions[decision - 1])
    told["events"] = seen(events, audience)
    return told


def scores_at(table: Table, state: State, decision: int, audience: int) -> list[int | None]:
    """The points of every seat if it had ended there; None where this audience could not know them."""
    shown = state.view(audience).get("scores")
    if isinstance(shown, list):
        return shown
    return agreed_scores(worlds_at(table, state, decision, audience))


def curve(table: Table, audience: int, query: ask.Curve) -> Answer:
    """The points of every seat before the first decision and after each one, and who made it."""
    play = played(table)
    state = play.deal.first()
    scores = [scores_at(table, state, 0, audience)]
    for place, action in enumerate(play.actions):
        state.apply(action)
        scores.append(scores_at(table, state, place + 1, audience))
    return {"of": table.decision, "scores": scores, "movers": play.movers}


def played(table: Table) -> Play:
    """The game that was begun here."""
    assert table.play is not None
    return table.play
