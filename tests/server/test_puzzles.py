"""Puzzles: the same one a day for everybody, a solution that waits for the answer, ratings that change once."""

from datetime import date, timedelta

import msgspec
import pytest
import sqlalchemy as sa

from paname.analysis.glicko import Rating, meet
from paname.analysis.puzzles import shipped_puzzles
from paname.client import Refused, Server
from paname.server.puzzles import Try, daily, longest_row, row_of_days, today, week_of
from paname.server.store import puzzles as stored
from paname.server.store import schema

GAMES = ("lumiere", "paris_paris", "paris")


def address(puzzle):
    return f"/api/puzzles/{puzzle.game}/{puzzle.id}"


def wrong(puzzle):
    return puzzle.values[-1][0]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_solution_is_told_before_the_answer(url, run, game):
    async def play():
        lea = await Server.guest(url, "Léa")
        puzzle = shipped_puzzles(game)[0]
        found = await lea.get(address(puzzle))
        assert {"solution", "values", "line", "reason", "record", "themes"}.isdisjoint(found["puzzle"])
        legal = [one["id"] for one in found["state"]["legal"]]
        assert puzzle.solution in legal
        assert found["state"]["audience"] == puzzle.seat
        done = (await lea.post(f"{address(puzzle)}/answer", {"action": puzzle.solution}))["puzzle"]
        assert done["solved"]
        assert done["solution"]["id"] == puzzle.solution
        assert done["change"] > 0
        assert done["values"][0]["action"]["id"] == puzzle.solution

    run(play())


def test_there_are_two_tries_and_the_ratings_change_once(url, run):
    async def play():
        lea = await Server.guest(url, "Léa")
        puzzle = shipped_puzzles("lumiere")[1]
        first = (await lea.post(f"{address(puzzle)}/answer", {"action": wrong(puzzle)}))["puzzle"]
        assert (first["done"], first["left"]) == (False, 1)
        assert (await lea.get("/api/me/puzzles"))["rating"]["rating"] == 1500
        second = (await lea.post(f"{address(puzzle)}/answer", {"action": wrong(puzzle)}))["puzzle"]
        assert (second["done"], second["solved"]) == (True, False)
        rating = (await lea.get("/api/me/puzzles"))["rating"]["rating"]
        assert rating < 1500
        third = (await lea.post(f"{address(puzzle)}/answer", {"action": puzzle.solution}))["puzzle"]
        assert not third["solved"]
        assert (await lea.get("/api/me/puzzles"))["rating"]["rating"] == rating
        assert (await lea.get("/api/me/data"))["puzzles"]

    run(play())


def test_hints_come_in_order_and_cost_rating(url, run):
    async def play():
        lea = await Server.guest(url, "Léa")
        puzzle = shipped_puzzles("paris_paris")[5]
        with pytest.raises(Refused):
            await lea.post(f"{address(puzzle)}/hint", {"number": 3})
        codes = [(await lea.post(f"{address(puzzle)}/hint", {"number": n}))["hint"]["code"] for n in (1, 2, 3)]
        assert codes == ["where", "what", "piece"]
        change = (await lea.post(f"{address(puzzle)}/answer", {"action": puzzle.solution}))["puzzle"]["change"]
        alone = meet(Rating(), puzzle.rating, 1.0)[0].rating - 1500
        assert change == pytest.approx(alone - 6, abs=0.11)

    run(play())


def test_the_puzzle_of_the_day_is_everybodys_and_fills_the_row(url, run):
    async def play():
        lea, max_ = await Server.guest(url, "Léa"), await Server.guest(url, "Max")
        ours, theirs = await lea.get("/api/puzzles/daily"), await max_.get("/api/puzzles/daily")
        assert ours["puzzle"]["id"] == theirs["puzzle"]["id"]
        puzzle = next(one for one in shipped_puzzles(ours["puzzle"]["game"]) if one.id == ours["puzzle"]["id"])
        await lea.post(f"{address(puzzle)}/answer", {"action": puzzle.solution})
        mine = await lea.get("/api/me/puzzles")
        assert (mine["row"], mine["longest"], mine["solved"], mine["first_try"]) == (1, 1, 1, 1.0)
        assert sum(mine["week"]) == 1

    run(play())


def test_the_next_puzzle_is_a_new_one_of_the_theme(url, run):
    async def play():
        lea = await Server.guest(url, "Léa")
        theme = shipped_puzzles("paris_paris")[0].themes[0]
        first = (await lea.get(f"/api/puzzles/next?game=paris_paris&theme={theme}"))["puzzle"]["id"]
        await lea.post(f"/api/puzzles/paris_paris/{first}/answer", {})
        second = (await lea.get(f"/api/puzzles/next?game=paris_paris&theme={theme}"))["puzzle"]["id"]
        assert first != second

    run(play())


def test_days_take_turns_among_the_games():
    days = [daily(date(2026, 11, 17) + timedelta(days=n)) for n in range(9)]
    assert [one.game for one in days[:3]] == [one.game for one in days[3:6]]
    assert len({one.game for one in days[:3]}) == 3
    assert daily(date(2026, 11, 17)) is days[0]


def test_one_day_a_week_may_stay_dark():
    end = date(2026, 11, 17)
    days = {(end - timedelta(days=n)).isoformat() for n in (1, 2, 4, 5)}
    assert row_of_days(days, end) == 4
    assert row_of_days(days | {(end - timedelta(days=7)).isoformat()}, end) == 4
    assert longest_row(days) == 4
    assert row_of_days(set(), end) == 0
    assert [day.isoweekday() for day in week_of(end)] == [1, 2, 3, 4, 5, 6, 7]


def test_home_learns_the_game_the_row_and_the_share_but_not_the_position(url, run):
    async def look():
        nobody, lea = Server(url), await Server.guest(url, "Léa")
        puzzle = daily(today())
        assert (await nobody.get("/api/puzzles/today")).keys() == {"game", "found", "solved", "row"}
        await lea.post(f"{address(puzzle)}/answer", {"action": puzzle.solution})
        told = await lea.get("/api/puzzles/today")
        assert (told["game"], told["solved"], told["row"]) == (puzzle.game, True, 1)
        assert (await nobody.get("/api/puzzles/today"))["row"] == 0

    run(look())


def test_a_share_needs_enough_people():
    engine = sa.create_engine("sqlite://", poolclass=sa.StaticPool)
    schema.metadata.create_all(engine)
    with engine.connect() as connection:
        for n in range(12):
            body = msgspec.json.encode(Try(solved=n < 3, done=n < 10)).decode()
            stored.keep(connection, f"u{n}", "paris/1", body, n)
        assert stored.found_by(connection, "paris/1") == (10, 3)
