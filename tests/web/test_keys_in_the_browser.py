"""Paris by keyboard alone; Lumière and Paris Paris have their games by key beside their other tests."""

import re
from typing import Any

from .hands import state, wait_for_turn
from .test_paris_in_the_browser import number_of, sit_down
from .test_table_in_the_browser import focus_board, type_move

MOVED = "(before) => Number(document.querySelector('.t-main')?.dataset.decision) > before"
CURSOR = "async () => (await import('/table/current.js')).model().ui.cursor ?? ''"
WAY = """async ([from, to]) => {
  const { cityPlaces, towards } = await import('/games/paris/geometry.js');
  const { view } = (await import('/table/context.js')).context();
  const places = cityPlaces(view, []), arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  const ways = new Map([[from, []]]);
  for (const here of ways.keys())
    for (const arrow of arrows) {
      const next = towards(places, here, arrow);
      if (!ways.has(next)) ways.set(next, [...ways.get(here), arrow]);
    }
  return ways.get(to);
}"""


def walk(page: Any, start: str, goal: str) -> None:
    """Walk the cursor from place to place with the arrow keys, and choose what is there."""
    focus_board(page)
    for arrow in page.evaluate(WAY, [page.evaluate(CURSOR) or start, goal]):
        page.keyboard.press(arrow)
    page.keyboard.press(" ")


def move_by_keys(page: Any, now: dict[str, Any]) -> None:
    """Draw with the arrows, place the first keys by digit and arrows, type the rest; Enter ends the turn."""
    fields = [action["fields"] for action in now["legal"]]
    kinds = [one["kind"] for one in fields]
    if "EndTurn" in kinds:
        page.keyboard.press("Enter")
    elif "DrawTile" in kinds and now["decision"] < 30:
        walk(page, "stack:0", f"stack:{fields[0]['stack'] - 1}")
        page.keyboard.press("Enter")
    elif "PlaceKey" in kinds and now["decision"] < 30:
        place = fields[kinds.index("PlaceKey")]["place"]
        page.keyboard.press("1")
        walk(page, "bank:0", "arc:now" if place == "arc" else f"bank:{number_of(now['view'], place)}")
        if place != "arc":
            assert re.match(r"Key to the bank of .+ get \d+ francs?", page.locator("#polite").text_content())
        page.keyboard.press("Enter")
    else:
        wanted = ("FillSlot", "MoveKey", "TakeBonusTile", "LayVpTile", "PlaceKey")
        liked = [action for kind in wanted for action in now["legal"] if action["fields"]["kind"] == kind]
        type_move(page, (liked or now["legal"])[0]["text"])


def test_a_game_of_paris_by_keyboard_alone(visit):
    page = visit("/new/paris", reduced_motion="reduce")
    sit_down(page, 2)
    for _ in range(400):
        now = wait_for_turn(page)
        if now["status"] == "over":
            break
        move_by_keys(page, now)
        page.wait_for_function(MOVED, arg=now["decision"])
    assert state(page)["status"] == "over"


LOOK = """() => {
  const { stroke, visibility } = getComputedStyle(document.querySelector('.city-map .cursor'));
  const focus = getComputedStyle(document.documentElement).getPropertyValue('--focus').trim();
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = focus;
  return { isSeen: visibility === 'visible', isDark: stroke === getComputedStyle(probe).color }; }"""


def test_the_cursor_is_seen_while_the_board_has_the_keys(visit):
    page = visit("/new/paris")
    sit_down(page, 2)
    wait_for_turn(page)
    assert page.evaluate(LOOK)["isSeen"] is False
    focus_board(page)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(LOOK) == {"isSeen": True, "isDark": True}
