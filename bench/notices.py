"""How soon people are told: a full outbox, moves that keep coming, and a push service that only counts.

    python -m bench.notices [--people 10000] [--rate 100] [--seconds 20] [--burst]

Ten thousand people have notices that wait for their deadline. Turns are written into the outbox in the commits of a
steady rate, encrypted and sent over HTTP to a push service in a process of its own; the time runs from the commit
until the push is there. `--burst` lets everything be due at once instead: then it tells how long the queue takes.
"""

import argparse
import asyncio
import json
import os
import tempfile
import time
from functools import partial
from multiprocessing import Process, Value
from multiprocessing.connection import Connection, Pipe
from typing import Any

import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec

from paname.server.ids import now
from paname.server.notices.encryption import CURVE, encode64, point_of
from paname.server.settings import Settings
from paname.server.store.schema import notices, tables, ways
from paname.server.web.services import Services

HOUR = 3_600_000
ANSWER = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"


class PushService:
    """Notes when each push came, and shows how many did."""

    def __init__(self, count: Any) -> None:
        self.came: dict[str, float] = {}
        self.count = count

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer requests on one connection."""
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                length = next(
                    int(line[15:]) for line in head.lower().split("\r\n") if line.startswith("content-length:")
                )
                await reader.readexactly(length)
                self.came.setdefault(head.split(" ", 2)[1], time.time())
                self.count.value = len(self.came)
                writer.write(ANSWER)
        except (asyncio.IncompleteReadError, asyncio.CancelledError, ConnectionError):
            writer.close()

    async def run(self, line: Connection) -> None:
        """Say where it listens; when asked, what came when."""
        server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        line.send(server.sockets[0].getsockname()[1])
        await asyncio.to_thread(line.recv)
        line.send(self.came)


def far_side(count: Any, line: Connection) -> None:
    """The process of the push service."""
    asyncio.run(PushService(count).run(line))


def fill(connection: sa.Connection, people: int, port: int, due: int) -> None:
    """People with a browser each, and for each a notice that waits."""
    key = ec.generate_private_key(CURVE).public_key()
    secrets = json.dumps({"p256dh": encode64(point_of(key)), "auth": encode64(os.urandom(16))})
    seats = json.dumps([{"user": "x", "name": "Léa", "kind": "human"}])
    table = {"id": "table", "game": "lumiere", "players": 2, "status": "running", "listed": False, "driven": False}
    table |= {"to_move": 0, "decision": 0, "created": 0, "updated": 0, "seats": seats, "host": "x"}
    connection.execute(sa.insert(tables), table)
    way = {"kind": "push", "secrets": secrets, "kinds": ",turn,", "confirmed": 1, "created": 0}
    rows = [
        {"id": f"w{n}", "user_id": f"u{n}", "address": f"http://127.0.0.1:{port}/{n}", **way} for n in range(people)
    ]
    connection.execute(sa.insert(ways), rows)
    connection.execute(sa.insert(notices), [notice(n, "short", due) for n in range(people)])


def notice(person: int, says: str, due: int) -> dict[str, object]:
    """A row of the outbox."""
    own = {"way_id": f"w{person}", "user_id": f"u{person}", "table_id": "table", "n": 1, "says": says, "topic": says}
    return {**own, "actor": "x", "deadline": 0, "since": now(), "due": due}


def add(connection: sa.Connection, row: dict[str, object]) -> None:
    """Write a notice."""
    connection.execute(sa.insert(notices), row)


async def measure(port: int, count: Any, given: argparse.Namespace) -> dict[str, float]:
    """When each notice was written; returns once all of them are there."""
    people, burst = given.people, given.burst
    with tempfile.TemporaryDirectory() as folder:
        chosen = {"push_subject": "mailto:bench@example.org", "private_addresses": True, "bot_workers": 1}
        services = Services(Settings(data=folder, **chosen))  # type: ignore[arg-type]
        await services.hub.open()
        store = services.hub.store
        await store.write(lambda connection: fill(connection, people, port, 0 if burst else now() + HOUR))
        wrote = {f"/{n}": time.time() for n in range(people)} if burst else {}
        given.used = time.process_time()
        await services.notices.open()
        for n in [] if burst else range(given.rate * given.seconds):
            person = n % people
            await store.write(partial(add, row=notice(person, "turn", 0)))
            services.hub.bell.set()
            wrote.setdefault(f"/{person}", time.time())
            await asyncio.sleep(max(0, min(wrote.values()) + n / given.rate - time.time()))
        while count.value < len(wrote):
            await asyncio.sleep(0.05)
        given.used = time.process_time() - given.used
        await services.notices.close()
        await services.hub.close()
    return wrote


def main() -> None:
    """Read the command line, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--rate", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--burst", action="store_true")
    given = parser.parse_args()
    count, (line, end) = Value("i", 0, lock=False), Pipe()
    service = Process(target=far_side, args=(count, end), daemon=True)
    service.start()
    wrote = asyncio.run(measure(line.recv(), count, given))
    line.send(None)
    came = line.recv()
    took = sorted(came[path] - at for path, at in wrote.items())
    at = {share: took[min(len(took) - 1, int(len(took) * share))] for share in (0.5, 0.99)}
    kind = "all at once" if given.burst else f"{given.rate} a second"
    print(f"{given.people} people in the outbox, {len(took)} notices, {kind}:", end=" ")
    print(f"median {at[0.5]:.2f} s, p99 {at[0.99]:.2f} s, slowest {took[-1]:.2f} s,", end=" ")
    print(f"{1000 * given.used / len(took):.2f} ms of processor time for each")


if __name__ == "__main__":
    main()
