"""A bot in a process of its own takes a seat at a table, by the link that somebody sent.

    python examples/remote_bot.py http://127.0.0.1:8000/t/k3v9q2mx7w4a

It knows nothing but the protocol: what it may do, what it is worth, no rule.
"""

import asyncio
import sys
from typing import Any

from paname.client import Seat, Server


async def best(seat: Seat, state: dict[str, Any]) -> int:
    """The action with the best forecast for us; the first of equals."""
    ids = [action["id"] for action in state["legal"]][:64]
    reply = await seat.command("forecast", actions=ids, decision=state["decision"])
    me = state["audience"]
    return int(max(reply["forecasts"], key=lambda forecast: forecast["totals"][me])["action"])


async def main(link: str) -> None:
    """Join, wait for the start, play to the end."""
    url, _, table = link.partition("/t/")
    server = await Server.guest(url, "Robo")
    async with Seat(server, table) as seat:
        await seat.command("join")
        result = (await seat.play(lambda state: best(seat, state)))["result"]
    print(f"Scores {result['scores']}, winners {result['winners']}.")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
