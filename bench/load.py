"""Load: many tables and players on one server process with SQLite; how long from a command to everybody's event.

    python bench/load.py --tables 500 --rate 200 --seconds 30

Starts a server of its own at a free port with a fresh database, seats two players at each table, each on a connection
of their own, and makes moves at a steady rate whether or not earlier ones were answered. The players do what the page
does: if a state comes without the lines of its scores, they ask for the breakdown.

    python bench/load.py --against cf958fe --rate 200 --rounds 3 --minutes 15

measures the server of another commit as well, in turn with this one, and this one at twice the rate; the medians are
set side by side. The other commit is unpacked and compiled in a folder of its own (minutes, the first time) and runs on
the libraries of this one. Processor time is what to compare on a busy machine, at a rate that both can keep: whoever is
late commits several moves at once, which costs less a move. It includes what the connections cost while nobody moves,
which is told by itself too. No round begins after the minutes are over.
"""

import argparse
import asyncio
import io
import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from websockets.asyncio.client import connect

import paname
from paname.client import Server

HERE = Path(__file__).parents[1]
OWN = Path(paname.__file__).parents[1]
IDLE = 5.0  # seconds in which nobody moves
PATIENCE = 240.0  # seconds to start a server and seat everybody
BUILDING = 1800.0  # seconds to compile another commit
MOVE = "server's processor ms a move"
BEYOND = "the same without what the lines cost by themselves"
SERVE = "from paname.server import serve, settings; serve.serve(settings.read_settings())"
Figures = dict[str, Any]
LIMITS = {
    "REQUESTS_PER_MINUTE": "10000000",
    "LOGINS_PER_MINUTE": "10000000",
    "TABLES_PER_MINUTE": "10000000",
    "CONNECTIONS_PER_ADDRESS": "100000",
    "SOCKETS_PER_ADDRESS": "100000",
    "ADDRESS_MESSAGES_PER_SECOND": "1000000",
    "ADDRESS_MESSAGE_BURST": "1000000",
    "SILENCE_SECONDS": "60",  # a driver that gets no processor is slow to answer pings, and stays
    "LOG_LEVEL": "warning",
    "BOT_WORKERS": "1",
}


class Act(msgspec.Struct):
    """An action, as far as the driver cares."""

    id: int


class State(msgspec.Struct):
    """A state, as far as the driver cares."""

    decision: int
    status: str
    legal: list[Act] | None = None
    lines: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class Message(msgspec.Struct):
    """A message, as far as the driver cares."""

    type: str
    ok: bool = True
    state: State | None = None


decode = msgspec.json.Decoder(Message).decode


class Table:
    """One table: two people on a line each, and the move that is under way."""

    def __init__(self, name: str, people: list[Server]) -> None:
        self.name = name
        self.people = people
        self.lines: list[object] = []
        self.states: list[State | None] = [None, None]
        self.sent = 0.0
        self.awaited = 0

    def hear(self, place: int, state: State, latencies: list[float]) -> None:
        """Note a state; the move is done when both have seen it."""
        self.states[place] = state
        if self.sent and all(seen is not None and seen.decision >= self.awaited for seen in self.states):
            latencies.append(time.perf_counter() - self.sent)
            self.sent = 0.0

    async def move(self, chance: random.Random) -> bool:
        """Make a move if nothing is under way."""
        for place, state in enumerate(self.states):
            if not self.sent and state is not None and state.legal:
                action = chance.choice(state.legal).id
                self.awaited = state.decision + 1
                command = {"type": "move", "id": f"{self.name}-{state.decision}", "decision": state.decision}
                self.sent = time.perf_counter()
                await self.lines[place].send(json.dumps({**command, "action": action}))
                return True
        return False


