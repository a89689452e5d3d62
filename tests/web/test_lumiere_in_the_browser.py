"""Whole games of Lumière in a real browser, through the interface."""

from .conftest import PHONE
from .hands import choose, make_move, play_now, state, wait_for_turn


def finish(page, limit=120):
    for _ in range(limit):
        now = wait_for_turn(page)
        if now["status"] == "over":
            return now
        choose(page, now)
        make_move(page)
    raise AssertionError("the game did not end")


def test_a_whole_game_against_a_bot_is_two_clicks_away_and_its_score_adds_up(visit):
    page = visit()
    play_now(page)
    over = finish(page)
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Full score sheet").click()
    for seat, total in enumerate(over["result"]["scores"]):
        table = sheet.locator("table").nth(seat)
        cells = [int(cell.replace("−", "-")) for cell in table.locator("td:not(.clause)").all_inner_texts()]
        assert sum(cells) == total
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rematch").click()
    page.locator('[data-status="running"]').wait_for()


def test_a_phone_plays_a_whole_game(visit):
    page = visit(size=PHONE)
    play_now(page)
    for _ in range(120):
        now = wait_for_turn(page)
        if now["status"] == "over":
            break
        if (
            "Postcards" in page.locator(".t-tray").inner_text()
            and any("card" in action["fields"] for action in now["legal"])
            and not any(action["fields"]["kind"] == "RaiseBuilding" for action in now["legal"])
        ):
            page.locator('[data-at="tab:cards"]').click()
        choose(page, now)
        make_move(page)
    assert state(page)["status"] == "over"


def test_the_other_hand_is_told_of_but_not_shown(visit):
    page = visit()
    play_now(page)
    for _ in range(4):
        now = wait_for_turn(page)
        choose(page, now)
        make_move(page)
    seat = state(page)["yours"][0]
    drawn = visit.heard(page).events("TileDrawn")
    assert {event["seat"] for event in drawn} == {0, 1}
    assert all((event["tile"] is None) == (event["seat"] != seat) for event in drawn)
