"""Whole games without the picture and without a pointer: the words view, the hand and the action bar, by keyboard."""

import random
from typing import Any

from .hands import MOVED_ON, READY, state, wait_for_turn
from .test_paris_in_the_browser import places, weight
from .test_paris_in_the_browser import sit_down as sit_down_in_paris
from .test_paris_paris_in_the_browser import my_turn, tile
from .test_paris_paris_in_the_browser import sit_down as sit_down_on_the_map

OPEN = """async (game) => {
  const { openTable, hello } = await import('/shell.js');
  await hello();
  await openTable({ game, seats: [{ kind: 'me' }, { kind: 'bot', level: 'touriste' }] }); }"""

CELL = "(one) => one.closest('[data-cell]')?.dataset.cell ?? ''"
HERE = "() => document.activeElement?.dataset.cell ?? ''"
# The shortest way to a cell by the arrow keys, as the board itself walks.
WAY = """async (goal) => {
  const { context } = await import('/table/context.js'), { model } = await import('/table/current.js');
  const c = context(), ways = [[document.activeElement.dataset.cell, []]], seen = new Set([ways[0][0]]);
  for (const [cursor, keys] of ways) {
    if (cursor === goal) return keys;
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = model().board.key({ ...c, ui: { ...c.ui, cursor } }, key, false)?.ui?.cursor;
      if (next !== undefined && !seen.has(next)) (seen.add(next), ways.push([next, [...keys, key]]));
    }
  }
  return null; }"""


def show_words(page: Any) -> None:
    """Put the words in the place of the picture."""
    wait_for_turn(page)
    page.keyboard.press("b")
    page.locator(".t-board").wait_for(state="hidden")


def choose_in_words(page: Any, place: str) -> None:
    """Go to what is named so in the words, in the hand or in the action bar, and choose it."""
    regions = (".words-view", ".t-tray", ".act")
    target = page.locator(", ".join(f'{region} [data-at="{place}"]' for region in regions)).first
    target.wait_for()
    cell = target.evaluate(CELL)
    if cell:
        walk_to(page, cell)
    else:
        assert target.evaluate("(one) => one.tabIndex") >= 0, f"{place} cannot be reached by Tab"
        target.focus()
    page.keyboard.press("Space")


def walk_to(page: Any, cell: str) -> None:
    """To a cell of the words by the arrow keys, from the one that Tab leads to."""
    page.locator('.words-view [data-cell][tabindex="0"]').first.focus()
    keys = page.evaluate(WAY, cell)
    assert keys is not None, f"no way to {cell}"
    for key in keys:
        before = page.evaluate(HERE)
        page.keyboard.press(key)
        page.wait_for_function(f"(before) => ({HERE})() !== before", arg=before)
    assert page.evaluate(HERE) == cell


def press_primary(page: Any, before: int) -> None:
    """Make the move with Enter, unless choosing has made it already."""
    page.wait_for_function(READY, arg=before)
    if state(page)["decision"] == before:
        page.locator("#primary").focus()
        page.keyboard.press("Enter")
    page.wait_for_function(MOVED_ON, arg=before)


def finish(page: Any, move: Any, limit: int) -> None:
    """Move after move in words until the game is over."""
    for _ in range(limit):
        wait_for_turn(page)
        now = my_turn(page)
        if now["status"] == "over":
            return
        move(page, now)
        press_primary(page, now["decision"])
    raise AssertionError("the game did not end")


def build_in_words(page: Any, now: dict[str, Any]) -> None:
    """L2, L3: the first legal action, by its cell and its button."""
    rank = {"RaiseBuilding": 0, "PlaceTile": now["decision"] % 3, "TakeBuilding": 1}
    fields = min((action["fields"] for action in now["legal"]), key=lambda one: rank.get(one["kind"], 2))
    kind = fields["kind"]
    if kind == "PlaceTile":
        choose_in_words(page, f"zone:{fields['zone']}")
    elif kind in ("TakeBuilding", "RaiseBuilding"):
        choose_in_words(page, f"building:{fields['building']}")
        if kind == "RaiseBuilding":
            choose_in_words(page, f"space:{fields['spaces'][0]}")
    elif kind == "Pass":
        choose_in_words(page, "pass:now")
    else:
        choose_in_words(page, f"card:{fields['card']}")
        page.locator(f'#primary:enabled, .act [data-at="undone:{fields["card"]}"]').first.wait_for()
        if page.locator("#primary:enabled").count() == 0:
            choose_in_words(page, f"undone:{fields['card']}")


def test_a_game_of_lumiere_in_words(visit):
    page = visit()
    page.evaluate(OPEN, "lumiere")
    page.locator(".square").wait_for()
    show_words(page)
    grid = page.get_by_role("grid")
    assert grid.get_by_role("columnheader").count() == 8
    assert grid.locator("[data-cell]").count() == 64
    finish(page, build_in_words, 120)


def take_in_words(page: Any, now: dict[str, Any]) -> None:
    """T2.2: a tile of the list, and whose shop goes where that is asked."""
    fields = now["legal"][now["decision"] % len(now["legal"])]["fields"]
    choose_in_words(page, f"tile:{tile(fields)}")
    page.locator("#primary:enabled, .words-view [data-at^='shop:']").first.wait_for()
    if page.locator("#primary:enabled").count() == 0:
        choose_in_words(page, f"shop:{fields['displaced']}")


def test_a_game_of_paris_paris_in_words(visit):
    page = visit(reduced_motion="reduce")
    sit_down_on_the_map(page, "me", "bot")
    show_words(page)
    finish(page, take_in_words, 40)


def test_a_game_of_paris_in_words(visit):
    page = visit("/new/paris", reduced_motion="reduce")
    sit_down_in_paris(page, 2)
    show_words(page)
    luck = random.Random(5)

    def move(page: Any, now: dict[str, Any]) -> None:
        plain = [action for action in now["legal"] if "goal" not in action["fields"] or not action["fields"]["tile"]]
        action = luck.choices(plain, [weight(one["fields"]) for one in plain])[0]
        for place in places(action, now):
            choose_in_words(page, place)

    finish(page, move, 400)
