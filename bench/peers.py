"""Our games beside those of other frameworks: random play on one core, every game for the same time.

    python bench/peers.py [--seconds 2] [--markdown]

A decision is asked for and made from Python in every row but the batched ones: list the legal actions, choose one at
random, apply it; draws of chance are settled in between. All games are measured in turn, several times over, and the
best time of each counts, so that a busy moment of the machine spoils no row. What is not installed is left out.
"""

import argparse
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import process_time
from typing import Any

import paname

SPIEL_CPP = (
    "tic_tac_toe", "connect_four", "kuhn_poker", "leduc_poker", "breakthrough", "othello", "hex", "liars_dice",
    "backgammon", "go(board_size=9)", "chess", "hearts", "gin_rummy",
)  # fmt: skip
SPIEL_PYTHON = ("python_tic_tac_toe", "python_kuhn_poker", "python_block_dominoes")
PGX = ("tic_tac_toe", "connect_four", "kuhn_poker", "leduc_holdem", "othello", "hex", "go_9x9", "backgammon", "chess")
ENVPOOL = ("Game2048-v1", "Minesweeper-v0", "SlidingTilePuzzle-v0")  # it has no board game for two
ZOO = ("tictactoe_v3", "connect_four_v3", "chess_v6", "go_v5")

ROUNDS = 5
BATCH = 256
STEPS = 20

Play = Callable[[], tuple[int, int]]
"""Plays a little and returns how many decisions were made and how many games ended."""


@dataclass
class Row:
    """One measurement."""

    kind: str
    game: str
    decisions: float
    games: float

    @property
    def micros(self) -> float:
        """Microseconds a decision."""
        return 1e6 / self.decisions

    def cells(self, ours: float) -> tuple[str, ...]:
        """The row in words, with its time as a multiple of ours."""
        speeds = (f"{self.micros:.2f}", f"{self.decisions:,.0f}", f"{self.games:,.0f}", f"{self.micros / ours:.2f}")
        return self.kind, self.game, *speeds


@dataclass
class Runner:
    """A game that can be measured."""

    kind: str
    game: str
    play: Play

    def run(self, seconds: float) -> Row:
        """Play for so long."""
        games = decisions = 0
        start = process_time()
        while (elapsed := process_time() - start) < seconds:
            made, ended = self.play()
            decisions += made
            games += ended
        return Row(self.kind, self.game, decisions / elapsed, games / elapsed)


def measure(runners: list[Runner], seconds: float) -> list[Row]:
    """The best of several rounds of each, all in turn; whoever comes first warms up before."""
    for runner in runners:
        runner.play()
    rounds = [[runner.run(seconds / ROUNDS) for runner in runners] for _ in range(ROUNDS)]
    return [max(rows, key=lambda row: row.decisions) for rows in zip(*rounds, strict=True)]


def our_game(name: str) -> Play:
    """One random game of ours from its beginning."""
    game = paname.load(name)
    seeds = iter(range(10**9))
    pick = random.random

    def play() -> tuple[int, int]:
        state = game.new(seed=next(seeds))
        decisions = 0
        while not state.is_over:
            legal = state.legal_actions()
            state.apply(legal[int(pick() * len(legal))])
            decisions += 1
        return decisions, 1

    return play


def ours() -> Iterator[Runner]:
    """Our games, driven from Python."""
    kind = "paname, compiled" if paname.COMPILED else "paname, interpreted"
    for name in paname.games():
        yield Runner(kind, name, our_game(name))


def interpreted(seconds: float) -> Iterator[Row]:
    """Our games in a Python of their own, where the compiled modules are left aside."""
    environment = {**os.environ, "PANAME_PURE": "1"}
    command = [sys.executable, __file__, "--ours", "--seconds", str(seconds)]
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603
    for line in answer.stdout.splitlines():
        name, decisions, games = line.split()
        yield Row("paname, interpreted", name, float(decisions), float(games))


