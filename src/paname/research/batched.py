"""Many games stepped at once inside the compiled engine, seen by NumPy without a copy."""

import pickle
from typing import Any, Self, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

import paname
from paname.core.batch import Batch
from paname.core.errors import InputError
from paname.core.game import Game, checked_seed
from paname.core.whole import whole
from paname.research.crew import Crew, Plan, tables_of


class BatchedEnv:
    """That many games side by side; a new one begins as soon as one ends.

    Every array has one row a game and is overwritten by the next step, so copy what you want to keep. `observations`
    and `masks` are those of the seat to move, which `seats` tells. Where `ended` is true, `rewards` and `scores` are
    those of the game that has just ended, and everything else already tells of the next one.

    With several `workers` the games are shared out among as many processes. They are the same games, random decisions
    included; `close`, or leaving a `with` block, ends the processes.
    """

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float64]
    scores: NDArray[np.int64]
    ended: NDArray[np.bool_]

    def __init__(
        self,
        name: str,
        games: int,
        players: int | None = None,
        seed: SupportsIndex | str = 0,
        observes: bool = True,
        components: str | None = None,
        workers: int = 1,
        **options: Any,
    ) -> None:
        self.game = paname.load(name, components)
        self.games = whole("games", games)
        self.observes = observes
        self.options = options
        self.players = self.game.setup(players, options).players
        self.layout = self.game.layout(self.players)
        self.actions = self.game.action_space()
        self.workers = whole("workers", workers)
        if not 1 <= self.workers <= max(1, self.games):
            raise InputError("workers", f"{workers} can't share {games} games; take from 1 to one a game")
        self.batch: Batch | Crew | None = None
        self.reset(seed)

    def reset(self, seed: SupportsIndex | str) -> None:
        """Begin all games again; the k-th game of a slot has the seed "seed/slot/k"."""
        self.close()
        self.seed = checked_seed(seed)
        plan = Plan(self.game, self.players, self.seed, self.observes, self.options)
        if self.workers == 1:
            self.batch = plan.batch(self.games)
            tables = tables_of(self.batch)
        else:
            self.batch = Crew(plan, self.games, self.workers)
            tables = self.batch.tables
        for name, table in tables.items():
            setattr(self, name, table)

    def playing(self) -> Batch | Crew:
        """The games, here or in other processes."""
        if self.batch is None:
            raise InputError("closed", "these games were closed; `reset` begins new ones")
        return self.batch

    def step(self, actions: ArrayLike) -> None:
        """Make one decision in every game; an illegal one raises IllegalAction, and then nothing has changed."""
        chosen = np.asarray(actions, np.int64).tolist()
        if len(chosen) != self.games:
            raise InputError("actions", f"{len(chosen)} were given for {self.games} games")
        self.playing().step(chosen)

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for every game, each equally likely."""
        return np.array(self.playing().choose(), np.int64)

    def play_random(self, steps: int) -> int:
        """Make that many random decisions in every game without coming back to Python; returns how many games ended."""
        return self.playing().play(steps)

    def seed_of(self, slot: int) -> str:
        """The seed of the game that a slot plays."""
        return self.playing().seed_of(slot)

    def save(self) -> bytes:
        """All games as they stand; `restore` goes on from there, with any number of workers."""
        return pickle.dumps((self.seed, self.playing().save()))

    def restore(self, saved: bytes) -> None:
        """Go on from what an environment of the same games saved."""
        seed, slots = pickle.loads(saved)  # noqa: S301 - what `save` wrote
        if len(slots) != self.games:
            raise InputError("saved", f"{len(slots)} games were saved, where there are {self.games}")
        self.reset(seed)
        self.playing().restore(slots)

    def close(self) -> None:
        """End the processes of the workers; what the arrays told last stays."""
        if isinstance(self.batch, Crew):
            self.batch.close()
        self.batch = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __reduce__(self) -> tuple[Any, ...]:
        told = (self.game, self.games, self.players, self.observes, self.workers, self.options, self.save())
        return (rebuilt, told)


def rebuilt(
    game: Game, games: int, players: int, observes: bool, workers: int, options: dict[str, Any], saved: bytes
) -> BatchedEnv:
    """The environment that was pickled or copied."""
    env = BatchedEnv(game.name, games, players, 0, observes, **options)
    env.game = game
    env.workers = workers
    env.restore(saved)
    return env
