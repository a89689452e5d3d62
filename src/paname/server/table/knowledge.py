"""Answers worked out from what somebody may know, never from the true position: breakdowns, forecasts, reasons.

They are taken over several worlds that the asker cannot tell from the real one; whatever differs between the worlds is
not known to the asker and is left out.
"""

from collections import Counter
from typing import Final

from paname.core.errors import IllegalAction
from paname.core.events import ScoreLine
from paname.core.rng import Rng
from paname.core.state import State
from paname.core.words import Facts
from paname.server.catalogue import Catalogue
from paname.server.refusals import Refusal
from paname.server.table.table import Table

WORLDS: Final = 4
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


def known_scores(table: Table, audience: int, view: dict[str, object]) -> list[int | None]:
    """The points of every seat if it ended now, None where this audience cannot know them."""
    shown = view.get("scores")
    if isinstance(shown, list):
        return shown
    return agreed_scores(worlds(table, audience))


def agreed_scores(found: list[State]) -> list[int | None]:
    """The points on which all worlds agree."""
    scores = [world.scores() for world in found]
    return [seat[0] if len(set(seat)) == 1 else None for seat in zip(*scores, strict=True)]


def line_json(line: ScoreLine) -> dict[str, object]:
    """A line of a score as an object."""
    return {
        "seat": line.seat,
        "clause": line.clause,
        "code": line.code,
        "points": line.points,
        "subject": dict(line.subject),
        "facts": dict(line.facts),
    }


def breakdown(table: Table, audience: int) -> dict[str, object]:
    """The lines of the scores that this audience knows."""
    return agreed_lines(worlds(table, audience))


def agreed_lines(found: list[State]) -> dict[str, object]:
    """The lines of the scores on which all worlds agree."""
    sheets = [Counter(world.breakdown()) for world in found]
    common = sheets[0]
    for sheet in sheets[1:]:
        common &= sheet
    lines = [line for line in sheets[0] if line in common]
    certain = all(sheet == sheets[0] for sheet in sheets)
    return {"lines": [line_json(line) for line in lines], "scores": agreed_scores(found), "certain": certain}


# Forecasts --------------------------------------------------------------------------------------------------


def forecast(table: Table, audience: int, action: int) -> dict[str, object]:
    """What an action of the mover would change in the scores, before the next draw."""
    changes = [change(world, action) for world in worlds(table, audience)]
    keys = dict.fromkeys(key for points in changes for key in points)
    lines: list[dict[str, object]] = []
    totals = [0] * table.created.players
    certain = True
    for key in keys:
        values = {points.get(key, 0) for points in changes}
        certain = certain and len(values) == 1
        if len(values) == 1 and (points := values.pop()):
            seat, clause, code, subject = key
            lines.append(line_json(ScoreLine(seat, clause, code, points, subject)))
            totals[seat] += points
    return {"action": action, "lines": lines, "totals": totals, "certain": certain}


def change(world: State, action: int) -> Counter[Key]:
    """The breakdown after an action minus the one before it, in one world."""
    points: Counter[Key] = Counter()
    for line in world.breakdown():
        points[line.seat, line.clause, line.code, line.subject] -= line.points
    try:
        world.apply(action)
    except IllegalAction as error:
        raise Refusal("illegal", str(error), clause=error.clause, reason=error.reason) from None
    for line in world.breakdown():
        points[line.seat, line.clause, line.code, line.subject] += line.points
    return points


# Why not ----------------------------------------------------------------------------------------------------


def why(table: Table, audience: int, catalogue: Catalogue, draft: dict[str, object]) -> dict[str, object]:
    """Which clause stands against a draft, in words, and the legal actions that come nearest to it."""
    world = worlds(table, audience, 1)[0]
    legal = world.legal_actions()
    agreeing = catalogue.agreeing(draft, legal)
    if agreeing:
        return {"legal": agreeing}
    if audience != table.to_move:
        return explained(world, catalogue, "turn", f"It is {table.seats[table.to_move].colour}'s turn.", [])
    near = catalogue.nearest(draft, legal, NEAR)
    candidates = catalogue.agreeing(draft, catalogue.ids)[:CANDIDATES]
    if not candidates:
        return explained(world, catalogue, "catalogue", "There is no such move in this game.", near)
    reasons = Counter((refused.clause, refused.reason) for refused in map(world.why_illegal, candidates))
    clause, reason = reasons.most_common(1)[0][0]
    return explained(world, catalogue, clause, reason, near)


def explained(world: State, catalogue: Catalogue, clause: str, reason: str, near: list[int]) -> dict[str, object]:
    """The answer to a why."""
    return {"clause": clause, "reason": reason, "near": catalogue.faces(world, near)}


# What was revealed ------------------------------------------------------------------------------------------


def reveals(before: State, action: int, after: State) -> bool:
    """Whether a decision showed anybody something that was hidden from them."""
    for viewer in range(-1, int(before.players)):
        for stream in ("one", "two"):
            world = worlds_of(before, viewer, stream)
            if not world.legal_moves().contains(action):
                return True
            world.apply(action)
            if world.view(viewer) != after.view(viewer):
                return True
    return False