def batched() -> Iterator[Runner]:
    """Our games, many at a time, without and with observations and masks."""
    from paname.research.batched import BatchedEnv  # noqa: PLC0415

    for name in paname.games():
        for observes in (False, True):
            words = "batched, observed" if observes else "batched"
            yield Runner(f"paname, {words}", name, batch(BatchedEnv(name, BATCH, observes=observes)))


def batch(env: object) -> Play:
    """Some steps of a batch."""

    def play() -> tuple[int, int]:
        ended = env.play_random(STEPS)  # type: ignore[attr-defined]
        return STEPS * BATCH, ended

    return play


def pgx_games() -> Iterator[Runner]:
    """Games of pgx on the processor, as many at a time as ours; each step gives observations and masks."""
    import jax  # noqa: PLC0415
    import pgx  # noqa: PLC0415

    jax.config.update("jax_platforms", "cpu")
    for name in PGX:
        yield Runner(f"pgx {pgx.__version__}, batched, observed", name, pgx_batch(pgx.make(name)))


def pgx_batch(env: Any) -> Play:
    """Some random steps of many games inside one compiled call; where one ends the next begins, as in our batches."""
    import jax  # noqa: PLC0415
    import jax.numpy as jnp  # noqa: PLC0415
    from pgx.experimental import auto_reset  # noqa: PLC0415

    step = jax.vmap(auto_reset(env.step, env.init))

    def once(carried: Any, key: Any) -> tuple[Any, Any]:
        chooser, chance = jax.random.split(key)
        actions = jax.random.categorical(chooser, jnp.log(carried.legal_action_mask.astype(jnp.float32)))
        after = step(carried, actions, jax.random.split(chance, BATCH))
        return after, after.terminated.sum()

    steps = jax.jit(lambda carried, key: jax.lax.scan(once, carried, jax.random.split(key, STEPS)))
    keys = iter(lambda: jax.random.PRNGKey(random.getrandbits(32)), None)
    now = jax.vmap(env.init)(jax.random.split(next(keys), BATCH))

    def play() -> tuple[int, int]:
        nonlocal now
        now, ended = jax.block_until_ready(steps(now, next(keys)))
        return STEPS * BATCH, int(ended.sum())

    return play


def envpool_games() -> Iterator[Runner]:
    """What EnvPool has on boards, as many at a time as ours, in one thread."""
    import envpool  # noqa: PLC0415

    for name in ENVPOOL:
        env = envpool.make_gymnasium(name, num_envs=BATCH, num_threads=1, seed=1)
        yield Runner(f"EnvPool {envpool.__version__}, batched, observed", name, envpool_batch(env))


def envpool_batch(env: Any) -> Play:
    """Some steps of a pool, which begins a new game by itself where one ended; legal actions come from its masks."""
    import numpy as np  # noqa: PLC0415

    rng = np.random.default_rng(1)
    seen = env.reset()[0]

    def play() -> tuple[int, int]:
        nonlocal seen
        games = 0
        for _ in range(STEPS):
            mask = seen["action_mask"]
            chosen = (rng.random(mask.shape, np.float32) * mask).reshape(BATCH, -1).argmax(1)
            if mask.ndim > 2:  # an action is a place: its row and its column
                chosen = np.stack(np.divmod(chosen, mask.shape[2]), 1)
            seen, _, ended, cut, _ = env.step(chosen.astype(np.int32))
            games += int((ended | cut).sum())
        return STEPS * BATCH, games

    return play


def spiel() -> Iterator[Runner]:
    """OpenSpiel's games, driven from Python."""
    import pyspiel  # noqa: PLC0415
    from open_spiel.python.games import block_dominoes, kuhn_poker, tic_tac_toe  # noqa: F401, PLC0415

    for names, kind in ((SPIEL_CPP, "OpenSpiel, C++"), (SPIEL_PYTHON, "OpenSpiel, Python")):
        for name in names:
            yield Runner(kind, name.removeprefix("python_"), spiel_game(pyspiel.load_game(name)))


def spiel_game(game: object) -> Play:
    """One random game of OpenSpiel."""
    pick = random.random
    new = game.new_initial_state  # type: ignore[attr-defined]

    def play() -> tuple[int, int]:
        state = new()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
                decisions += 1
        return decisions, 1

    return play


