"""The drill: games are played while the server or its database is killed at random moments; nothing may be lost.

    python -m bench.drill --games 200 --often 50

After every SIGKILL what was killed is started again: every other time the server, else the PostgreSQL that it plays on
(with `--database sqlite` the server alone). In every fourth game somebody isn't there and comes only when a webhook
calls them. In the end every acknowledged move must stand in the log once and nothing else, every turn that needed a
notice must have been told in exactly one, and every game must have the scores of an undisturbed replay.
"""

import argparse
import asyncio
import http.client
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import Any

from bench.called import Called, Receiver
from bench.cluster import Cluster

import paname
from paname.client import Refused, Seat, Server

LIMITS = {
    "REQUESTS_PER_MINUTE": "10000000",
    "LOGINS_PER_MINUTE": "10000000",
    "TABLES_PER_MINUTE": "10000000",
    "CONNECTIONS_PER_ADDRESS": "100000",
    "SOCKETS_PER_ADDRESS": "100000",
    "ADDRESS_MESSAGES_PER_SECOND": "1000000",
    "ADDRESS_MESSAGE_BURST": "1000000",
    "MESSAGES_PER_SECOND": "1000",
    "LOG_LEVEL": "error",
    "BOT_WORKERS": "1",
    "PUBLIC_URL": "http://127.0.0.1",
    "WEBHOOKS": "true",
    "PRIVATE_ADDRESSES": "true",
}


AGAIN = ("busy", "internal", "too_fast", "unavailable")  # what may be asked again as it is


class Victim:
    """A server that is killed and started again."""

    def __init__(self, folder: str, cluster: Cluster | None = None) -> None:
        self.folder = folder
        self.cluster = cluster
        self.database_kills = 0
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.kills = 0

    def start(self) -> None:
        """Start it on its database."""
        environment = {**os.environ, **{f"PANAME_{name}": value for name, value in LIMITS.items()}}
        command = [sys.executable, "-m", "paname.cli.main", "serve", "--port", str(self.port), "--data", self.folder]
        if self.cluster is not None:
            environment["PANAME_DATABASE"] = self.cluster.url
        self.process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)  # noqa: S603 - our own

    def kill(self) -> None:
        """SIGKILL: no goodbye, nothing flushed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.kills += 1

    async def kill_database(self, chance: random.Random) -> None:
        """Kill PostgreSQL, and start it after a while."""
        assert self.cluster is not None
        self.cluster.kill()
        self.kills += 1
        self.database_kills += 1
        await asyncio.sleep(chance.uniform(0, 1))
        await asyncio.to_thread(self.cluster.start)

    async def kill_now_and_then(self, games: "list[Scripted]", chance: random.Random, often: int, most: int) -> None:
        """Kill at random moments: after so many acknowledged moves on average, so often at most."""
        while self.kills < most:
            await patiently(lambda: Server(self.url).get("/readyz"))
            goal = moves_of(games) + chance.randrange(2 * often)
            while moves_of(games) < goal:
                await asyncio.sleep(0.01)
            await asyncio.sleep(chance.uniform(0, 0.05))
            if self.cluster is not None and self.kills % 2:
                await self.kill_database(chance)
            else:
                self.kill()
                self.start()

    def stop(self) -> None:
        """End it in peace."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


async def patiently(work: Callable[[], Awaitable[dict[str, Any]]]) -> dict[str, Any]:
    """Try until the server answers."""
    for _ in range(6000):
        try:
            return await work()
        except (OSError, http.client.HTTPException):
            pass
        except Refused as refused:
            if refused.code not in AGAIN:
                raise
        await asyncio.sleep(0.1)
    raise SystemExit("the server did not come back")


