"""The boards as they are drawn and handled: four at a table, a phone on its side, refusals, two fingers, turn ends."""

import time
from typing import Any

import pytest

import paname

from .conftest import PHONE, WIDE
from .dealing import lay, person
from .hands import play_now, state, wait_for_turn, wait_until_drawn
from .looks import SPILLS
from .test_pages_in_the_browser import prefer

LYING = {"width": 844, "height": 390}
OPEN = """async ([game, players]) => {
  const { openTable, hello } = await import('/shell.js');
  await hello();
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 'touriste' }));
  return openTable({ game, players, seats: [{ kind: 'me', name: 'Maximilienne' }, ...bots] }); }"""
COMPOSE = """async (kind) => {
  const { apply } = await import('/table/moves.js'), { model } = await import('/table/current.js');
  const action = model().state.legal.findLast(({ fields }) => fields.kind === kind) ?? model().state.legal.at(-1);
  apply({ draft: { ...action.fields, id: action.id } });
}"""
SUBMIT = """async (never) => {
  const { submit } = await import('/table/moves.js'), { model } = await import('/table/current.js'),
    { stage } = await import('/table/stage.js');
  const liked = ['MoveKey', 'FillSlot', 'TakeBonusTile', 'PlaceKey', 'EndTurn', 'DrawTile'];
  const legal = (model().state.legal ?? []).filter(({ fields }) => fields.kind !== never);
  if (!legal.length) return;
  stage.skip();
  await submit(liked.flatMap((kind) => legal.filter(({ fields }) => fields.kind === kind))[0] ?? legal[0]);
}"""

WAITING = """async (colour) => {
  const { change, model } = await import('/table/current.js'), { state } = model();
  change({ state: { ...state, view: { ...state.view, metropolitain_ready: colour, chartier_ready: colour } } });
}"""
SCROLLED = "() => { const one = document.querySelector('.t-left'); return one.scrollHeight - one.clientHeight; }"


MOVED = "(before) => Number(document.querySelector('.t-main')?.dataset.decision) > before"


def sit_down(page: Any, game: str, players: int) -> None:
    """A table with the quickest bots on all other chairs."""
    page.evaluate(OPEN, [game, players])
    page.locator(".t-board").wait_for()


def go_on(page: Any, decisions: int) -> None:
    """Let some moves be made."""
    while (now := wait_for_turn(page))["decision"] < decisions and now["status"] == "running":
        page.evaluate(SUBMIT)
        page.wait_for_function(MOVED, arg=now["decision"])


def test_nothing_scrolls_beside_the_square_while_postcards_wait(visit):
    page = visit(reduced_motion="reduce")
    prefer(page, lang="de")
    page.reload()
    sit_down(page, "lumiere", 2)
    go_on(page, 34)
    for colour in ("orange", "blue"):
        page.evaluate(WAITING, colour)
        page.locator(".ready-card").nth(1).wait_for()
        wait_until_drawn(page)
        assert page.evaluate(SCROLLED) == 0


def all_taken() -> dict[str, Any]:
    """The record of a game of Lumière in which both take buildings while there are any, then place a tile each."""
    rules = paname.load("lumiere")
    state = rules.new(seed="all taken")
    for _ in range(12):
        state.apply(state.legal_actions()[-1])
    assert state.view(0)["supply"] == []
    for _ in range(2):
        state.apply(state.legal_actions()[0])
    return rules.record(state)


def test_nothing_scrolls_beside_the_square_when_all_buildings_are_taken(visit):
    page = visit(reduced_motion="reduce")
    prefer(page, lang="de")
    seats = [person("Maximilienne"), {"kind": "bot", "level": "touriste"}]
    page.goto(f"/t/{lay(page, 'lumiere', seats=seats, record=all_taken())}")
    wait_for_turn(page)
    assert page.locator(".t-left .reserve").count() == 2
    assert page.evaluate(SCROLLED) == 0
    assert page.locator(".t-tray .cap").bounding_box()["height"] < 40


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize(("game", "kind"), [("paris", "MoveKey"), ("paris_paris", "OpenShop")])
def test_a_table_for_four_is_drawn_without_overflow(visit, size, game, kind):
    page = visit(size=size, reduced_motion="reduce")
    prefer(page, lang="de")
    page.reload()
    sit_down(page, game, 4)
    go_on(page, 60 if game == "paris" else 16)
    assert page.evaluate(SPILLS) == []
    page.evaluate(COMPOSE, kind)
    page.locator("#primary:enabled").wait_for()
    assert page.evaluate(SPILLS) == []


@pytest.mark.parametrize("game", ["lumiere", "paris_paris", "paris"])
def test_on_a_phone_that_lies_the_board_is_left_of_the_tray(visit, game):
    page = visit(size=LYING, has_touch=True)
    sit_down(page, game, 2)
    wait_for_turn(page)
    board, tray, button = (page.locator(part).bounding_box() for part in (".t-board", ".t-tray", "#primary"))
    assert board["x"] + board["width"] <= tray["x"] + 1
    assert board["height"] > LYING["height"] * 0.8
    assert button["y"] + button["height"] <= LYING["height"]
    assert page.evaluate(SPILLS) == []


def test_two_fingers_draw_the_board_nearer_and_a_double_tap_puts_it_back(visit):
    page = visit(size=PHONE)
    play_now(page)
    wait_for_turn(page)
    wide = page.locator(".square").bounding_box()["width"]
    touches, begin = page.context.new_cdp_session(page), time.time()

    def touch(at: float, kind: str, *points: tuple[int, int]) -> None:
        spots = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        event = {"type": kind, "touchPoints": spots, "timestamp": begin + at}
        touches.send("Input.dispatchTouchEvent", event)

    touch(0, "touchStart", (150, 250), (240, 250))
    touch(0.1, "touchMove", (110, 250), (290, 250))
    touch(0.2, "touchMove", (100, 250), (300, 250))
    touch(0.3, "touchEnd")
    assert page.locator(".square").bounding_box()["width"] > wide * 1.5
    before = state(page)["decision"]
    for tap in (2.0, 2.2):
        touch(tap, "touchStart", (200, 300))
        touch(tap + 0.05, "touchEnd")
    page.locator(".t-board:not([data-near])").wait_for()
    assert page.locator(".square").bounding_box()["width"] == pytest.approx(wide, abs=1)
    assert state(page)["decision"] == before


def test_a_turn_of_paris_ends_by_itself_where_no_confirmation_is_wished(visit):
    page = visit(reduced_motion="reduce")
    prefer(page, confirm=False)
    page.reload()
    sit_down(page, "paris", 2)
    for _ in range(12):
        if (now := wait_for_turn(page))["view"]["round"] > 1:
            return
        page.evaluate(SUBMIT, "EndTurn")
        page.wait_for_function(MOVED, arg=now["decision"])
    pytest.fail("the turn did not end by itself")