def zoo() -> Iterator[Runner]:
    """PettingZoo's classic games, and ours behind the same interface."""
    from importlib import import_module  # noqa: PLC0415

    modules = [(f"pettingzoo.classic.{name}", "PettingZoo classic") for name in ZOO]
    modules += [(f"paname.research.{name}_v0", "paname, PettingZoo") for name in paname.games()]
    for path, kind in modules:
        try:
            yield Runner(kind, path.rpartition(".")[2], zoo_game(import_module(path).env()))
        except Exception as error:  # noqa: BLE001 - a game whose own dependencies are missing is left out
            print(f"{path}: left out ({type(error).__name__}: {error})", file=sys.stderr)


def zoo_game(env: object) -> Play:
    """One random game of PettingZoo."""
    import numpy as np  # noqa: PLC0415

    def play() -> tuple[int, int]:
        env.reset()  # type: ignore[attr-defined]
        decisions = 0
        for _ in env.agent_iter():  # type: ignore[attr-defined]
            seen, _, over, cut, _ = env.last()  # type: ignore[attr-defined]
            if over or cut:
                env.step(None)  # type: ignore[attr-defined]
            else:
                legal = np.flatnonzero(seen["action_mask"])
                env.step(int(legal[int(random.random() * len(legal))]))  # type: ignore[attr-defined]
                decisions += 1
        return decisions, 1

    return play


def catan() -> Iterator[Runner]:
    """Catanatron, random players."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    def play() -> tuple[int, int]:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        return len(game.state.action_records if hasattr(game.state, "action_records") else game.state.actions), 1

    yield Runner("Catanatron", "catan", play)


def collect(seconds: float) -> list[Row]:
    """Every measurement that can be made here, in one run."""
    runners: list[Runner] = []
    for part in (ours, batched, pgx_games, envpool_games, spiel, zoo, catan):
        try:
            runners.extend(part())
        except ImportError as error:
            print(f"{part.__name__}: left out ({error})", file=sys.stderr)
    rows = measure(runners, seconds)
    return [*rows[: len(paname.games())], *interpreted(seconds), *rows[len(paname.games()) :]]


def slowest_of_ours(rows: list[Row]) -> Row:
    """Our game that takes longest for a decision driven from Python, compiled where it can be."""
    return max((row for row in rows if row.kind == rows[0].kind), key=lambda row: row.micros)


def table(rows: list[Row], markdown: bool) -> str:
    """The rows with the time of a decision as a multiple of that of our slowest game."""
    head = ("who", "game", "µs a decision", "decisions/s", "games/s", "time, ours = 1")
    cells = [row.cells(slowest_of_ours(rows).micros) for row in rows]
    if markdown:
        lines = [head, ("---", "---", "--:", "--:", "--:", "--:"), *cells]
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)
    widths = [max(len(line[column]) for line in [head, *cells]) for column in range(len(head))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in [head, *cells]
    )


def verdict(rows: list[Row]) -> str:
    """Our slowest game beside the fastest C++ game of OpenSpiel."""
    ours, theirs = slowest_of_ours(rows), [row for row in rows if row.kind == "OpenSpiel, C++"]
    if not theirs:
        return ""
    best = min(theirs, key=lambda row: row.micros)
    share = ours.micros / best.micros
    return f"{ours.game} takes {share:.2f} of the time that the fastest C++ game of OpenSpiel takes, {best.game}."


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Our games beside those of other frameworks.")
    parser.add_argument("--seconds", type=float, default=2, help="for each game")
    parser.add_argument("--markdown", action="store_true", help="as a table for a document")
    parser.add_argument("--ours", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    random.seed(1)
    if arguments.ours:
        for row in measure(list(ours()), arguments.seconds):
            print(row.game, row.decisions, row.games)
        return
    rows = collect(arguments.seconds)
    print(table(rows, arguments.markdown), "", verdict(rows), sep="\n")


if __name__ == "__main__":
    main()
