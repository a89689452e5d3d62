"""A trained agent takes a seat at a table of Paris Paris for two, and a person plays it in the browser.

    python examples/train_paris_paris.py --minutes 2
    paname serve
    python examples/play_online.py http://127.0.0.1:8000

It opens a table and prints the link; follow it and sit down, and the game begins. With `--table ID` it joins one
that is there. It knows what its seat is shown and remembers nothing: of the tiles in the piles it has only a guess.
"""

import argparse
import asyncio
from pathlib import Path
from typing import Any

import numpy as np
from train_paris_paris import GAME, Network, scaled_row

import paname
from paname.client import Refused, Seat, Server
from paname.core.state import State
from paname.research.arrays import Arrays

SHOWN = ("rounds_done", "bus", "to_move", "offer", "parked", "open_marker", "shops", "tours")


def position_of(view: dict[str, Any]) -> State:
    """A position that looks like this view for two; the other's marker is any that it may be."""
    names = view["seats"]
    lines = [line for line in view["forecast"]["tours"] if line not in (view["marker"], view["open_marker"])]
    markers = {name: view["marker"] if seat == view["seat"] else lines[0] for seat, name in enumerate(names)}
    shown = {name: view[name] for name in SHOWN}
    return paname.load(GAME).from_json({"game": GAME, "players": 2, "markers": markers, **shown})


class Agent:
    """The network of a file, on its best action."""

    def __init__(self, path: Path) -> None:
        self.arrays = Arrays(paname.load(GAME), 2)
        self.network = Network(self.arrays.layout.size, self.arrays.actions)
        with np.load(path) as weights:
            self.network.weights.update({name: weights[name] for name in weights.files})

    def choose(self, view: dict[str, Any], legal: list[int]) -> int:
        """The best of the legal actions."""
        seen = self.arrays.observation(position_of(view), view["seat"])
        mask = np.zeros((1, self.arrays.actions), bool)
        mask[0, legal] = True
        _, chances, _ = self.network.forward(scaled_row(seen[None], self.arrays.layout), mask)
        return int(chances.argmax())


async def start_when_full(seat: Seat) -> None:
    """Begin as soon as somebody has taken the other seat."""
    while seat.state.get("status") == "open":
        try:
            await seat.command("start")
        except Refused:
            await asyncio.sleep(1)


async def play(url: str, table: str | None, weights: Path) -> None:
    """Sit down, wait for the start, play to the end."""
    agent = Agent(weights)
    server = await Server.guest(url, "Learner")
    joins = table is not None
    if table is None:
        made = await server.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})
        table = str(made["table"]["id"])
        print(f"Sit down at {url}{made['link']}", flush=True)
    async with Seat(server, table) as seat:
        await (seat.command("join") if joins else start_when_full(seat))
        last = await seat.play(lambda state: agent.choose(state["view"], [move["id"] for move in state["legal"]]))
        print(f"The game ended {last['result']['scores']}.")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="A trained agent plays at a table of a Paname server.")
    parser.add_argument("url", help="where the server is")
    parser.add_argument("--table", help="the id of a table with an open seat")
    parser.add_argument("--weights", type=Path, default=Path("paris_paris.npz"))
    arguments = parser.parse_args()
    asyncio.run(play(arguments.url, arguments.table, arguments.weights))


if __name__ == "__main__":
    main()
