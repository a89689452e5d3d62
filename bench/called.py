"""People of the drill who come only when they are called: a notice that is lost stops their game."""

import asyncio
import json
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any

from paname.client import Server

ANSWER = b"HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n"
LONGEST = 300.0  # seconds without a notice after which somebody looks by themselves
WISHES = {"quiet": False, "kinds": {"hook": ["turn", "over"]}}
Patiently = Callable[[Callable[[], Awaitable[dict[str, Any]]]], Awaitable[dict[str, Any]]]


class Receiver:
    """Where webhooks end: every letter by its key, and how often one came again."""

    def __init__(self) -> None:
        self.letters: dict[str, dict[str, list[dict[str, Any]]]] = defaultdict(dict)
        self.bells: dict[str, asyncio.Event] = defaultdict(asyncio.Event)
        self.again = 0
        self.port = 0

    async def open(self) -> asyncio.Server:
        """Listen at a free port."""
        server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take the letters of one connection; one whose sender died in the middle of it never came."""
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                lengths = [line[15:] for line in head.lower().split("\r\n") if line.startswith("content-length:")]
                self.take(head.split(" ", 2)[1], json.loads(await reader.readexactly(int(lengths[0]))))
                writer.write(ANSWER)
        except (asyncio.IncompleteReadError, asyncio.CancelledError, ConnectionError):
            writer.close()

    def take(self, path: str, letter: dict[str, Any]) -> None:
        """Note a letter, and wake whoever it is for; the same one again means nothing."""
        if letter["id"] in self.letters[path]:
            self.again += 1
            return
        self.letters[path][letter["id"]] = letter["items"]
        self.bells[path].set()

    def notices(self) -> int:
        """How many different letters came."""
        return sum(len(letters) for letters in self.letters.values())


class Called:
    """One person at one table."""

    def __init__(self, receiver: Receiver, path: str, patiently: Patiently) -> None:
        self.receiver = receiver
        self.path = path
        self.patiently = patiently
        self.found: list[str] = []

    async def settle(self, server: Server) -> None:
        """Ask to be told of turns and of the end."""
        way = {"kind": "hook", "address": f"http://127.0.0.1:{self.receiver.port}{self.path}", "form": "json"}
        await self.patiently(lambda: server.post("/api/me/notices/ways", way))
        await self.patiently(lambda: asyncio.to_thread(server.request, "PATCH", "/api/me/notices", WISHES))

    async def play(
        self, server: Server, table: str, choose: Callable[[dict[str, Any]], int], done: dict[int, tuple[int, int]]
    ) -> None:
        """Sleep until a notice comes, then do everything that there is to do."""
        bell, state = self.receiver.bells[self.path], {"status": "running"}
        while state["status"] != "over":
            try:
                await asyncio.wait_for(bell.wait(), LONGEST)
            except TimeoutError:
                self.found.append("nobody called")
            bell.clear()
            state = await self.look(server, table)
            while state["legal"]:
                fields = {"id": f"called-{state['decision']}", "decision": state["decision"], "action": choose(state)}
                reply = await self.patiently(lambda sent=fields: self.move(server, table, sent))  # type: ignore[misc]
                done[reply["n"]] = (fields["decision"], fields["action"])
                state = await self.look(server, table)
                if state["n"] != reply["n"]:  # others went on: if it's a turn again, it's another one
                    break

    async def look(self, server: Server, table: str) -> dict[str, Any]:
        """How things stand."""
        found: dict[str, Any] = (await self.patiently(lambda: server.get(f"/api/tables/{table}")))["state"]
        return found

    async def move(self, server: Server, table: str, fields: dict[str, Any]) -> dict[str, Any]:
        """One decision, by HTTP: nobody is at the table."""
        reply: dict[str, Any] = await server.post(f"/api/tables/{table}/commands", {"type": "move", **fields})
        return reply

    def faults(self, log: list[dict[str, Any]], seat: int) -> list[str]:
        """What is wrong: each turn that others brought about is told in one letter, and nothing else is."""
        keys: dict[int, list[str]] = defaultdict(list)
        for key, items in self.receiver.letters[self.path].items():
            for item in items:
                if item["says"] == "turn":
                    keys[item["n"]].append(key)
        turns = turns_of(log, seat)
        found = [f"told {len(of)} times of the turn at {n}" for n, of in keys.items() if len(of) > 1]
        found += [f"told of a turn at {n} that there isn't" for n in keys.keys() - turns]
        return [*self.found, *found, *(f"not told of the turn at {n}" for n in sorted(turns - keys.keys()))]


def turns_of(log: list[dict[str, Any]], seat: int) -> set[int]:
    """The entries with which a turn of this seat began."""
    found, last = set(), -1
    for entry in log:
        if entry["kind"] == "moved":
            if entry["seat"] == seat != last:
                found.add(entry["n"] - 1)
            last = entry["seat"]
    return found
