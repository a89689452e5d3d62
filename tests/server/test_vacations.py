"""Days off are a person's: at every table where a move has days, also at one that begins meanwhile."""

import asyncio

from paname.client import Server
from paname.server.table.settings import DAY

DAYS = {"clock": {"kind": "days", "days": 2}}


async def table_of_two(lea, max_, **wish):
    made = (await lea.post("/api/tables", {"game": "lumiere", **wish}))["table"]["id"]
    await max_.post(f"/api/tables/{made}/commands", {"type": "join", "id": "j"})
    await lea.post(f"/api/tables/{made}/commands", {"type": "start", "id": "s"})
    return made


async def vacation(person, table):
    clock = (await person.get(f"/api/tables/{table}"))["state"]["clock"]
    return clock and clock["vacation"]


async def eventually(find):
    for _ in range(100):
        if found := await find():
            return found
        await asyncio.sleep(0.05)
    raise AssertionError("it did not happen")


def test_one_press_takes_days_off_everywhere_and_another_one_ends_them(url, run):
    async def play():
        lea, max_ = await asyncio.gather(Server.guest(url, "Léa"), Server.guest(url, "Max"))
        first, second = await table_of_two(lea, max_, **DAYS), await table_of_two(lea, max_, **DAYS)
        plain = await table_of_two(lea, max_)
        done = await lea.post("/api/me/vacation", {"days": 5})
        assert (done["tables"], done["short"]) == (2, 0)
        for table in (first, second):
            own, other = await vacation(lea, table)
            assert abs(own - done["away"]) < 60_000
            assert other is None
        assert await vacation(lea, plain) is None
        assert (await lea.get("/api/me"))["away"] == done["away"]
        later = await table_of_two(lea, max_, **DAYS)

        async def covered():
            return (await vacation(max_, later))[0]

        assert abs(await eventually(covered) - done["away"]) <= DAY
        back = await lea.post("/api/me/vacation", {"days": 0})
        assert back["away"] == 0
        assert (await lea.get("/api/me"))["away"] == 0
        for table in (first, second, later):
            assert (await vacation(lea, table))[0] < done["away"] - 4 * DAY

    run(play())


def test_a_table_gives_what_is_left_there(url, run):
    async def play():
        lea, max_ = await asyncio.gather(Server.guest(url, "Léa"), Server.guest(url, "Max"))
        await table_of_two(lea, max_, **DAYS)
        done = await lea.post("/api/me/vacation", {"days": 30})
        assert done["tables"] == 1
        assert done["short"] == 1

    run(play())