def start_server(folder: str, sources: Path = OWN) -> tuple[subprocess.Popen[bytes], int]:
    """A server in a process of its own, run from a folder of sources."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    wishes = {**LIMITS, "PORT": str(port), "DATA": folder}
    environment = {**os.environ, **{f"PANAME_{name}": value for name, value in wishes.items()}}
    environment["PYTHONPATH"] = str(sources)
    return subprocess.Popen([sys.executable, "-c", SERVE], env=environment, cwd=folder), port  # noqa: S603 - our own


async def until_up(url: str) -> None:
    """Wait for the server."""
    for _ in range(300):
        try:
            await Server(url).get("/healthz")
        except OSError:
            await asyncio.sleep(0.1)
        else:
            return
    raise SystemExit("the server did not start")


def memory_kb(pid: int) -> int:
    """The resident memory of a process."""
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())[1])  # type: ignore[index]


async def open_table(url: str, game: str) -> Table:
    """A running game of two people of its own."""
    host, guest = await Server.guest(url, "Léa"), await Server.guest(url, "Max")
    wish = {"game": game, "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = Table((await host.post("/api/tables", wish))["table"]["id"], [host, guest])
    await guest.post(f"/api/tables/{table.name}/commands", {"type": "join", "id": "j"})
    await host.post(f"/api/tables/{table.name}/commands", {"type": "start", "id": "s"})
    return table


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def open_lines(url: str, table: Table, latencies: list[float], tasks: list) -> None:
    """Both players' connections."""
    address = f"ws{url.removeprefix('http')}/api/tables/{table.name}/live"
    for place, person in enumerate(table.people):
        headers = {"Authorization": f"Bearer {person.token}"}
        line = await connect(address, additional_headers=headers, compression=None, ping_interval=None)
        await line.send('{"type": "hello", "protocol": 1}')
        table.lines.append(line)
        tasks.append(asyncio.create_task(listen(line, table, place, latencies)))


async def listen(line: object, table: Table, place: int, latencies: list[float]) -> None:
    """Hear everything on one line."""
    async for data in line:  # type: ignore[attr-defined]
        message = decode(data)
        if message.type == "ping":
            await line.send('{"type": "pong", "t": 0}')  # type: ignore[attr-defined]
        if message.type == "updates" and message.state is not None:
            table.hear(place, message.state, latencies)
            if message.state.lines is msgspec.UNSET:
                question = {"type": "breakdown", "id": f"b{place}-{message.state.decision}"}
                await line.send(json.dumps(question))  # type: ignore[attr-defined]


async def drive(tables: list[Table], rate: int, seconds: float, chance: random.Random) -> int:
    """Moves at a steady rate; says how many could be made."""
    made, began = 0, time.perf_counter()
    total = int(rate * seconds)
    for number in range(total):
        wait = began + number / rate - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        made += await tables[number % len(tables)].move(chance)
    await asyncio.sleep(1)
    return made


