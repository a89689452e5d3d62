"""Leaderboards and player pages: one scale, honest intervals, and nothing of tables that one may not find."""

import asyncio

import sqlalchemy as sa
from tests.server.harness import member, request

from paname.bots.levels import LEVELS
from paname.client import Server
from paname.core.registry import load, names
from paname.server.anchors import anchor
from paname.server.standing.standings import NARROW, WITHIN
from paname.server.store.ratings import MODEL, shown
from paname.server.store.schema import rating_changes, ratings


async def finished(host, guest, game="paris_paris", **wish):
    """A game between two accounts that the guest gives up after both have decided often enough."""
    made = await host.post("/api/tables", {"game": game, "rated": True, **wish})
    table = made["table"]["id"]
    command = f"/api/tables/{table}/commands"
    await guest.post(command, {"type": "join", "id": "join"})
    await host.post(command, {"type": "start", "id": "start"})
    for decision in range(24):
        for one in (host, guest):
            state = (await one.get(f"/api/tables/{table}"))["state"]
            if state["legal"] and state["status"] == "running":
                move = {"decision": state["decision"], "action": state["legal"][0]["id"]}
                await one.post(command, {"type": "move", "id": f"{decision}", **move})
    await guest.post(command, {"type": "resign", "id": "resign"})
    return table


async def me(server):
    return (await server.get("/api/me"))["user"]["id"]


def test_a_rated_game_says_what_it_did_and_the_page_shows_it(url, run):
    async def play():
        lea, max_ = await asyncio.gather(member(url, "Léa"), member(url, "Max"))
        table = await finished(lea, max_)
        changes = {one["who"]: one for one in (await lea.get(f"/api/tables/{table}/ratings"))["changes"]}
        own, other = changes[await me(lea)], changes[await me(max_)]
        assert own["before"] == other["before"] == 1500
        assert own["after"] > 1500 > other["after"]
        assert own["low"] < own["after"] < own["high"]
        page = await lea.get(f"/api/users/{await me(lea)}/standing?game=paris_paris&players=2")
        assert page["rating"]["rating"] == own["after"]
        assert [point[1] for point in page["curve"]] == [own["after"]]
        assert (page["won"], page["lost"], page["drawn"]) == (1, 0, 0)
        [met] = page["opponents"]
        assert (met["who"], met["won"], met["lost"], met["bot"]) == (await me(max_), 1, 0, False)
        [line] = page["games"]
        assert (line["table"], line["change"], line["rated"]) == (table, own["after"] - 1500, True)
        assert page["records"]["streak"] == 1
        assert set(page["chances"]) == {"touriste", "flaneur", "parisien", "haussmann"}
        assert page["chances"]["touriste"] > page["chances"]["parisien"]

    run(play())


def test_a_stranger_finds_the_rating_but_no_table_that_is_not_listed(url, run):
    async def play():
        lea, max_, zoe = await asyncio.gather(*(member(url, name) for name in ("Léa", "Max", "Zoé")))
        hidden = await finished(lea, max_)
        shown_one = await finished(lea, max_, listed=True)
        path = f"/api/users/{await me(lea)}/standing?game=paris_paris&players=2"
        seen = await zoe.get(path)
        assert [line["table"] for line in seen["games"]] == [shown_one]
        assert seen["opponents"][0]["won"] == 1
        assert len(seen["curve"]) == 2
        assert {line["table"] for line in (await max_.get(path))["games"]} == {hidden, shown_one}
        assert hidden not in str(seen)

    run(play())


