"""What queued reviews cost play: the latency of moves without and with reviews waiting, in turns on one server.

    python bench/reviews.py --tables 100 --rate 40 --reviews 10 --rounds 5

The same tables play on all the time; in every other stretch so many deep reviews wait and are worked on. What counts is
the ratio of the two figures, which a busy machine moves less than the figures themselves.
"""

import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import statistics
import sys
import tempfile

from load import Table, drive, open_lines, open_table, start_server, until_up

import paname
from paname.client import Server


def record_of(game: str, seed: str) -> dict[str, object]:
    """A game of chance moves."""
    rules, luck = paname.load(game), random.Random(seed)
    state = rules.new(players=2, seed=seed)
    while not state.is_over:
        state.apply(luck.choice(state.legal_actions()))
    return rules.record(state)


async def studies(url: str, game: str, number: int) -> list[tuple[Server, str]]:
    """Games to review, each brought by somebody else."""
    found = []
    for place in range(number):
        person = await Server.guest(url, f"Reader {place}")
        made = await person.post("/api/studies", {"record": record_of(game, f"load {place}")})
        found.append((person, f"/api/studies/{made['study']['id']}/review"))
    return found


async def stretch(tables: list[Table], rate: int, seconds: float, latencies: list[float]) -> float:
    """The 99th percentile of the latencies while the tables play on, in milliseconds."""
    latencies.clear()
    await drive(tables, rate, seconds, random.Random(1))
    ordered = sorted(latencies)
    return round(1000 * ordered[int(len(ordered) * 0.99)], 1)


async def measure(arguments: argparse.Namespace, url: str) -> dict[str, object]:
    """All stretches, in turns."""
    await until_up(url)
    latencies: list[float] = []
    tasks: list[asyncio.Task[None]] = []
    tables = [await open_table(url, arguments.game) for _ in range(arguments.tables)]
    for table in tables:
        await open_lines(url, table, latencies, tasks)
    wanted = await studies(url, arguments.game, arguments.reviews)
    without, beside = list[float](), list[float]()
    for _ in range(arguments.rounds):
        without.append(await stretch(tables, arguments.rate, arguments.seconds, latencies))
        for person, address in wanted:
            await person.post(address, {"depth": "deep"})
        beside.append(await stretch(tables, arguments.rate, arguments.seconds, latencies))
        for person, address in wanted:
            await asyncio.to_thread(person.request, "DELETE", f"{address}?depth=deep", None)
    for task in tasks:
        task.cancel()
    ratios = [after / before for before, after in zip(without, beside, strict=True)]
    return {
        "reviews": len(wanted),
        "p99 ms without": without,
        "p99 ms with": beside,
        "median ratio": round(statistics.median(ratios), 2),
    }


def main() -> int:
    """Measure and print; fails where reviews make the slowest moves more than a fifth slower."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--reviews", type=int, default=10)
    parser.add_argument("--game", default="lumiere")
    arguments = parser.parse_args()
    folder = tempfile.mkdtemp(prefix="paname-reviews-")
    os.environ["PANAME_REVIEWS_PER_USER"] = str(arguments.reviews)  # guests of one address count as one person
    process, port = start_server(folder)
    try:
        result = asyncio.run(measure(arguments, f"http://127.0.0.1:{port}"))
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(20)
        shutil.rmtree(folder)
    print(json.dumps(result, indent=2))
    return 0 if result["median ratio"] <= 1.2 else 1  # type: ignore[operator]


if __name__ == "__main__":
    sys.exit(main())
