"""Lag: how long one callback holds the server's event loop while people ask for everything that is costly to answer.

    python -m bench.lag [--game paris]

Plays a game of every kind to its end on one screen and asks about it on the way and afterwards: forecasts of 64 moves,
why drafts can't be done, past positions, curves, records, proofs. Processor time of the loop's own thread counts, so
that other work on the machine doesn't.
"""

import argparse
import asyncio
import asyncio.events
import json
import random
import sys
import tempfile
import threading
import time
from collections import defaultdict
from dataclasses import replace

from tests.server.harness import PATIENT, Running

import paname
from paname.client import Server

Held = dict[str, list[float]]


def watch(held: Held, label: list[str]) -> None:
    """Measure every callback of every loop that isn't the main thread's."""
    plain = asyncio.events.Handle._run  # noqa: SLF001 - the one place through which all callbacks go

    def measured(handle: asyncio.Handle) -> None:
        if threading.current_thread() is threading.main_thread():
            return plain(handle)
        began = time.thread_time()
        plain(handle)
        held[label[0]].append(1000 * (time.thread_time() - began))
        return None

    asyncio.events.Handle._run = measured  # type: ignore[method-assign] # noqa: SLF001


async def ask(lea: Server, path: str, label: list[str], kind: str, **wish: object) -> None:
    """One question."""
    label[0] = kind
    await lea.post(path, {"type": kind, "id": "q", **wish})
    label[0] = "between"


async def questions(lea: Server, path: str, label: list[str], state: dict[str, object], chance: random.Random) -> None:
    """Everything that can be asked of a running game."""
    legal = [action["id"] for action in state["legal"]]  # type: ignore[attr-defined]
    some = chance.sample(legal, min(64, len(legal)))
    await ask(lea, path, label, "forecast", decision=state["decision"], actions=some)
    await ask(lea, path, label, "why", draft={})
    await ask(lea, path, label, "why", action=chance.randrange(100))
    await ask(lea, path, label, "breakdown")
    await ask(lea, path, label, "replay", decision=chance.randrange(1 + int(state["decision"])))  # type: ignore[call-overload]


async def play(url: str, game: str, label: list[str]) -> None:
    """A whole game on one screen, with questions on the way and afterwards."""
    lea, chance = await Server.guest(url, "Léa"), random.Random(game)
    made = await lea.post("/api/tables", {"game": game, "seats": [{"kind": "me"}] * 2})
    path = f"/api/tables/{made['table']['id']}"
    await lea.post(f"{path}/commands", {"type": "start", "id": "s"})
    while True:
        state = (await lea.get(path))["state"]
        if state["status"] == "over":
            break
        state = (await lea.get(f"{path}?seat={state['to_move']}"))["state"]
        own = f"{path}/commands?seat={state['to_move']}"
        if state["decision"] % 10 == 0:
            await questions(lea, own, label, state, chance)
            label[0] = "curve"
            await lea.get(f"{path}/curve")
            label[0] = "between"
        action = chance.choice(state["legal"])["id"]
        label[0] = "move"
        wish = {"type": "move", "id": f"m{state['decision']}", "decision": state["decision"], "action": action}
        await lea.post(own, wish)
        label[0] = "between"
    for what in ("curve", "record", "seal", "updates", f"decisions/{state['decision'] - 1}"):
        label[0] = what.split("/", maxsplit=1)[0]
        await lea.get(f"{path}/{what}")
        label[0] = "between"
    label[0] = "proof"
    await asyncio.to_thread(fetch, f"{url}/verify?table={made['table']['id']}")


def fetch(url: str) -> None:
    """A page, read and forgotten."""
    import urllib.request  # noqa: PLC0415 - only here

    with urllib.request.urlopen(url) as answer:  # noqa: S310 - our own server
        answer.read()


def main() -> int:
    """Measure and print; fails where something held the loop for longer than 20 ms."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", choices=paname.games())
    held: Held = defaultdict(list)
    label = ["start"]
    watch(held, label)
    with tempfile.TemporaryDirectory() as folder, Running(replace(PATIENT, data=folder)) as server:
        for game in parser.parse_args().game or paname.games():
            asyncio.run(play(server.url, game, label))
    found = {kind: max(times) for kind, times in held.items() if kind != "start"}
    print(json.dumps({f"{kind}, ms": round(most, 1) for kind, most in sorted(found.items())}, indent=2))
    return int(max(found.values()) > 20)


if __name__ == "__main__":
    sys.exit(main())
