"""Several seats on one screen: nothing secret is sent while the curtain is closed."""

import asyncio
import json

import pytest
from tests.server.harness import everybody

from paname.client import Refused, Seat, Server


async def at_one_screen(url, listener=None):
    lea = await Server.guest(url, "Léa")
    wish = {"game": "lumiere", "seats": [{"kind": "me", "name": "Léa"}, {"kind": "me", "name": "Max"}]}
    table = (await lea.post("/api/tables", wish))["table"]["id"]
    await lea.post(f"/api/tables/{table}/commands", {"type": "start", "id": "s"})
    return lea, table


def private_tiles(message):
    """What a message tells of held tiles."""
    state = message.get("state", message) if message["type"] in ("updates", "state") else {}
    told = [(state.get("view") or {}).get("held")]
    for update in message.get("updates", []):
        told += [event["tile"] for event in update.get("events", []) if event["type"] == "TileDrawn"]
    return [tile for tile in told if tile]


def test_the_curtain_opens_for_one_seat_and_closes_by_itself(url, run):
    async def play():
        lea, table = await at_one_screen(url)
        heard = []
        async with Seat(lea, table, listener=heard.append) as screen:
            seat = screen.state["to_move"]
            assert screen.state["audience"] == -1
            assert screen.state["legal"] is None
            assert not any(private_tiles(message) for message in heard)
            await screen.send(json.dumps({"type": "reveal", "seat": seat}))
            await everybody(screen, audience=seat)
            assert screen.state["view"]["held"]
            assert screen.state["legal"]
            heard.clear()
            tile = next(action for action in screen.state["legal"] if action["fields"]["kind"] == "PlaceTile")
            await screen.move(tile["id"])
            await everybody(screen, decision=1)
            assert screen.state["audience"] == -1
            assert screen.state["to_move"] == 1 - seat
            assert not any(private_tiles(message) for message in heard)
            await screen.send(json.dumps({"type": "reveal", "seat": 1 - seat}))
            await everybody(screen, audience=1 - seat)
            await screen.send(json.dumps({"type": "conceal"}))
            await everybody(screen, audience=-1)
            assert screen.state["legal"] is None

    run(play())


def test_a_connection_bound_to_a_seat_gets_that_seat_alone(url, run):
    async def play():
        lea, table = await at_one_screen(url)
        async with Seat(lea, table, seat=0) as first, Seat(lea, table, seat=1) as second:
            assert (first.state["audience"], second.state["audience"]) == (0, 1)
            choose = lambda state: state["legal"][0]["id"]  # noqa: E731
            await asyncio.gather(first.play(choose), second.play(choose))
            assert first.state["result"] == second.state["result"]

    run(play())


def test_nobody_gets_the_view_of_somebody_elses_seat(url, run):
    async def play():
        _, table = await at_one_screen(url)
        stranger = await Server.guest(url, "Zoé")
        for path in ("?seat=1", "/updates?seat=0", "/decisions/0?seat=1"):
            with pytest.raises(Refused) as refused:
                await stranger.get(f"/api/tables/{table}{path}")
            assert refused.value.code == "not_your_seat"
        with pytest.raises(Refused, match="isn't yours"):
            async with Seat(stranger, table, seat=1):
                pass
        async with Seat(stranger, table) as seat:
            await seat.send(json.dumps({"type": "reveal", "seat": 1}))
            with pytest.raises(Refused):
                await seat.command("legal")
            assert seat.state["audience"] == -1

    run(play())