class Scripted:
    """One game: its players, what they chose and what was acknowledged."""

    def __init__(self, number: int, url: str, receiver: Receiver) -> None:
        self.number = number
        self.url = url
        self.game = "paris" if number % 10 == 9 else ("lumiere", "paris_paris")[number % 2]
        self.with_bot = number % 5 == 0
        is_called = number % 4 == 1 and not self.with_bot
        self.called = Called(receiver, f"/{number}", patiently) if is_called else None
        self.acknowledged: dict[int, tuple[int, int]] = {}  # n -> decision, action
        self.table = ""
        self.seats: list[Seat] = []
        self.result: dict[str, Any] | None = None

    async def play(self) -> None:
        """From making the table to the end."""
        people = [await self.guest(name) for name in ("Léa", "Max")]
        second = {"kind": "bot", "level": "touriste"} if self.with_bot else {"kind": "open"}
        wish = {"game": self.game, "players": 2, "id": f"make {self.number}", "seats": [{"kind": "me"}, second]}
        self.table = (await patiently(lambda: people[0].post("/api/tables", wish)))["table"]["id"]
        path = f"/api/tables/{self.table}/commands"
        if self.called is not None:
            await self.called.settle(people[1])
        if not self.with_bot:
            await patiently(lambda: people[1].post(path, {"type": "join", "id": "join"}))
        await patiently(lambda: people[0].post(path, {"type": "start", "id": "start"}))
        async with AsyncExitStack() as lines:
            players = people[:1] if self.with_bot or self.called else people
            self.seats = [await lines.enter_async_context(Seat(person, self.table)) for person in players]
            work = [self.decide(seat) for seat in self.seats]
            if self.called is not None:
                work.append(self.called.play(people[1], self.table, self.choose, self.acknowledged))
            await asyncio.gather(*work)
            self.result = self.seats[0].state["result"]

    async def guest(self, name: str) -> Server:
        """Somebody new."""
        server = Server(self.url)
        server.token = (await patiently(lambda: server.post("/api/session", {"name": name, "token": True})))["token"]
        return server

    async def decide(self, seat: Seat) -> None:
        """One player's decisions, each acknowledged before the next."""
        while True:
            await seat.until(lambda: seat.state["status"] == "over" or bool(seat.state["legal"]))
            state = seat.state
            if state["status"] == "over":
                return
            action = self.choose(state)
            fields = {"id": f"{state['audience']}-{state['decision']}", "decision": state["decision"], "action": action}
            reply = await patiently(lambda fields=fields: seat.command("move", **fields))  # type: ignore[misc] # bound now
            self.acknowledged[reply["n"]] = (state["decision"], action)
            await seat.until(lambda seen=state: seat.state is not seen)  # type: ignore[misc] # bound now

    def choose(self, state: dict[str, Any]) -> int:
        """What to do; the same in every run."""
        legal = state["legal"]
        action: int = legal[(self.number * 31 + state["decision"] * 17) % len(legal)]["id"]
        return action

    async def faults(self) -> list[str]:
        """What is wrong with the game as the server remembers it."""
        record = await patiently(lambda: Server(self.url).get(f"/api/tables/{self.table}/record"))
        moves = [entry for entry in record["table"]["log"] if entry["kind"] == "moved"]
        stored = {entry["n"]: (place, entry["action"]) for place, entry in enumerate(moves)}
        found = [f"n={n} {move}: lost or changed" for n, move in self.acknowledged.items() if stored.get(n) != move]
        if [entry["action"] for entry in moves] != record["actions"]:
            found.append("a move stands twice, or not at all")
        people = [entry for entry in moves if entry["by"] == "human"]
        if len(people) != len(self.acknowledged):
            found.append(f"{len(people)} moves of people are stored, {len(self.acknowledged)} were acknowledged")
        if paname.replay(record).scores() != (self.result or {}).get("scores"):
            found.append("the scores are not those of a replay")
        if any(
            [update["n"] for update in seat.updates] != list(range(1, len(seat.updates) + 1)) for seat in self.seats
        ):
            found.append("an update was missed or came twice")
        if self.called is not None:
            found += self.called.faults(record["table"]["log"], 1)
        return [f"game {self.number} ({self.table}): {fault}" for fault in found]


def moves_of(games: list[Scripted]) -> int:
    """How many moves were acknowledged so far."""
    return sum(len(game.acknowledged) for game in games)


async def drill(
    games: int, kills: int, *, at_once: int = 40, often: int = 250, seed: int = 1, on_postgres: bool = False
) -> dict[str, Any]:
    """Play the games while the server is killed; says what was wrong afterwards."""
    folder = tempfile.mkdtemp(prefix="paname-drill-")
    cluster = Cluster(tempfile.mkdtemp(prefix="paname-drill-postgres-")) if on_postgres else None
    if cluster is not None:
        await asyncio.to_thread(cluster.start)
    victim = Victim(folder, cluster)
    victim.start()
    began = time.perf_counter()
    receiver = Receiver()
    webhooks = await receiver.open()
    scripted = [Scripted(number, victim.url, receiver) for number in range(games)]
    turns = asyncio.Semaphore(at_once)

    async def one(game: Scripted) -> None:
        async with turns:
            await game.play()

    whole = asyncio.current_task()
    if whole is not None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, whole.cancel)
    killer = asyncio.create_task(victim.kill_now_and_then(scripted, random.Random(seed), often, kills))
    try:
        await asyncio.gather(*(one(game) for game in scripted))
        killer.cancel()
        with suppress(asyncio.CancelledError):
            await killer
        await patiently(lambda: Server(victim.url).get("/healthz"))
        faults = [fault for game in scripted for fault in await game.faults()]
    finally:
        killer.cancel()
        webhooks.close()
        victim.stop()
        shutil.rmtree(folder)
        if cluster is not None:
            cluster.stop()
            shutil.rmtree(cluster.folder)
    return {
        "games": games,
        "kills": victim.kills,
        "of the database": victim.database_kills,
        "acknowledged moves": moves_of(scripted),
        "notices": receiver.notices(),
        "notices that came again under their key": receiver.again,
        "reconnections": sum(seat.reconnections for game in scripted for seat in game.seats),
        "seconds": round(time.perf_counter() - began, 1),
        "faults": faults,
    }


def main() -> int:
    """Run the drill and print its results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--kills", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--often", type=int, default=250, help="acknowledged moves between two kills, on average")
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="postgres")
    given = parser.parse_args()
    on_postgres = given.database == "postgres"
    work = drill(given.games, given.kills, often=given.often, seed=given.seed, on_postgres=on_postgres)
    result = asyncio.run(work)
    print(json.dumps(result, indent=2))
    return 1 if result["faults"] or not result["kills"] else 0


if __name__ == "__main__":
    sys.exit(main())
