"""Answers worked out from what somebody may know, never from the true position: breakdowns, forecasts, reasons.

They are taken over several worlds that the asker cannot tell from the real one; whatever differs between the worlds is
not known to the asker and is left out.
"""

from collections import Counter
from typing import Final

from paname.core.errors import IllegalAction
from paname.core.events import Event, ScoreLine
from paname.core.rng import Rng
from paname.core.state import State
from paname.core.words import Facts
from paname.server.catalogue import Catalogue, catalogue
from paname.server.refusals import Reason, Refusal, illegal, reason_of
from paname.server.table.table import Table
from paname.server.wire import BreakdownView, ForecastView, LineView, WhyView

WORLDS: Final = 4
POSSIBLE: Final = 8  # worlds that are asked whether a decision told something
POSSIBLE_IN_PRIVATE: Final = 32
NEAR: Final = 5
CANDIDATES: Final = 400

Key = tuple[int, str, str, Facts]


def worlds(table: Table, audience: int, count: int = WORLDS) -> list[State]:
    """Worlds that this audience cannot tell from the true one; the last position itself when all is shown."""
    return worlds_at(table, table.state, table.decision, audience, count)


def worlds_at(table: Table, state: State, decision: int, audience: int, count: int = WORLDS) -> list[State]:
    """Worlds that this audience could not tell from the position after so many decisions."""
    if table.status == "over":
        return [state.clone()]
    return [worlds_of(state, audience, f"{table.id}:{decision}:{place}") for place in range(count)]


def worlds_of(state: State, audience: int, stream: str) -> State:
    """One world, which stops at the next draw."""
    world = state.determinize(audience, Rng(f"worlds:{stream}"))
    world.rng = None
    return world


def agreed_scores(found: list[State]) -> list[int | None]:
    """The points on which all worlds agree."""
    scores = [world.scores() for world in found]
    return [seat[0] if len(set(seat)) == 1 else None for seat in zip(*scores, strict=True)]


def line_view(line: ScoreLine) -> LineView:
    """A line of a score as an object."""
    return LineView(line.seat, line.clause, line.code, line.points, dict(line.subject), dict(line.facts))


def breakdown(table: Table, audience: int) -> BreakdownView:
    """The lines of the scores that this audience knows."""
    return agreed_lines(worlds(table, audience))


def agreed_lines(found: list[State]) -> BreakdownView:
    """The lines of the scores on which all worlds agree."""
    sheets = [world.breakdown() for world in found]
    first = sheets[0]
    if all(sheet == first for sheet in sheets[1:]):  # as a rule: nothing hidden counts yet
        return BreakdownView([line_view(line) for line in first], [*found[0].scores()], certain=True)
    common = Counter(first)
    for sheet in sheets[1:]:
        common &= Counter(sheet)
    lines = []
    for line in first:
        if common[line]:
            common[line] -= 1
            lines.append(line_view(line))
    return BreakdownView(lines, agreed_scores(found), certain=all(len(sheet) == len(lines) for sheet in sheets))


# Forecasts --------------------------------------------------------------------------------------------------


def forecast(table: Table, audience: int, action: int) -> ForecastView:
    """What an action of the mover would change in the scores, before the next draw."""
    changes = [change(world, action) for world in worlds(table, audience)]
    keys = dict.fromkeys(key for points in changes for key in points)
    lines: list[LineView] = []
    totals = [0] * table.created.players
    certain = True
    for key in keys:
        values = {points.get(key, 0) for points in changes}
        certain = certain and len(values) == 1
        if len(values) == 1 and (points := values.pop()):
            seat, clause, code, subject = key
            lines.append(line_view(ScoreLine(seat, clause, code, points, subject)))
            totals[seat] += points
    return ForecastView(action, lines, totals, certain)


def change(world: State, action: int) -> Counter[Key]:
    """The breakdown after an action minus the one before it, in one world."""
    points: Counter[Key] = Counter()
    for line in world.breakdown():
        points[line.seat, line.clause, line.code, line.subject] -= line.points
    try:
        world.apply(action)
    except IllegalAction as error:
        raise illegal(error) from None
    for line in world.breakdown():
        points[line.seat, line.clause, line.code, line.subject] += line.points
    return points


# Why not ----------------------------------------------------------------------------------------------------


def why(table: Table, audience: int, faces: Catalogue, draft: dict[str, object]) -> WhyView:
    """Which clause stands against a draft, and the legal actions that come nearest to it."""
    world = worlds(table, audience, 1)[0]
    legal = world.legal_actions()
    agreeing = faces.agreeing(draft, legal)
    if agreeing:
        return WhyView(legal=agreeing)
    if audience != table.to_move:
        return WhyView.of(not_the_turn(table), [])
    near = faces.faces(world, faces.nearest(draft, legal, NEAR))
    candidates = faces.agreeing(draft, faces.ids)[:CANDIDATES]
    if not candidates:
        return WhyView.of(NO_SUCH_MOVE, near)
    refused = [world.why_illegal(action) for action in candidates]
    common = Counter((error.clause, error.code, error.facts) for error in refused).most_common(1)[0][0]
    first = next(error for error in refused if (error.clause, error.code, error.facts) == common)
    return WhyView.of(reason_of(first), near)


def why_action(table: Table, audience: int, action: int) -> WhyView:
    """Why one action can't be made."""
    faces = catalogue(table.created.game)
    if action not in faces.known:
        return WhyView.of(reason_of(IllegalAction("catalogue", "no_such_action", (("action", action),))), [])
    world = worlds(table, audience, 1)[0]
    if audience == table.to_move and not world.legal_moves().contains(action):
        near = faces.nearest(faces.fields(action), world.legal_actions(), NEAR)
        return WhyView.of(reason_of(world.why_illegal(action)), faces.faces(world, near))
    return why(table, audience, faces, faces.fields(action))


def not_the_turn(table: Table) -> Reason:
    """It's somebody else's turn."""
    refusal = Refusal("not_your_turn.move", colour=table.seats[table.to_move].colour)
    return Reason("turn", refusal.code, refusal.facts, refusal.text)


NO_SUCH_MOVE: Final = Reason("catalogue", "no_such_move", {}, Refusal("not_found.move").text)


# What was revealed ------------------------------------------------------------------------------------------


def reveals(before: State, action: int, after: State) -> bool:
    """Whether a decision showed anybody something: in some world they thought possible they'd know something else now.

    Worlds are drawn at random. Where only some seats were told something, worlds that differ are rarer: more are asked.
    """
    events: list[Event] = []
    before.clone().apply(action, events)
    count = POSSIBLE if all(event.seen_by is None for event in events) else POSSIBLE_IN_PRIVATE
    for viewer in range(-1, int(before.players)):
        known = knowledge(after, viewer)
        for number in range(count):
            world = worlds_of(before, viewer, f"possible {number}")
            if not world.legal_moves().contains(action):
                return True
            world.apply(action)
            if knowledge(world, viewer) != known:
                return True
    return False


def knowledge(state: State, viewer: int) -> bytes:
    """What somebody knows, as bytes: positions they can't tell apart give the same world from the same stream."""
    return state.determinize(viewer, Rng("knowledge")).key()
