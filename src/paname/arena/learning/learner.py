"""Generation after generation: the net plays itself, learns from the last few generations, and is kept."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from paname.arena.backends import run
from paname.arena.learning.recipe import Recipe
from paname.arena.learning.selfplay import Chunk, Harvest, play_chunk
from paname.arena.learning.trainer import BATCH, Floats, Trainer, softmax
from paname.bots.learned.evaluation import POINTS
from paname.core.errors import InputError

OLDER: Final = 2  # nets of earlier generations that play along
LARGE: Final = 4  # a feature that counts higher than this is scaled down, so that all are learned alike
HELD_BACK: Final = 20  # every so manieth position is kept for checking


@dataclass(frozen=True)
class Generation:
    """What one generation brought."""

    number: int
    positions: int
    loss: float  # of the chances to win, on positions that were kept for checking
    points: float  # by how many points final scores were missed there
    seconds: float


class Learner:
    """A folder with the recipe, the games and the nets so far; it goes on where it stopped."""

    def __init__(self, recipe: Recipe, folder: Path) -> None:
        self.recipe = recipe
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        begun = folder / "recipe.json"
        text = json.dumps(recipe.to_json(), indent=1)
        if begun.exists() and begun.read_text(encoding="utf-8") != text:
            raise InputError(str(folder), "was begun with another recipe; name another folder or remove it")
        begun.write_text(text, encoding="utf-8")
        self.past: list[Generation] = []
        past = folder / "progress.jsonl"
        if past.exists():
            self.past = [Generation(**json.loads(line)) for line in past.read_text(encoding="utf-8").splitlines()]

    def net_path(self, number: int) -> Path:
        """The file of a generation's net."""
        return self.folder / f"{number:03}.net"

    def learn(self, workers: int = 1, backend: str = "local", hours: float | None = None) -> Iterator[Generation]:
        """Teach generation after generation, until the recipe or the time is at its end."""
        begun = perf_counter()
        for number in range(len(self.past), self.recipe.generations):
            if hours is not None and perf_counter() - begun > hours * 3600:
                return
            started = perf_counter()
            self.play(number, workers, backend)
            positions, loss, points = self.train(number)
            done = Generation(number, positions, round(loss, 4), round(points, 2), round(perf_counter() - started, 1))
            with (self.folder / "progress.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(done)) + "\n")
            self.past.append(done)
            yield done

    def play(self, number: int, workers: int, backend: str) -> None:
        """The games of a generation, in the order of their chunks, whoever played them."""
        recipe = self.recipe
        net = self.net_path(number - 1).read_bytes() if number > 0 else None
        older = tuple(self.net_path(past).read_bytes() for past in range(max(0, number - 1 - OLDER), number - 1))
        chunks = [
            Chunk(index, recipe, f"{recipe.seed}/{number}", min(recipe.chunk, recipe.games - start), net, older)
            for index, start in enumerate(range(0, recipe.games, recipe.chunk))
        ]
        harvests: list[Harvest] = sorted(run(backend, play_chunk, chunks, workers), key=lambda part: part.index)
        np.savez_compressed(
            self.folder / f"{number:03}.npz",
            rows=np.concatenate([part.rows for part in harvests]),
            shares=np.concatenate([part.shares for part in harvests]),
            points=np.concatenate([part.points for part in harvests]) / POINTS,
        )

    def train(self, number: int) -> tuple[int, float, float]:
        """Learn from the last few generations; returns the positions and how far off the net is on those held back."""
        first = max(0 if self.recipe.keeps_first else min(1, number), number - self.recipe.window + 1)
        parts = [np.load(self.folder / f"{past:03}.npz") for past in range(first, number + 1)]
        rows, shares, points = (np.concatenate([part[name] for part in parts]) for name in ("rows", "shares", "points"))
        scales = np.where(rows.max(axis=0) > LARGE, 0.125, 1.0).astype(np.float32)
        order = np.random.default_rng(number).permutation(len(rows))
        checked, learned = order[: len(order) // HELD_BACK], order[len(order) // HELD_BACK :]
        trainer = Trainer((rows.shape[1], *self.recipe.units, 2 * self.recipe.players), scales, number)
        trainer.centre(rows[learned[:4096]] * scales, points)
        self.descend(trainer, (rows, shares, points), learned)
        head = {"game": self.recipe.game, "players": self.recipe.players, "search": self.recipe.search}
        self.net_path(number).write_bytes(trainer.net(head))
        return len(rows), *off_by(trainer, rows[checked], shares[checked], points[checked])

    def descend(self, trainer: Trainer, data: tuple[Floats, Floats, Floats], learned: NDArray[np.int64]) -> None:
        """All epochs; in the second half of the way the steps become smaller."""
        rows, shares, points = data
        batches = max(1, len(learned) // BATCH)
        for epoch in range(self.recipe.epochs):
            order = np.random.default_rng(epoch).permutation(learned)
            for batch in range(batches):
                way = (epoch * batches + batch) / (self.recipe.epochs * batches)
                some = order[batch * BATCH : (batch + 1) * BATCH]
                rate = self.recipe.rate * min(1.0, 2.05 - 2 * way)
                trainer.step(rows[some] * trainer.scales, shares[some], points[some], rate)


def off_by(trainer: Trainer, rows: Floats, shares: Floats, points: Floats) -> tuple[float, float]:
    """The loss of the chances, and the points by which final scores are missed."""
    outputs = trainer.forward(rows * trainer.scales)[-1]
    players = shares.shape[1]
    chances = softmax(outputs[:, :players])
    loss = -float(np.mean(np.sum(shares * np.log(chances + 1e-9), axis=1)))
    return loss, float(np.sqrt(np.mean((outputs[:, players:] - points) ** 2))) * POINTS
