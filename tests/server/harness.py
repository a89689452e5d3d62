"""A server of our own for tests: in a thread of this process, at a free port, with a fresh database."""

import asyncio
import contextlib
import json
import secrets
import socket
import threading
import time
import urllib.request
from dataclasses import replace

import uvicorn

from paname.client import Seat, Server
from paname.server.serve import config
from paname.server.settings import Settings
from paname.server.web.app import assemble
from paname.server.web.services import Services

PATIENT = Settings(
    requests_per_minute=100_000,
    logins_per_minute=100_000,
    tables_per_minute=100_000,
    messages_per_second=5_000,
    message_burst=5_000,
    address_messages_per_second=50_000,
    address_message_burst=50_000,
    watcher_messages_per_second=5_000,
    watcher_message_burst=5_000,
    sockets_per_address=10_000,
    hints_per_minute=10_000,
    bot_workers=1,
    argon2_memory_kib=64,
)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Running:
    """A running server; `services` lets a test look behind the curtain."""

    def __init__(self, settings):
        self.settings = replace(settings, port=free_port())
        self.services = Services(self.settings)
        app = assemble(self.services)
        self.server = uvicorn.Server(config(self.settings, app))
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.url = f"http://127.0.0.1:{self.settings.port}"

    def __enter__(self):
        self.thread.start()
        for _ in range(500):
            if self.server.started:
                return self
            time.sleep(0.02)
        raise RuntimeError("the server did not start")

    def __exit__(self, *reason):
        self.server.should_exit = True
        self.thread.join(20)


def request(url, method="GET", body=None, headers=None):
    """Status, headers and JSON of an answer."""
    data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    asked = urllib.request.Request(url, data, {"Content-Type": "application/json", **(headers or {})}, method=method)
    try:
        with urllib.request.urlopen(asked, timeout=20) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


async def member(url, name):
    """Somebody with a new account."""
    server = Server(url)
    account = {"name": f"{name} {secrets.token_hex(4)}", "password": "a long sentence nobody else uses", "token": True}
    server.token = (await server.post("/api/account", account))["token"]
    return server


@contextlib.asynccontextmanager
async def two_at_a_table(url, **wish):
    """Léa and Max at a running game, each on a line of their own."""
    come = member if wish.get("rated") else Server.guest
    lea, max_ = await asyncio.gather(come(url, "Léa"), come(url, "Max"))
    made = await lea.post("/api/tables", {"game": "lumiere", **wish})
    table = made["table"]["id"]
    async with Seat(lea, table) as first, Seat(max_, table) as second:
        await second.command("join")
        await first.command("start")
        await everybody(first, second, status="running")
        yield first, second


async def everybody(*seats, **fields):
    """Wait until all have seen a state with these fields."""
    for seat in seats:
        await asyncio.wait_for(seat.until(lambda seat=seat: fields.items() <= seat.state.items()), 20)


def mover(*seats):
    """The seat that is to move, and another."""
    first = next(seat for seat in seats if seat.state["legal"])
    return first, next(seat for seat in seats if seat is not first)


async def step(*seats, choose=0):
    """One decision, seen by all."""
    seat, _ = mover(*seats)
    decision = seat.state["decision"]
    await seat.move(seat.state["legal"][choose]["id"])
    await everybody(*seats, decision=decision + 1)
    return seat
