"""The stage keeps still: the board has one place and one size through whole turns, at every size of the window."""

from typing import Any

import pytest

from .conftest import PHONE, WIDE
from .dealing import lay
from .hands import make_move, point, state, wait_for_turn, wait_until_drawn
from .looks import CUT, SPILLS, WATCH, prefer
from .test_paris_in_the_browser import places

SIZES = {
    "wide": WIDE,
    "phone": PHONE,
    "1024x768": {"width": 1024, "height": 768},
    "upright tablet": {"width": 820, "height": 1180},
    "lying phone": {"width": 844, "height": 390},
}
PICTURES = {"lumiere": ".square", "paris_paris": ".pp-paris", "paris": ".minis, .city"}
SAY = """async (question) => {
  const { askWhy } = await import('/table/refusals.js');
  await askWhy(question, { x: 200, y: 200 }); }"""


def first_place(game: str, action: dict[str, Any], now: dict[str, Any]) -> str:
    """Where a person points first for an action."""
    fields = action["fields"]
    if game == "paris":
        return next(iter(places(action, now)), "")
    named = next(name for name in ("zone", "building", "card", "station") if name in fields)
    return f"{named}:{fields[named]}"


def compose(page: Any, game: str, now: dict[str, Any]) -> None:
    """Point at something of some move, as a person begins one."""
    target = first_place(game, now["legal"][0], now)
    if target:
        page.locator(f'.t-board [data-at="{target}"], .t-tray [data-at="{target}"]').first.click(force=True)
        wait_until_drawn(page)


def look_for_a_hint(page: Any) -> None:
    """Ask, read, and put it back."""
    page.keyboard.press("h")
    page.locator(".hint-mark").wait_for(timeout=60_000)
    page.keyboard.press("Escape")


def ask_why_not(page: Any, now: dict[str, Any]) -> None:
    """Run into a refusal, read it, and close it."""
    page.evaluate(SAY, {"text": now["legal"][0]["text"].split(" ")[0] + " nowhere"})
    page.locator(".refusal").wait_for()
    assert page.evaluate(CUT) == ""
    page.keyboard.press("Escape")


@pytest.mark.parametrize(("size", "lang"), [*((size, "en") for size in SIZES), ("wide", "de"), ("phone", "de")])
@pytest.mark.parametrize("game", PICTURES)
def test_the_board_keeps_its_box_through_turns_with_hint_refusal_and_forecast(visit, game, size, lang):
    page = visit(size=SIZES[size], has_touch=SIZES[size]["width"] < 900)
    prefer(page, lang=lang)
    bot = {"kind": "bot", "level": "touriste"}
    page.goto(f"/t/{lay(page, game, left=None if game == 'paris' else 14, seats=[{'kind': 'me'}, bot])}")
    wait_for_turn(page)
    wait_until_drawn(page)
    page.evaluate(WATCH, PICTURES[game])
    for _ in range(2):
        now = wait_for_turn(page)
        if now["status"] == "over":
            break
        compose(page, game, now)
        page.keyboard.press("Escape")
        look_for_a_hint(page)
        ask_why_not(page, now)
        page.keyboard.press("h")
        make_move(page)
    boxes = page.evaluate("[...boxes]")
    assert len(boxes) == 1, boxes
    assert boxes[0].endswith("| 0 0"), "the page can be scrolled"


def test_a_refusal_stands_in_the_place_for_words_and_marks_where_it_was_pointed_at(visit):
    page = visit(size=PHONE)
    page.goto(f"/t/{lay(page, 'lumiere', left=8, seats=[{'kind': 'me'}, {'kind': 'bot', 'level': 'touriste'}])}")
    wait_for_turn(page)
    now = state(page)
    covered = now["view"]["buildings"][0]["spaces"][0]
    place = page.locator(f'.square [data-at="space:{covered}"]')
    point(page, f"space:{covered}")
    words = page.locator(".act-words .refusal")
    words.wait_for()
    spot, mark = place.bounding_box(), page.locator(".refused-spot").bounding_box()
    assert abs(spot["x"] + spot["width"] / 2 - mark["x"] - mark["width"] / 2) < 2
    assert words.bounding_box()["y"] >= page.locator(".t-tray").bounding_box()["y"]
    assert words.get_by_role("link").get_attribute("href").startswith("/rules/lumiere#L3")
    page.keyboard.press("Escape")
    words.wait_for(state="detached")


@pytest.mark.parametrize(("game", "left"), [("lumiere", None), ("paris", 120)])
@pytest.mark.parametrize("size", ["1024x768", "upright tablet"])
def test_on_a_tablet_the_turn_sign_covers_nothing_and_the_words_fit(visit, size, game, left):
    page = visit(size=SIZES[size], has_touch=True)
    prefer(page, lang="de")
    bot = {"kind": "bot", "level": "touriste"}
    page.goto(f"/t/{lay(page, game, left=left, seats=[{'kind': 'me'}, bot])}")
    wait_for_turn(page)
    wait_until_drawn(page)
    sign, button = (page.locator(one).first.bounding_box() for one in (".turn", ".top .btn.sq"))
    assert sign["x"] + sign["width"] < button["x"]
    assert page.evaluate(CUT) == ""
    assert page.evaluate(SPILLS) == []


def test_on_a_phone_that_lies_every_tile_on_offer_is_seen(visit):
    page = visit(size=SIZES["lying phone"], has_touch=True)
    page.goto(f"/t/{lay(page, 'paris_paris', left=14, seats=[{'kind': 'me'}, {'kind': 'bot', 'level': 'touriste'}])}")
    wait_for_turn(page)
    tray, cards = page.locator(".t-tray").bounding_box(), page.locator(".pp-card")
    assert cards.count() == 3
    for card in cards.all():
        box = card.bounding_box()
        assert box["x"] + box["width"] <= tray["x"] + tray["width"]
        assert box["y"] + box["height"] <= tray["y"] + tray["height"]
