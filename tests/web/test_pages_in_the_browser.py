"""Every page: nothing that axe would mend, nothing that overflows in any language, quick and light."""

import re

import pytest

from .conftest import PHONE, WIDE
from .dealing import finished, lay
from .hands import choose, play_now, wait_for_turn
from .looks import LANGUAGES, LOOKS, all_faults, all_overflow, faults, overflow, prefer

__all__ = ["LANGUAGES", "LOOKS", "faults", "overflow", "prefer"]

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
GAMES = pytest.mark.parametrize(("game", "players"), [("lumiere", 2), ("paris_paris", 4), ("paris", 3)])
BOT = {"kind": "bot", "level": "touriste"}
PAGES = (
    "/",
    "/new/lumiere",
    "/new/paris_paris",
    "/new/paris",
    "/me",
    "/rules/lumiere",
    "/rules/paris_paris",
    "/rules/paris",
    "/rules/nowhere",
    "/learn/nowhere",
    "/nowhere",
)


def go(page, path):
    """Turn to a page as a link would, which is quicker than loading it."""
    page.evaluate("async (path) => (await import('/shell.js')).go(path)", path)
    page.wait_for_function("(path) => document.documentElement.dataset.path === path.split('#')[0]", arg=path)
    page.locator("main:not([aria-busy=true])").first.wait_for()


def sit(page, game, players, left=30):
    """A table in the middle of a game where it is this person's turn against bots."""
    table = lay(page, game, players, left, seats=[{"kind": "me"}, *[BOT] * (players - 1)])
    go(page, f"/t/{table}")
    wait_for_turn(page)
    page.keyboard.press("Escape")


def look_over(page, what):
    """Words fit in all languages, axe finds nothing; contrast in every light and palette on a wide screen."""
    assert list(all_overflow(page)) == [], what
    is_wide = page.viewport_size["width"] > 700
    assert list(all_faults(page) if is_wide else faults(page)) == [], what


@SIZES
def test_every_page_fits_and_has_no_faults(visit, size):
    page = visit(size=size, reduced_motion="reduce")
    for path in PAGES:
        go(page, path)
        look_over(page, path)


@pytest.mark.parametrize("kind", ["t", "r", "s", "p"])
def test_what_is_not_there_is_told_in_words(visit, kind):
    page = visit(f"/{kind}/nowhere")
    page.locator("main", has_text="There’s no").wait_for()
    told = page.title() + page.locator("main").inner_text()
    assert not re.search(r"[a-z]\.[a-z]", told), told


@SIZES
def test_the_puzzle_of_the_day_shows_its_board_on_home(visit, size):
    page = visit(size=size)
    page.locator(".home-board .t-board svg").first.wait_for()
    assert page.locator(".home-board").get_attribute("inert") is not None
    assert faults(page) == []


@GAMES
@SIZES
def test_every_table_fits_and_has_no_faults(visit, size, game, players):
    page = visit(size=size, reduced_motion="reduce")
    sit(page, game, players)
    look_over(page, "table")
    page.keyboard.press("b")
    assert list(all_overflow(page)) == [], "in words"
    assert faults(page) == [], "in words"


@GAMES
@SIZES
def test_everything_after_the_game_fits_and_has_no_faults(visit, size, game, players):
    page = visit(size=size, reduced_motion="reduce")
    table = finished(page, game, players)
    go(page, f"/t/{table}")
    page.get_by_role("dialog").wait_for()
    look_over(page, "result")
    go(page, f"/r/{table}#3")
    page.locator(".replay .t-board, .replay .words-view").first.wait_for()
    look_over(page, "replay")


@SIZES
def test_the_sheets_fit_and_have_no_faults(visit, size):
    page = visit(size=size, reduced_motion="reduce")
    table = finished(page, "lumiere", left=2)
    go(page, f"/t/{table}")
    page.get_by_role("dialog").wait_for()
    for sheet in ("menu", "settings", "keys", "seal"):
        page.evaluate("async (sheet) => (await import('/shell.js')).store.set({ sheet })", sheet)
        page.locator(f'dialog[data-sheet="{sheet}"][open]').wait_for()
        assert list(all_overflow(page)) == [], sheet
        assert faults(page) == [], sheet


def test_a_composed_move_has_no_faults(visit):
    page = visit()
    play_now(page)
    choose(page, wait_for_turn(page))
    assert list(all_faults(page)) == []


def test_a_page_weighs_less_than_300_kb(visit):
    page = visit()
    sizes = "performance.getEntriesByType('resource').map((one) => [one.name, one.transferSize])"
    weights = dict(page.evaluate(sizes))
    assert 50_000 < sum(weights.values()) < 300_000, sorted(weights.items(), key=lambda item: -item[1])[:8]
    play_now(page)
    fresh = visit(page.url)
    fresh.locator(".square").wait_for()
    weights = dict(fresh.evaluate(sizes))
    assert 50_000 < sum(weights.values()) < 300_000, sorted(weights.items(), key=lambda item: -item[1])[:8]


def test_the_language_chosen_last_is_spoken_though_another_is_still_on_its_way(visit):
    page = visit()
    hurried = """async () => {
      const { go, loadLanguage, setPrefs } = await import('/shell.js');
      await setPrefs({ lang: 'uk' });
      go('/rules/paris');
      await Promise.all(['de', 'pl', 'it', 'fr'].map((lang) => setPrefs({ lang })));
      await loadLanguage(); }"""
    page.evaluate(hurried)
    page.locator(".rule").first.wait_for()
    assert page.locator("html").get_attribute("lang") == "fr"
    page.get_by_role("heading", name="Règles").first.wait_for()
