"""The games of a batch shared out among processes, which write their rows into memory that all of them see."""

import multiprocessing
import weakref
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from paname.core.batch import Batch, Slot
from paname.core.errors import PanameError
from paname.core.game import Game
from paname.research.arrays import rows

Tables = dict[str, NDArray[Any]]
LOOKS = {"check", "choose", "save", "seed_of"}
"""What a process can be asked that changes no game."""

SPAWN = multiprocessing.get_context("spawn")  # the same on every system, and no surprise where threads run


def tables_of(batch: Batch) -> Tables:
    """The engine's own memory as arrays, one row a game."""
    return {
        "observations": rows(batch.observation.cells, np.int16, int(batch.size)),
        "masks": rows(batch.masks, np.bool_, int(batch.actions)),
        "seats": rows(batch.seats, np.int64, int(batch.games))[0],
        "rewards": rows(batch.rewards, np.float64, int(batch.players)),
        "scores": rows(batch.scores, np.int64, int(batch.players)),
        "ended": rows(batch.ended, np.bool_, int(batch.games))[0],
    }


@dataclass(frozen=True)
class Plan:
    """What every process needs to know to begin its part of the games."""

    game: Game
    players: int
    seed: int | str
    observes: bool
    options: dict[str, Any]

    def batch(self, games: int, first: int = 0) -> Batch:
        """Some of the games: so many, counted from the first."""
        return Batch(self.game, games, self.players, self.seed, self.observes, self.options, first)


class Crew:
    """A batch whose slots are shared out among worker processes; it plays the same games as one alone.

    It is driven as a `Batch` is. Nothing changes in any game unless every decision is legal in every part.
    """

    def __init__(self, plan: Plan, games: int, workers: int) -> None:
        bounds = [games * part // workers for part in range(workers + 1)]
        self.parts = [slice(first, end) for first, end in pairwise(bounds)]
        small = tables_of(plan.batch(1))
        self.memory = {
            name: (SPAWN.RawArray("b", table.nbytes * games), table.dtype.str, (games, *table.shape[1:]))
            for name, table in small.items()
            if table.size
        }
        self.tables = {**small, **{name: seen(*shared) for name, shared in self.memory.items()}}
        self.links: list[Connection] = []
        self.helpers = []
        for part in self.parts:
            link, far = SPAWN.Pipe()
            helper = SPAWN.Process(target=work, args=(far, plan, part, self.memory), daemon=True)
            helper.start()
            far.close()
            self.links.append(link)
            self.helpers.append(helper)
        self.close = weakref.finalize(self, end, self.links, self.helpers)
        self.gather()

    def ask(self, task: str, words: Sequence[Any]) -> list[Any]:
        """Let every process do something with its words, at the same time; raises the first refusal."""
        try:
            for link, word in zip(self.links, words, strict=True):
                link.send((task, word))
            return self.gather()
        except (EOFError, OSError):
            raise ChildProcessError("a worker process has ended; `reset` begins again") from None

    def gather(self) -> list[Any]:
        """What all processes answer."""
        answers = [link.recv() for link in self.links]
        for answer in answers:
            if isinstance(answer, PanameError):
                raise answer
        return answers

    def shares(self, words: Sequence[Any]) -> list[Sequence[Any]]:
        """What concerns each process, of something that has one entry a game."""
        return [words[part] for part in self.parts]

    def step(self, actions: list[int]) -> None:
        """Make one decision in every game; if one of them is illegal nothing changes."""
        shares = self.shares(actions)
        if not self.are_legal(actions):
            self.ask("check", shares)
        self.ask("step", shares)

    def are_legal(self, actions: list[int]) -> bool:
        """Whether the masks allow all of them; without masks nobody knows before they have been checked."""
        masks = self.tables["masks"]
        chosen = np.array(actions)
        if not masks.size or chosen.min() < 0 or chosen.max() >= masks.shape[1]:
            return False
        return bool(masks[np.arange(len(masks)), chosen].all())

    def choose(self) -> list[int]:
        """A legal action for every game, each equally likely."""
        return [action for share in self.ask("choose", self.parts) for action in share]

    def play(self, steps: int) -> int:
        """Make that many random decisions in every game; returns how many games ended."""
        return sum(self.ask("play", [steps] * len(self.parts)))

    def seed_of(self, slot: int) -> str:
        """The seed of the game that a slot plays."""
        part = next(number for number, part in enumerate(self.parts) if slot < part.stop)
        self.links[part].send(("seed_of", slot - self.parts[part].start))
        return str(self.links[part].recv())

    def save(self) -> list[Slot]:
        """Every slot as it stands."""
        return [slot for share in self.ask("save", self.parts) for slot in share]

    def restore(self, slots: list[Slot]) -> None:
        """Go on from what a batch of as many games saved."""
        self.ask("restore", self.shares(slots))


def seen(memory: Any, dtype: str, shape: tuple[int, ...]) -> NDArray[Any]:
    """Shared memory as an array, which is for the processes to write."""
    table: NDArray[Any] = np.frombuffer(memory, dtype).reshape(shape)
    table.flags.writeable = False
    return table


def end(links: list[Connection], helpers: list[Any]) -> None:
    """Let the processes go."""
    for link in links:
        link.close()
    for helper in helpers:
        helper.join()


def work(link: Connection, plan: Plan, part: slice, memory: dict[str, tuple[Any, str, tuple[int, ...]]]) -> None:
    """One process: play a part of the games and show them, until nobody asks any more."""
    batch = plan.batch(part.stop - part.start, part.start)
    here = tables_of(batch)
    there = {name: np.frombuffer(kept, dtype).reshape(shape)[part] for name, (kept, dtype, shape) in memory.items()}
    tasks: dict[str, Callable[[Any], Any]] = {
        "check": batch.check_all,
        "step": batch.step,
        "play": batch.play,
        "restore": batch.restore,
        "seed_of": batch.seed_of,
        "choose": lambda _: batch.choose(),
        "save": lambda _: batch.save(),
    }
    task, answer = "begin", None
    while True:
        if task not in LOOKS:
            for name, table in there.items():
                table[...] = here[name]
        link.send(answer)
        try:
            task, words = link.recv()
        except EOFError:
            return
        try:
            answer = tasks[task](words)
        except PanameError as error:  # it is raised where the games were asked for
            answer = error
