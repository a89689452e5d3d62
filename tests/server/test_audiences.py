"""Which audience somebody belongs to is asked again whenever something is told."""

import asyncio
import json

import pytest
from tests.server.harness import everybody, member, mover
from tests.server.tables import LEA, MAX, ZOE, Desk

from paname.client import Refused, Seat, Server
from paname.server.refusals import Refusal
from paname.server.table import commands as ask
from paname.server.table.audiences import audience_of, check_seat


async def taken_over(url, **wish):
    """Léa held both seats and bound a line to the second, which Max has then taken."""
    come = member if wish.get("rated") else Server.guest
    lea, max_ = await asyncio.gather(come(url, "Léa"), come(url, "Max"))
    made = await lea.post("/api/tables", {"game": "lumiere", "seats": [{"kind": "me"}, {"kind": "me"}], **wish})
    table = made["table"]["id"]
    spy = Seat(lea, table, seat=1)
    await spy.__aenter__()
    command = f"/api/tables/{table}/commands"
    await lea.post(command, {"type": "seat", "id": "o", "seat": 1, "kind": "open"})
    await max_.post(command, {"type": "join", "id": "j", "seat": 1})
    return lea, max_, table, spy


@pytest.mark.parametrize("wish", [{}, {"rated": True}])
def test_a_line_bound_to_a_seat_sees_it_only_while_its_owner_holds_it(url, run, wish):
    async def play():
        lea, max_, table, spy = await taken_over(url, **wish)
        heard = []
        spy.listener = heard.append
        async with Seat(lea, table) as own, Seat(max_, table) as victim:
            await own.command("start")
            await everybody(own, victim, spy, status="running")
            for decision in range(1, 7):
                seat, _ = mover(own, victim)
                await seat.move(seat.state["legal"][0]["id"])
                await everybody(own, victim, spy, decision=decision)
                assert spy.state["audience"] == -1
                assert spy.state["legal"] is None
                assert spy.state["view"] == (await Server(url).get(f"/api/tables/{table}"))["state"]["view"]
                assert "held" in victim.state["view"]
            public = await Server(url).get(f"/api/tables/{table}/updates")
            told = [update for message in heard for update in message.get("updates", []) if update["n"] > 3]
            assert told == public["updates"][-7:]
            with pytest.raises(Refused) as refused:
                await spy.command("hint")
            assert refused.value.error["code"] in ("not_your_turn", "not_allowed")
            with pytest.raises(Refused) as refused:
                await lea.get(f"/api/tables/{table}?seat=1")
            assert refused.value.error["code"] == "not_your_seat"
        await spy.__aexit__(None, None, None)

    run(play())


def test_a_stranger_who_sat_bound_and_left_sees_nothing(url, run):
    async def play():
        lea, max_, zoe = await asyncio.gather(*(Server.guest(url, name) for name in ("Léa", "Max", "Zoé")))
        table = (await lea.post("/api/tables", {"game": "lumiere"}))["table"]["id"]
        command = f"/api/tables/{table}/commands"
        await zoe.post(command, {"type": "join", "id": "j", "seat": 1})
        async with Seat(zoe, table, seat=1) as spy, Seat(lea, table) as one:
            await zoe.post(command, {"type": "leave", "id": "l"})
            await max_.post(command, {"type": "join", "id": "j", "seat": 1})
            async with Seat(max_, table) as two:
                await one.command("start")
                await everybody(spy, one, two, status="running")
                assert spy.state["audience"] == -1
                assert not any("held" in json.dumps(update) for update in spy.updates)
                await spy.socket.close()  # and its way back is closed: the seat is another's
                await asyncio.sleep(0.1)
                with pytest.raises(Refused):
                    await zoe.get(f"/api/tables/{table}?seat=1")

    run(play())


def test_an_answer_is_for_the_audience_at_the_time_it_is_given(server, url, run):
    """The seat is lost while a hint is being thought about: the hint is not told."""

    async def play():
        lea = await Server.guest(url, "Léa")
        wish = {"game": "lumiere", "seats": [{"kind": "me"}, {"kind": "bot", "level": "touriste"}]}
        table = (await lea.post("/api/tables", wish))["table"]["id"]
        await lea.post(f"/api/tables/{table}/commands", {"type": "start", "id": "s"})
        async with Seat(lea, table) as seat:
            await seat.until(lambda: bool(seat.state["legal"]))
            hub = server.services.hub
            choose = hub.bots.choose

            async def slow(job, *payer, **how):
                found = await choose(job, *payer, **how)
                hub.owners[table].table.seats[0].user = "somebody else"
                return found

            hub.bots.choose = slow
            try:
                with pytest.raises(Refused) as refused:
                    await seat.command("hint")
            finally:
                hub.bots.choose = choose
            assert refused.value.error["code"] == "out_of_date"

    run(play())


def test_one_function_says_which_audience_somebody_belongs_to():
    table = Desk().table
    assert audience_of(table, LEA.user) == 0
    assert audience_of(table, ZOE.user) == -1
    assert audience_of(table, "") == -1
    assert audience_of(table, MAX.user, bound=0) == -1
    assert audience_of(table, LEA.user, bound=-1) == -1
    check_seat(table, MAX.user, 1)
    with pytest.raises(Refusal):
        check_seat(table, MAX.user, 0)
    with pytest.raises(Refusal):
        check_seat(table, MAX.user, 7)
    table.seats[1].user = LEA.user
    assert audience_of(table, LEA.user) == -1
    assert audience_of(table, LEA.user, revealed=1) == 1
    table.seats[1].user = MAX.user
    assert audience_of(table, LEA.user, revealed=1) == 0
    over = Desk()
    over.command(LEA, ask.Resign())
    assert audience_of(over.table, ZOE.user, bound=1) == 1