async def measure(arguments: argparse.Namespace, rate: int, process: subprocess.Popen[bytes], url: str) -> Figures:
    """The whole measurement."""
    await until_up(url)
    latencies: list[float] = []
    tasks: list[asyncio.Task[None]] = []
    chance = random.Random(1)
    tables = [await open_table(url, arguments.game) for _ in range(arguments.tables)]
    before = memory_kb(process.pid)
    for table in tables:
        await open_lines(url, table, latencies, tasks)
    await asyncio.sleep(1)
    connected, used = memory_kb(process.pid), cpu_seconds(process.pid)
    await asyncio.sleep(IDLE)
    idle = (cpu_seconds(process.pid) - used) / IDLE
    began, used = time.perf_counter(), cpu_seconds(process.pid)
    made = await drive(tables, rate, arguments.seconds, chance)
    lasted = time.perf_counter() - began - 1
    ordered, used = sorted(latencies), cpu_seconds(process.pid) - used
    after = memory_kb(process.pid)
    result = {
        "game": arguments.game,
        "tables": len(tables),
        "connections": 2 * len(tables),
        "moves": made,
        "seen by all": len(ordered),
        "moves a second": round(made / lasted, 1),
        "p50 ms": round(1000 * ordered[len(ordered) // 2], 1),
        "p95 ms": round(1000 * ordered[int(len(ordered) * 0.95)], 1),
        "p99 ms": round(1000 * ordered[int(len(ordered) * 0.99)], 1),
        "max ms": round(1000 * ordered[-1], 1),
        MOVE: round(1000 * used / made, 2),
        BEYOND: round(1000 * (used - idle * (lasted + 1)) / made, 2),
        "server's processor ms a second, nobody moving": round(1000 * idle, 1),
        "load average": os.getloadavg()[0],
        "memory of the process MB": round(after / 1024, 1),
        "kB a connection, idle": round((connected - before) / (2 * len(tables)), 1),
        "kB a connection, playing": round((after - before) / (2 * len(tables)), 1),
    }
    for task in tasks:
        task.cancel()
    return result


def measured(arguments: argparse.Namespace, sources: Path, rate: int) -> Figures:
    """The figures of one server."""
    folder = tempfile.mkdtemp(prefix="paname-load-")
    process, port = start_server(folder, sources)
    try:
        work = measure(arguments, rate, process, f"http://127.0.0.1:{port}")
        return asyncio.run(asyncio.wait_for(work, arguments.seconds + PATIENCE))
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        shutil.rmtree(folder)


def checkout(commit: str) -> Path:
    """The sources of a commit, compiled in place; those of an earlier run are used again."""
    folder = Path(tempfile.gettempdir(), f"paname-{commit}")
    built = folder / "built"
    if not built.exists():
        shutil.rmtree(folder, ignore_errors=True)
        archive = subprocess.run(["git", "archive", commit], check=True, capture_output=True, cwd=HERE)  # noqa: S603, S607
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
            files.extractall(folder, filter="data")
        build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
        subprocess.run(build, check=True, cwd=folder, stdout=subprocess.DEVNULL, timeout=BUILDING)  # noqa: S603
        built.touch()
    return folder / "src"


def compare(arguments: argparse.Namespace) -> int:
    """Both in turn, and the medians; 1 unless this one takes half the time and is as quick at twice the rate."""
    older, rate = checkout(arguments.against), arguments.rate
    plans = {"the other": (older, rate), "this one": (OWN, rate), "this one, twice as fast": (OWN, 2 * rate)}
    rounds: dict[str, list[Figures]] = {name: [] for name in plans}
    until = time.monotonic() + 60 * arguments.minutes
    while len(rounds["the other"]) < arguments.rounds and time.monotonic() < until:
        for name, (sources, moves) in plans.items():
            rounds[name].append(measured(arguments, sources, moves))
            print(name, json.dumps(rounds[name][-1]), flush=True)
    names = [name for name in rounds["this one"][0] if name != "game"]
    middle = {at: {name: median([one[name] for one in all_of]) for name in names} for at, all_of in rounds.items()}
    print(json.dumps(middle, indent=2))
    other, ours, fast = middle.values()
    pairs = list(zip(rounds["this one"], rounds["the other"], strict=True))
    share, beyond = (median([one[name] / two[name] for one, two in pairs]) for name in (MOVE, BEYOND))
    print(f"{len(pairs)} rounds; processor time a move: {share:.2f} of the other's, {ours[MOVE]} ms")
    print(f"without what the lines cost by themselves: {beyond:.2f}, {ours[BEYOND]} ms")
    print(f"p99 at {2 * rate} moves a second: {fast['p99 ms']} ms, the other's at {rate}: {other['p99 ms']} ms")
    return int(share > 0.5 or fast["p99 ms"] > other["p99 ms"])


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--game", default="lumiere")
    parser.add_argument("--against", default="", help="another commit")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=15, help="after which no further round of --against begins")
    arguments = parser.parse_args()
    if arguments.against:
        return compare(arguments)
    result = measured(arguments, OWN, arguments.rate)
    print(json.dumps(result, indent=2))
    good = result["p99 ms"] < 100 and result["kB a connection, playing"] < 60
    return 0 if good and result["seen by all"] == result["moves"] else 1


if __name__ == "__main__":
    sys.exit(main())
