"""The work itself: a review piece by piece, and what a position is worth; see `paname.analysis`."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from paname.analysis.judge import Judge, Option
from paname.analysis.review import Review
from paname.analysis.settings import default_iterations
from paname.core.game import Game
from paname.core.state import State
from paname.server.boxes import game_of
from paname.server.catalogue import encode
from paname.server.reviews.jobs import JudgeJob, ReviewJob, Slice, state_of

DEEPER: Final = 4  # times the iterations of a standard review
LINE: Final = 6  # moves of a line that are told


def reviewed(job: ReviewJob) -> Iterator[Slice]:
    """A review, one slice for every piece of it; the last one has the document."""
    review = Review(msgspec.json.decode(job.record))
    if job.deep:
        review = Review(msgspec.json.decode(job.record), DEEPER * review.iterations)
    total = len(review.todo())
    for progress in review.run():
        yield Slice(min(progress.done, total - 1), total)
    yield Slice(total, total, encode(review.report().to_json()).decode())


def judged(job: JudgeJob) -> str:
    """What the mover's best actions and those asked for are worth to every seat, as JSON."""
    state = state_of(job.line)
    game = game_of(state.setup.game, state.setup.components or "")
    players = int(state.players)
    judge = Judge(game.name, players, default_iterations(game.name, players), state.setup.components is None)
    found = judge.judge(state, int(state.to_move), f"judgement {job.line.decision}", job.asked)
    best = found.options[0].standing.rounded()
    return encode(
        {
            "win": best.win,
            "lead": best.lead,
            "exact": found.is_exact,
            "options": [told(game, state, option) for option in found.options],
        }
    ).decode()


def told(game: Game, state: State, option: Option) -> dict[str, Any]:
    """An action with what every seat can expect after it, and what would follow."""
    standing = option.standing.rounded()
    return {
        "action": option.action,
        "text": game.text(state, option.action),
        "win": standing.win,
        "lead": standing.lead,
        "line": line_of(game, state, option)[:LINE],
    }


def line_of(game: Game, state: State, option: Option) -> list[dict[str, Any]]:
    """The moves that would follow, up to the next draw."""
    found: list[dict[str, Any]] = []
    there = state.clone()
    there.rng = None
    for action in (option.action, *option.line):
        if there.to_move < 0 or not there.legal_moves().contains(action):
            break
        found.append({"seat": int(there.to_move), "action": action, "text": game.text(there, action)})
        there.step(action)
    return found
