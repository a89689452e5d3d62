"""How many presses a turn of Paris takes, and what happens without one."""

from typing import Any

import pytest

from .conftest import PHONE, WIDE
from .dealing import command, post
from .hands import state, wait_for_turn

SCENES = "async () => (await import('/games/paris/scenes.js')).scenes"
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "touriste"}]


def sit_at(page: Any, scene: str) -> None:
    """A table against a bot at a prepared position."""
    found = page.evaluate(SCENES)[scene]
    post(page, "/api/session", {"name": "Léa"})
    wish: dict[str, Any] = {"game": "paris", "players": 2, "seats": SEATS}
    if found:
        wish["record"] = {"format": 1, "game": "paris", "players": 2, **found}
    else:
        wish["options"] = {"start": 0}
    table = post(page, "/api/tables", wish)["table"]["id"]
    command(page, table, {"type": "start"})
    page.goto(f"/t/{table}")
    wait_for_turn(page)


def press(page: Any, *targets: str) -> int:
    """Press these one after another; how many they were."""
    for target in targets:
        page.locator(f"{target}:visible").first.click()
        wait_for_turn_or_bot(page)
    return len(targets)


def wait_for_turn_or_bot(page: Any) -> None:
    """Wait until nothing is on its way."""
    page.wait_for_function("""() => document.querySelector('[data-sending="false"]')""")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_bank_turn_takes_three_presses(visit, size):
    page = visit(size=size)
    sit_at(page, "start")
    round_before = state(page)["view"]["round"]
    presses = press(page, '[data-at="stack:0"]', '[data-at^="bank:"]', "#primary:enabled")
    page.wait_for_function("(before) => document.querySelector('.t-main').dataset.decision > before", arg=2)
    now = wait_for_turn(page)
    assert presses == 3
    assert now["view"]["round"] == round_before + 1


def test_a_turn_with_a_landmark_medals_and_a_majority_takes_seven_presses_at_most(visit):
    page = visit()
    sit_at(page, "landmark")
    drawing = 1  # the position begins after the draw, which is one press
    presses = drawing + press(
        page,
        '.t-board [data-at="bank:0"]',
        '.t-board [data-at="fan:0-grand-palais"]',
        "#primary:enabled",
        "#primary:enabled",
        '.t-board [data-at="district:0"]',
        "#primary:enabled",
    )
    now = wait_for_turn(page)
    me = now["view"]["seats"][0]
    assert presses == 7
    assert now["view"]["districts"][0]["vp_tile"] == [20, 10, 5]
    assert [one["id"] for one in now["view"]["districts"][0]["landmarks"]] == ["grand-palais"]
    assert me["vp"] == 7
    assert "bronze" not in me["goods"]
    assert now["view"]["round"] > 1


def test_on_the_last_turn_unused_tiles_come_before_the_end(visit):
    page = visit()
    sit_at(page, "last")
    press(page, '[data-at="do:pass"]', "#primary:enabled")
    assert page.locator("#primary").inner_text().startswith("Use it")
    page.get_by_text("Your last turn: use what you have").wait_for()
    assert page.get_by_role("button", name="End turn").is_visible()
