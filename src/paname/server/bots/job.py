"""What a bot is asked: a world that its seat cannot tell from the true one, and how strong it shall be."""

import msgspec

from paname.core.options import Value
from paname.core.rng import Rng
from paname.core.state import State
from paname.server.boxes import game_of


class Job(msgspec.Struct, frozen=True):
    """One question to a bot; plain values only, so that it goes to another process as it is."""

    game: str
    players: int
    options: dict[str, Value]
    key: bytes
    seat: int
    level: str
    stream: str
    components: str = ""
    player: str = ""  # the table and seat it is asked for, so that the same player can go on thinking


def job_for(state: State, seat: int, level: str, stream: str, player: str = "") -> Job:
    """The question for a seat: neither the seed, nor the history, nor what is hidden goes along."""
    world = state.determinize(seat, Rng(f"{stream}:world"))
    setup = world.setup
    return Job(
        setup.game,
        int(world.players),
        dict(setup.options),
        world.key(),
        seat,
        level,
        stream,
        setup.components or "",
        player,
    )


def world_of(job: Job) -> State:
    """The world of a question."""
    game = game_of(job.game, job.components)
    options: dict[str, object] = dict(job.options)
    world = game.blank(game.setup(job.players, options))
    world.set_key(job.key)
    world.forget(Rng(f"{job.stream}:future"))
    return world
