"""How soon people are told: a full outbox, moves that keep coming, and a push service that only counts.

    python -m bench.notices [--people 10000] [--rate 100] [--seconds 20] [--burst]

Ten thousand people have notices that wait for their deadline. Turns are written into the outbox in the commits of a
steady rate, encrypted and sent to a local push service over HTTP; the time runs from the commit to the service's
answer. `--burst` lets everything be due at once instead: then it tells how long the queue takes.
"""

import argparse
import asyncio
import json
import os
import tempfile
import time
from functools import partial

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
    """Notes when each push came."""

    def __init__(self) -> None:
        self.came: dict[str, float] = {}

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
                writer.write(ANSWER)
        except (asyncio.IncompleteReadError, asyncio.CancelledError, ConnectionError):
            writer.close()


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


async def measure(people: int, rate: int, seconds: int, *, burst: bool) -> list[float]:
    """The seconds from each commit to its push."""
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        given = {"push_subject": "mailto:bench@example.org", "private_addresses": True, "bot_workers": 1}
        services = Services(Settings(data=folder, **given))  # type: ignore[arg-type]
        await services.hub.open()
        store = services.hub.store
        await store.write(lambda connection: fill(connection, people, port, 0 if burst else now() + HOUR))
        wrote = {f"/{n}": time.time() for n in range(people)} if burst else {}
        await services.notices.open()
        for n in [] if burst else range(rate * seconds):
            person = n % people
            await store.write(partial(add, row=notice(person, "turn", 0)))
            services.hub.bell.set()
            wrote.setdefault(f"/{person}", time.time())
            await asyncio.sleep(max(0, min(wrote.values()) + n / rate - time.time()))
        while len(service.came) < len(wrote):
            await asyncio.sleep(0.05)
        await services.notices.close()
        await services.hub.close()
    server.close()
    return sorted(service.came[path] - at for path, at in wrote.items())


def main() -> None:
    """Read the command line, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--rate", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--burst", action="store_true")
    given = parser.parse_args()
    used = time.process_time()
    took = asyncio.run(measure(given.people, given.rate, given.seconds, burst=given.burst))
    at = {share: took[min(len(took) - 1, int(len(took) * share))] for share in (0.5, 0.99)}
    kind = "all at once" if given.burst else f"{given.rate} a second"
    print(f"{given.people} people in the outbox, {len(took)} notices, {kind}:", end=" ")
    print(f"median {at[0.5]:.2f} s, p99 {at[0.99]:.2f} s, slowest {took[-1]:.2f} s,", end=" ")
    print(
        f"{1000 * (time.process_time() - used) / len(took):.1f} ms of processor time for each, the far side's included"
    )


if __name__ == "__main__":
    main()
