"""Start: how long a server takes to be ready when its database holds many running games, and what memory it needs.

    python -m bench.start --games 20000

Makes a database with so many running games against bots that wait for their person, starts a server on it, and waits
until it says that it is ready.
"""

import argparse
import asyncio
import json
import shutil
import sqlite3
import sys
import tempfile
import time

from bench.load import cpu_seconds, memory_kb, start_server

from paname.client import Server


async def answers(url: str, path: str) -> bool:
    """Whether the server answers there."""
    try:
        await Server(url).get(path)
    except Exception:  # noqa: BLE001 - whatever it is, it isn't ready
        return False
    return True


async def until(url: str, path: str) -> None:
    """Wait for an answer."""
    while not await answers(url, path):
        await asyncio.sleep(0.01)


async def one_game(url: str) -> str:
    """A game against a bot, some decisions old, that waits for its person."""
    lea = await Server.guest(url, "Léa")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "touriste"}]
    made = await lea.post("/api/tables", {"game": "lumiere", "seats": seats, "options": {"start": 0}})
    path = f"/api/tables/{made['table']['id']}"
    await lea.post(f"{path}/commands", {"type": "start", "id": "s"})
    for number in range(8):
        state = (await lea.get(path))["state"]
        while not state["legal"]:
            await asyncio.sleep(0.05)
            state = (await lea.get(path))["state"]
        move = {"type": "move", "id": f"m{number}", "decision": state["decision"], "action": state["legal"][0]["id"]}
        await lea.post(f"{path}/commands", move)
    while not (await lea.get(path))["state"]["legal"]:
        await asyncio.sleep(0.05)
    return str(made["table"]["id"])


def multiply(folder: str, table: str, games: int) -> None:
    """Store the same game again under other names."""
    with sqlite3.connect(f"{folder}/paname.sqlite3") as base:
        for name, key in (("tables", "id"), ("log", "table_id")):
            columns = [row[1] for row in base.execute(f"PRAGMA table_info({name})")]
            rows = base.execute(f"SELECT * FROM {name} WHERE {key} = ?", (table,)).fetchall()  # noqa: S608 - our own
            marks = ", ".join("?" * len(columns))
            for number in range(games):
                copies = [tuple(f"t{number}" if value == table else value for value in row) for row in rows]
                if name == "log":
                    body = columns.index("body")
                    copies = [(*row[:body], row[body].replace(table, f"t{number}"), *row[body + 1 :]) for row in copies]
                base.executemany(f"INSERT INTO {name} VALUES ({marks})", copies)  # noqa: S608 - our own


async def measure(games: int) -> dict[str, object]:
    """Make the database, start, wait."""
    folder = tempfile.mkdtemp(prefix="paname-start-")
    try:
        process, port = start_server(folder)
        url = f"http://127.0.0.1:{port}"
        await until(url, "/readyz")
        table = await one_game(url)
        process.terminate()
        process.wait(60)
        await asyncio.to_thread(multiply, folder, table, games)
        began = time.perf_counter()
        process, port = start_server(folder)
        url = f"http://127.0.0.1:{port}"
        await until(url, "/readyz")
        ready, used = time.perf_counter() - began, cpu_seconds(process.pid)
        at_once = memory_kb(process.pid)
        await Server(url).get("/api/tables/t7")
        shown = time.perf_counter() - began
        await asyncio.sleep(10)
        result = {
            "games": games,
            "ready after s": round(ready, 2),
            "processor s until then": round(used, 2),
            "a table is shown after s": round(shown, 2),
            "memory MB when ready": round(at_once / 1024, 1),
            "ten seconds later": round(memory_kb(process.pid) / 1024, 1),
        }
        process.terminate()
        process.wait(60)
    finally:
        shutil.rmtree(folder)
    return result


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20_000)
    print(json.dumps(asyncio.run(measure(parser.parse_args().games)), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
