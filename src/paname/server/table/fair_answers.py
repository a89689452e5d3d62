"""Answers worked out from what somebody may know, never from the true position: breakdowns, forecasts, reasons.

They are worked out in a world that the asker cannot tell from the real one. What a game tells of its scores is the same
in all those worlds (the law of `State.told_lines`), so one is enough; what an action would change may differ where it
touches a secret, and is then asked of several.
"""

from collections import Counter
from typing import Final

from paname.core.errors import IllegalAction
from paname.core.events import ScoreLine
from paname.core.rng import Rng
from paname.core.state import State
from paname.core.words import Facts
from paname.server.catalogue import Catalogue, catalogue
from paname.server.refusals import Reason, Refusal, illegal, reason_of
from paname.server.table.table import Table
from paname.server.wire import BreakdownView, ForecastView, LineView, WhyView

WORLDS: Final = 8  # for what may differ between them; that they agree proves nothing
NEAR: Final = 5
REMEDIES: Final = 120  # legal actions that are tried when somebody asks why
CANDIDATES: Final = 400

Key = tuple[int, str, str, Facts]


def worlds(table: Table, audience: int, count: int = 1) -> list[State]:
    """Worlds that this audience cannot tell from the true one; the last position itself when all is shown."""
    return [world_at(table, table.state, table.decision, audience, place) for place in range(count)]


def world_at(table: Table, state: State, decision: int, audience: int, place: int = 0) -> State:
    """A world that this audience could not tell from the position after so many decisions; it stops at a draw."""
    if table.status == "over":
        return state.clone()
    world = state.determinize(audience, Rng(f"worlds:{table.id}:{decision}:{place}"))
    world.rng = None
    return world


def line_view(line: ScoreLine) -> LineView:
    """A line of a score as an object."""
    return LineView(line.seat, line.clause, line.code, line.points, dict(line.subject), dict(line.facts))


def breakdown(table: Table, audience: int) -> BreakdownView:
    """The lines of the scores that this audience knows."""
    return breakdown_at(table, table.state, table.decision, audience)


def breakdown_at(table: Table, state: State, decision: int, audience: int) -> BreakdownView:
    """The lines of the scores that this audience knew after so many decisions, and their sums."""
    world = world_at(table, state, decision, audience)
    told = world.told_lines(audience) if table.status != "over" else world.breakdown()
    totals = [0] * table.created.players
    for line in told:
        totals[line.seat] += line.points
    return BreakdownView([line_view(line) for line in told], [*totals], certain=True)


# Forecasts --------------------------------------------------------------------------------------------------


def forecast(table: Table, audience: int, action: int) -> ForecastView:
    """What an action of the mover would change in the scores, before the next draw, with the facts behind it.

    An action that leaves all secrets alone does the same in every world (the law of `State.secret_fields`): then the
    answer is certain. Else it is what several worlds agree on.
    """
    first = world_at(table, table.state, table.decision, audience)
    secrets = first.secrets()
    changes = [change(first, action, audience)]
    certain = first.secrets() == secrets
    if not certain:
        others = [world_at(table, table.state, table.decision, audience, place) for place in range(1, WORLDS)]
        changes += [change(world, action, audience) for world in others]
    keys = dict.fromkeys(key for points, _ in changes for key in points)
    lines: list[LineView] = []
    totals = [0] * table.created.players
    for key in keys:
        values = {points.get(key, 0) for points, _ in changes}
        if len(values) == 1 and (points := values.pop()):
            seat, clause, code, subject = key
            behind = {facts.get(key, ()) for _, facts in changes}
            facts = behind.pop() if len(behind) == 1 else ()
            lines.append(line_view(ScoreLine(seat, clause, code, points, subject, facts)))
            totals[seat] += points
    return ForecastView(action, lines, totals, certain)


def change(world: State, action: int, audience: int) -> tuple[Counter[Key], dict[Key, Facts]]:
    """The told lines after an action minus those before it, in one world, and the facts after it."""
    points: Counter[Key] = Counter()
    facts: dict[Key, Facts] = {}
    for line in world.told_lines(audience):
        points[line.seat, line.clause, line.code, line.subject] -= line.points
    try:
        world.apply(action)
    except IllegalAction as error:
        raise illegal(error) from None
    for line in world.told_lines(audience):
        key = line.seat, line.clause, line.code, line.subject
        points[key] += line.points
        facts[key] = line.facts
    return points, facts


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
    near = faces.faces(world, remedies(world, faces, draft) or faces.nearest(draft, legal, NEAR))
    candidates = faces.agreeing(draft, faces.ids)[:CANDIDATES]
    if not candidates:
        return WhyView.of(NO_SUCH_MOVE, near)
    return WhyView.of(reason_of(nearest_cause(draft, [world.why_illegal(action) for action in candidates])), near)


def nearest_cause(draft: dict[str, object], refused: list[IllegalAction]) -> IllegalAction:
    """The reason that speaks of what was pointed at rather than of another thing, and least of all of nothing.

    Among equals the later clause, since the earlier ones are kept then, the reason that says more, and the one that
    holds most often.
    """
    named = {str(one) for value in draft.values() for one in (value if isinstance(value, list) else [value])}
    often = Counter((error.clause, error.code, error.facts) for error in refused)

    def rank(error: IllegalAction) -> tuple[int, str, int, int]:
        values = [value for _, value in error.facts]
        others = [value for value in values if isinstance(value, str) and value not in named]
        meant = sum(str(value) in named for value in values) - len(others) if values else -len(named)
        return meant, error.clause, len(values), often[error.clause, error.code, error.facts]

    return max(refused, key=rank)


def remedies(world: State, faces: Catalogue, draft: dict[str, object]) -> list[int]:
    """The legal actions after which the same person could make what is meant."""
    found: list[int] = []
    for action in world.legal_actions()[:REMEDIES]:
        after = world.clone()
        after.apply(action)
        if after.to_move == world.to_move and faces.agreeing(draft, after.legal_actions()):
            found.append(action)
    return found[:NEAR]


def why_action(table: Table, audience: int, action: int) -> WhyView:
    """Why one action can't be made."""
    faces = catalogue(table.created.game, table.created.components)
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
