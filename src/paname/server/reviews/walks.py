"""The positions of a game that is over, or that nobody plays: everything about them is open."""

from collections.abc import Iterator
from typing import Final

from paname.core.events import Event
from paname.core.records import Walk, walk
from paname.core.state import CHANCE, State
from paname.server.catalogue import catalogue, event_fields
from paname.server.refusals import Refusal
from paname.server.table.ending import places
from paname.server.table.fair_answers import line_view
from paname.server.table.history import past_state
from paname.server.table.table import PUBLIC
from paname.server.wire import (
    BreakdownView,
    PastMove,
    PastView,
    ResultView,
    StateView,
    UndoView,
)

MOST_AT_ONCE: Final = 40


def positions(record: dict[str, object], start: int, count: int, audience: int) -> list[PastView]:
    """Some positions one after another, counted by the decisions before them, as an audience sees them."""
    way = walk(record)
    of = len(way.actions)
    if not 0 <= start <= of or not 1 <= count <= MOST_AT_ONCE:
        raise Refusal("not_found.decision")
    end = min(of, start + count - 1)
    found: list[PastView] = []
    for decision, before, events in moments(way):
        if start <= decision <= end:
            found.append(past_view(way, decision, before, events, audience))
        if decision == end:
            break
    return found


def moments(way: Walk) -> Iterator[tuple[int, State | None, list[Event]]]:
    """After every decision and the draws that follow it: its number, the position before it, what happened."""
    before: State | None = None
    events: list[Event] = []
    while True:
        while way.state.to_move == CHANCE:
            way.advance(events)
        yield way.decided, before, events
        if not way.has_more():
            return
        before, events = way.state.clone(), []
        way.advance(events)


def past_view(way: Walk, decision: int, before: State | None, events: list[Event], audience: int) -> PastView:
    """A position, and what led there."""
    state = way.state
    broken = breakdown_of(state)
    return PastView(
        decision=decision,
        of=len(way.actions),
        state=past_state(state, decision, audience, scores_of(state, broken, audience), result_of(state)),
        breakdown=broken,
        update=None if before is None else past_move(way, decision, before, events, audience),
    )


def past_move(way: Walk, decision: int, before: State, events: list[Event], audience: int) -> PastMove:
    """The decision that led to a position."""
    faces = catalogue(way.game.name, before.setup.components or "")
    seen = [event_fields(event) for event in events if event.is_seen_by(audience)]
    face = faces.face(before, way.actions[decision - 1])
    return PastMove("moved", int(before.to_move), decision - 1, seen, face)


def moves_of(record: dict[str, object]) -> list[PastMove]:
    """Every decision of a record, as everybody was told of it."""
    way = walk(record)
    return [
        past_move(way, decision, before, events, PUBLIC)
        for decision, before, events in moments(way)
        if before is not None
    ]


def breakdown_of(state: State) -> BreakdownView:
    """The lines of the scores and their sums."""
    totals = [0] * int(state.players)
    lines = state.breakdown()
    for line in lines:
        totals[line.seat] += line.points
    return BreakdownView([line_view(line) for line in lines], [*totals], certain=True)


def scores_of(state: State, broken: BreakdownView, audience: int) -> list[int | None]:
    """The points as the game shows them."""
    shown = state.view(audience).get("scores")
    return shown if isinstance(shown, list) else broken.scores


def result_of(state: State) -> ResultView | None:
    """How it ended, if it has."""
    if not state.is_over:
        return None
    scores, winners = state.scores(), [int(seat) for seat in state.winners()]
    return ResultView(scores, winners, places(scores, winners, set()), "rules", None)


def standing(state: State, decision: int, seat: int | None, events: list[Event]) -> dict[str, object]:
    """How things stand after a line that is tried out, with what its mover can do, and what happened last."""
    audience = seat if seat is not None else int(state.to_move)
    broken = breakdown_of(state)
    is_movers = state.to_move >= 0 and audience == state.to_move
    faces = catalogue(state.setup.game, state.setup.components or "")
    view = StateView(
        audience=audience,
        n=decision,
        decision=decision,
        status="over" if state.is_over else "running",
        to_move=int(state.to_move) if state.to_move >= 0 else None,
        view=state.view(audience),
        legal=faces.faces(state, state.legal_actions()) if is_movers else None,
        scores=scores_of(state, broken, audience),
        lines=broken.lines,
        certain=True,
        undo=UndoView("no", None, None, redo=False),
        clock=None,
        proposal=None,
        result=result_of(state),
    )
    return {"state": view, "events": [event_fields(event) for event in events]}
