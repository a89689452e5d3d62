"""The lesson of Paris from the first draw to the scored districts, by touch and by keyboard."""

from typing import Any

import pytest

from .conftest import PHONE, WIDE
from .hands import MOVED_ON, complete_move, state, type_move
from .test_learning_in_the_browser import LESSON
from .test_paris_in_the_browser import places, point

SPOKEN = """() => document.querySelector('#coach-on') ?? document.querySelector('[data-status="over"]')
  ?? (document.querySelector('.coach') && document.querySelector('[data-sending="false"] .t-board.may'))"""
GONE_ON = """([step, url]) => location.href !== url
  || JSON.parse(localStorage.getItem('paname-lessons')).paris.step > step"""
BOARD = "() => JSON.stringify(document.querySelector('.t-board')?.getBoundingClientRect() ?? null)"


def by_touch(page: Any, action: dict[str, Any]) -> None:
    """Point at the places of an action and press the button."""
    now = state(page)
    for place in places(action, now):
        point(page, place)
    complete_move(page, now["decision"])


def by_keys(page: Any, action: dict[str, Any]) -> None:
    """Type the action."""
    before = state(page)["decision"]
    type_move(page, action["text"])
    page.wait_for_function(MOVED_ON, arg=before)


def follow(page: Any, act: Any, press: Any) -> None:
    """Do what the coach says until the game of the last chapter is over."""
    boxes = set()
    for _ in range(120):
        page.wait_for_function(SPOKEN, timeout=60_000)
        now, box = page.evaluate(LESSON), page.evaluate(BOARD)
        if box == "null":  # the next position is being laid out
            continue
        if now["step"] >= now["of"] or page.locator('[data-status="over"]').count():
            assert now["step"] >= now["of"] - 1
            assert len(boxes) == 1, "the board has moved"
            return
        boxes.add(box)
        if page.locator("#coach-on").count():
            press(page.locator("#coach-on"))
            page.wait_for_function(GONE_ON, arg=[now["step"], page.url])
        elif now["legal"] and page.locator(".coach").count():
            act(page, now["legal"][-1])
    pytest.fail(f"the lesson stays at step {now['step']}")


def enter(button: Any) -> None:
    """Press a button by its key."""
    button.focus()
    button.press("Enter")


@pytest.mark.parametrize(
    ("size", "act", "press"),
    [(WIDE, by_keys, enter), (PHONE, by_touch, lambda button: button.tap())],
    ids=["keys", "touch"],
)
def test_the_lesson_ends_with_a_landmark_and_scored_districts(visit, size, act, press):
    page = visit("/learn/paris", size=size)
    follow(page, act, press)
    page.locator('[data-status="over"]').wait_for()
    assert any(one["vp_tile"] for one in state(page)["view"]["districts"])
