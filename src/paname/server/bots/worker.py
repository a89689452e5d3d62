"""How a worker answers: with the bot of the level that was asked for."""

from paname.bots.contract import Choice
from paname.bots.player import create_player
from paname.core.rng import Rng
from paname.server.bots.job import Job, world_of


def choose(job: Job) -> Choice:
    """What the bot of this level does, and its reasons."""
    return create_player(job.game, job.level, f"{job.stream}:choice").decide_in(world_of(job), job.seat)


def any_move(job: Job) -> Choice:
    """Any legal move: what is done when a bot fails."""
    return Choice(int(world_of(job).legal_moves().any(Rng(f"{job.stream}:any"))))