def test_a_board_has_bots_where_the_arena_put_them_and_people_settle_before_they_have_a_place(server, url, run):
    async def play():
        lea, max_ = await asyncio.gather(member(url, "Léa"), member(url, "Max"))
        await finished(lea, max_)
        board = await lea.get("/api/ratings/paris_paris/board?players=2")
        bots = {row["who"]: row for row in board["rows"] if row["bot"]}
        assert bots["parisien"]["rating"] == shown(*anchor("paris_paris", 2, "parisien"))["rating"]
        assert all(row["place"] is None for row in bots.values())
        assert await me(lea) in [row["who"] for row in board["settling"]]
        assert board["count"] >= 2
        assert board["within"] == WITHIN
        values = {"sigma": NARROW - 0.1}
        who = await me(lea)
        await server.services.hub.store.write(
            lambda connection: connection.execute(sa.update(ratings).where(ratings.c.who == who).values(**values))
        )
        board = await lea.get("/api/ratings/paris_paris/board?players=2")
        [own] = [row for row in board["rows"] if row["who"] == who]
        assert own["place"] == 1
        order = [row["rating"] for row in board["rows"]]
        assert order == sorted(order, reverse=True)
        zoe = await member(url, "Zoé")
        alone = await zoe.get("/api/ratings/paris_paris/board?players=2&met=true")
        assert [row for row in alone["rows"] if not row["bot"]] == []
        assert alone["settling"] == []
        page = await zoe.get(f"/api/users/{who}/standing?game=paris_paris")
        assert page["rating"]["place"] == 1
        assert page["placed"] == 1

    run(play())


def test_open_tables_name_the_ratings_there_and_the_nearest_comes_first(server, url, run):
    async def play():
        people = await asyncio.gather(*(member(url, name) for name in ("Léa", "Max", "Zoé")))
        mu = dict(zip([await me(one) for one in people], (25.0, 33.0, 26.0), strict=True))
        rows = [{"game": "paris", "players": 2, "who": who, "mu": m, "sigma": 2.0, "games": 9} for who, m in mu.items()]
        await server.services.hub.store.write(lambda connection: connection.execute(sa.insert(ratings), rows).rowcount)
        lea, max_, zoe = people
        made = [await one.post("/api/tables", {"game": "paris", "listed": True}) for one in (zoe, max_)]
        near, far = (one["table"]["id"] for one in made)
        mine = [line for line in (await lea.get("/api/tables?game=paris"))["tables"] if line["id"] in (near, far)]
        assert [line["id"] for line in mine] == [near, far]
        assert [line["ratings"] for line in mine] == [[1524, None], [1692, None]]
        seated = (await lea.get(f"/api/tables/{far}/ratings"))["seated"]
        assert seated == {await me(max_): 1692}
        bots = [{"kind": "me"}, {"kind": "bot", "level": "parisien"}]
        with_bot = (await lea.post("/api/tables", {"game": "paris", "seats": bots}))["table"]["id"]
        seated = (await lea.get(f"/api/tables/{with_bot}/ratings"))["seated"]
        assert seated == {await me(lea): 1500, "parisien": shown(*anchor("paris", 2, "parisien"))["rating"]}
        strangers = [line["id"] for line in (await Server(url).get("/api/tables?game=paris"))["tables"]]
        assert strangers.index(near) < strangers.index(far)

    run(play())


def test_an_unrated_game_changes_no_rating_and_stands_on_the_page(url, run):
    async def play():
        lea, max_ = await asyncio.gather(Server.guest(url, "Léa"), Server.guest(url, "Max"))
        table = await finished(lea, max_, rated=False)
        assert (await lea.get(f"/api/tables/{table}/ratings"))["changes"] == []
        page = await max_.get(f"/api/users/{await me(max_)}/standing?game=paris_paris")
        assert page["rating"] is None
        assert page["chances"] == {}
        assert (page["won"], page["lost"]) == (0, 1)
        assert page["games"][0]["change"] is None

    run(play())


def test_forgetting_somebody_forgets_the_history_of_their_rating(server, url, run):
    async def play():
        lea, max_ = await asyncio.gather(member(url, "Léa"), member(url, "Max"))
        await finished(lea, max_)
        who = await me(lea)
        await asyncio.to_thread(request, f"{url}/api/me", "DELETE", None, {"Authorization": f"Bearer {lea.token}"})
        query = sa.select(rating_changes).where(rating_changes.c.who == who)
        left = await server.services.hub.store.read(lambda connection: connection.execute(query).all())
        assert left == []

    run(play())


def test_bots_start_where_the_arena_measured_them():
    start = MODEL.rating()
    for game in names():
        for players in load(game).player_counts():
            found = {level.id: anchor(game, players, level.id) for level in LEVELS}
            assert found["touriste"][0] < start.mu < max(mean for mean, _ in found.values())
            assert all(1 < deviation < start.sigma for _, deviation in found.values())
    assert anchor("lumiere", 5, "haussmann") is None
