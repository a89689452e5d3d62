"""Run seeds, or look for injected bugs.

python -m tests.simulation --seeds 10000            from seed 0 on, two at a time
python -m tests.simulation --seed 17 [--mutant M]   one, with everything that is wrong
python -m tests.simulation --mutants                every injected bug, until it is found
"""

import argparse
import os
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor

from tests.simulation.checker import check
from tests.simulation.mutants import MUTANTS, infected
from tests.simulation.world import run

MOST = 500  # seeds within which every mutant has to be found


def faults_of(seed, mutant=""):
    """What is wrong with a run."""
    with infected(mutant):
        return check(run(seed))


def replay_command(seed, mutant=""):
    """How to see a run again."""
    return f"python -m tests.simulation --seed {seed}" + (f" --mutant {mutant}" if mutant else "")


def violations(seeds: Iterable[int], workers: int) -> int:
    """Run seeds; prints what is wrong, and how to see it again."""
    bad, began, done = 0, time.monotonic(), 0
    with ProcessPoolExecutor(workers) as pool:
        for seed, found in zip(seeds, pool.map(faults_of, seeds, chunksize=4), strict=True):
            done += 1
            if found:
                bad += 1
                print(f"seed {seed}: {found[0]}\n    {replay_command(seed)}", flush=True)
            if done % 500 == 0:
                print(f"{done} seeds, {bad} bad", flush=True)
    print(f"{done} seeds, {bad} with violations, {time.monotonic() - began:.0f} s")
    return bad


def seeds_until_found(mutant: str) -> tuple[int, str]:
    """How many seeds it takes to find an injected bug, and what is seen of it; 0: it was not found."""
    for seed in range(MOST):
        if found := faults_of(seed, mutant):
            return seed + 1, found[0]
    return 0, ""


def hunt(mutants: list[str], workers: int) -> int:
    """Look for mutants."""
    missed = 0
    with ProcessPoolExecutor(workers) as pool:
        for name, (seeds, fault) in zip(mutants, pool.map(seeds_until_found, mutants), strict=True):
            missed += not seeds
            print(f"{name}: {f'{seeds} seeds: {fault}' if seeds else 'NOT FOUND'}", flush=True)
    return missed


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--mutant", default="", choices=["", *MUTANTS])
    parser.add_argument("--mutants", action="store_true")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    if given.seed is not None:
        found = faults_of(given.seed, given.mutant)
        print("\n".join(found) or "nothing is wrong")
        return bool(found)
    if given.mutants:
        return bool(hunt([given.mutant] if given.mutant else list(MUTANTS), given.workers))
    return bool(violations(range(given.first, given.first + given.seeds), given.workers))


if __name__ == "__main__":
    sys.exit(main())
