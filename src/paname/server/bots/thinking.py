"""How a worker answers: with the bot of the level that was asked for."""

from paname.bots.contract import Choice
from paname.bots.evaluate import EVALUATIONS
from paname.bots.levels import level_named
from paname.bots.roster import create
from paname.core.rng import Rng
from paname.server.bots.job import Job, world_of


def choose(job: Job) -> Choice:
    """What the bot of this level does, and its reasons."""
    world, rng = world_of(job), Rng(f"{job.stream}:choice")
    level = level_named(job.level)
    if level is None or job.game not in EVALUATIONS:
        return any_move(job)
    return create(level.id, job.game).choose(world, job.seat, level.budget, rng)


def any_move(job: Job) -> Choice:
    """Any legal move: what is done when a bot fails."""
    return Choice(int(world_of(job).legal_moves().any(Rng(f"{job.stream}:any"))))
