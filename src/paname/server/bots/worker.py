"""A worker process: it keeps a player for each seat that it plays, so that a search goes on within a turn."""

import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

from paname.bots.contract import Choice
from paname.bots.player import Player, create_player
from paname.core.rng import Rng
from paname.server.bots.job import Job, world_of

KEPT: Final = 64  # players, each with a tree of some megabytes at most

_players: OrderedDict[tuple[str, str, str], Player] = OrderedDict()


def choose(job: Job) -> Choice:
    """What the bot of this level does, and its reasons."""
    return player_of(job).decide_in(world_of(job), job.seat)


def player_of(job: Job) -> Player:
    """The player that has this seat here already, or a new one; those not asked for longest are let go."""
    key = (job.player, job.game, job.level)
    player = _players.pop(key, None)
    if player is None:
        player = create_player(job.game, job.level, f"{job.stream}:choice")
    if job.player:
        _players[key] = player
    if len(_players) > KEPT:
        _players.popitem(last=False)
    return player


def any_move(job: Job) -> Choice:
    """Any legal move: what is done when a bot fails."""
    return Choice(int(world_of(job).legal_moves().any(Rng(f"{job.stream}:any"))))


def work(pipe: Connection, parent: int) -> None:
    """Choose moves until the server is gone."""
    serve(pipe, parent, choose, _players.clear)


def serve(pipe: Connection, parent: int, answer: Callable[[Any], object], forget: Callable[[], None]) -> None:
    """Answer jobs until the server closes the pipe or is gone; interrupts are the server's business.

    A job that fails is answered with its error, and whatever is kept between jobs is forgotten.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with, args=(parent,), daemon=True).start()
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(answer(job))
        except Exception as error:  # noqa: BLE001 - it is the server's to hear
            forget()
            pipe.send(RuntimeError(repr(error)))


def end_with(parent: int) -> None:
    """End this process when its server is gone."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)
