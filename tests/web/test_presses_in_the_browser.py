"""How many presses a move takes: pointing, choosing and confirming all count."""

from typing import Any

from .conftest import PHONE
from .dealing import lay
from .hands import MOVED_ON, choose_tile, play_now, point, wait_for_turn
from .test_paris_paris_in_the_browser import tile

COUNT = "window.presses = 0; addEventListener('click', ({ isTrusted }) => { presses += isTrusted; }, true);"
BOT = [{"kind": "me"}, {"kind": "bot", "level": "touriste"}]


def presses(page: Any, game: str, places: Any, left: int | None = None) -> int:
    """How often a person presses for one move at these places, to the moment that it counts."""
    page.goto(f"/t/{lay(page, game, left=left, seats=BOT)}")
    now = wait_for_turn(page)
    page.evaluate(COUNT)
    for place in places(now):
        point(page, place)
    page.locator("#primary:enabled").click()
    page.wait_for_function(MOVED_ON, arg=now["decision"])
    return int(page.evaluate("presses"))


def of_kind(now: dict[str, Any], kind: str) -> dict[str, Any]:
    """The fields of the first legal action of a kind."""
    return next(action["fields"] for action in now["legal"] if action["fields"]["kind"] == kind)


def test_a_move_of_lumiere_takes_two_presses(visit):
    page = visit(size=PHONE)
    assert presses(page, "lumiere", lambda now: [f"zone:{of_kind(now, 'PlaceTile')['zone']}"]) == 2
    assert presses(page, "lumiere", lambda now: [f"building:{of_kind(now, 'TakeBuilding')['building']}"]) == 2


def test_a_move_of_paris_paris_takes_two_presses(visit):
    page = visit()
    assert presses(page, "paris_paris", lambda now: [f"tile:{tile(now['legal'][0]['fields'])}"]) == 2


def test_enter_makes_the_move_after_a_button_of_the_tray_was_clicked(visit):
    page = visit()
    play_now(page)
    now = wait_for_turn(page)
    choose_tile(page, now)
    page.locator('.t-tray [data-at="turn:on"]').click()
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED_ON, arg=now["decision"])


def test_enter_is_promised_only_where_it_makes_the_move(visit):
    page = visit()
    play_now(page)
    choose_tile(page, wait_for_turn(page))
    promise = page.locator("#primary kbd")
    promise.wait_for()
    page.get_by_role("button", name="Switch to dark mode").click()
    promise.wait_for(state="hidden")
