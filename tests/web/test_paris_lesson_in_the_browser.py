"""The lesson of Paris from the first draw to the scored districts, by touch and by keyboard."""

from typing import Any

import pytest

from .conftest import PHONE, WIDE
from .hands import SHOWN, state, type_move, wait_for_turn
from .test_learning_in_the_browser import LESSON, SCROLLED
from .test_paris_in_the_browser import places, point

SPOKEN = f"""() => {SHOWN} && (document.querySelector('#coach-on')
  ?? (document.querySelector('.coach') && document.querySelector('[data-sending="false"] .t-board.may')))"""
GONE_ON = """([step, url]) => location.href !== url
  || JSON.parse(localStorage.getItem('paname-lessons')).paris.step > step"""
UNSEEN = """async () => {
  for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
  const box = (one) => one.getBoundingClientRect(), rows = [...document.querySelectorAll('[data-scroll-row]')];
  const isIn = (one, row) => box(one).left > box(row).left - 2 && box(one).right < box(row).right + 2;
  const isCut = (one) => one.matches('.chip') && rows.some((row) => row.contains(one) && !isIn(one, row));
  const isDark = (one) => one.matches('.hit') && getComputedStyle(one).stroke === 'none';
  return [...document.querySelectorAll('.coached')].filter((one) => isCut(one) || isDark(one))
    .map((one) => one.dataset.at); }"""
# A move that ends a step may lead to another table, where decisions are counted from the beginning.
HERE = "location.href === url && Number(document.querySelector('.t-main')?.dataset.decision) === before"
ACTED = f"([before, url]) => !({HERE})"
READY = f"([before, url]) => !({HERE}) || document.querySelector('#primary:enabled') !== null"
BOARD = f"""() => JSON.stringify(({SHOWN} && document.querySelector('.coach')
  && document.querySelector('.t-board')?.getBoundingClientRect()) || null)"""


def by_touch(page: Any, action: dict[str, Any]) -> None:
    """Point at the places of an action and press the button."""
    now = state(page)
    here = [now["decision"], page.url]
    for place in places(action, now):
        point(page, place)
    page.wait_for_function(READY, arg=here)
    if not page.evaluate(ACTED, here):
        page.locator("#primary:enabled").click()
    page.wait_for_function(ACTED, arg=here)


def by_keys(page: Any, action: dict[str, Any]) -> None:
    """Type the action."""
    here = [state(page)["decision"], page.url]
    type_move(page, action["text"])
    page.wait_for_function(ACTED, arg=here)


def follow(page: Any, act: Any, press: Any) -> None:
    """Do what the coach says until the last word of the last chapter."""
    boxes = set()
    for _ in range(120):
        page.wait_for_function(SPOKEN, timeout=60_000)
        now, box = page.evaluate(LESSON), page.evaluate(BOARD)
        if box == "null" or not now["of"]:  # the next position is being laid out
            continue
        boxes.add(box)
        assert page.evaluate(UNSEEN) == [], f"step {now['step']}"
        assert page.evaluate(SCROLLED) == [], f"step {now['step']}"
        if now["step"] == now["of"] - 1:
            assert len(boxes) == 1, "the board has moved"
            return
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
    assert page.locator(".act a[href='/rules/paris']").is_visible()
    taught = page.url
    press(page.locator("#coach-on"))
    page.wait_for_url(lambda url: url != taught)
    assert wait_for_turn(page)["status"] == "running"
