"""Learning by the page alone: the rules in all languages, first games with a coach, refusals and hints in words."""

import random
from itertools import cycle
from typing import Any

import pytest

from .conftest import PHONE, WIDE
from .hands import choose, make_move, state, wait_for_turn, wait_until_drawn
from .test_pages_in_the_browser import LANGUAGES, LOOKS, faults, overflow, prefer
from .test_paris_in_the_browser import places, point

GAMES = ("lumiere", "paris_paris", "paris")
LESSON = """async () => {
    const { store } = await import('/shell.js'), { legalOf } = await import('/table/model.js');
    const m = store.get().page;
    return { step: m.lesson?.step ?? -1, of: m.board?.lesson.length ?? 0, legal: legalOf(m) };
}"""

SCROLLED = """() => [...document.querySelectorAll('.t-left, .t-mid')]
    .filter((one) => one.offsetParent && one.scrollHeight > one.clientHeight + 2)
    .map((one) => `${one.className} by ${one.scrollHeight - one.clientHeight}`)"""


def lesson(page: Any) -> dict[str, Any]:
    """Where the lesson stands, and what is alive in it."""
    return page.evaluate(LESSON)


def settle(page: Any) -> dict[str, Any]:
    """Wait until the coach has something to say or the person may move, and all steps that are done are passed."""
    page.locator(".coach, .t-board.may, [data-status='over']").first.wait_for(timeout=60_000)
    wait_until_drawn(page)
    return lesson(page)


def follow(page: Any, act: Any) -> int:
    """Do what the coach says until it has no more to say; how many steps there were."""
    steps = settle(page)["of"]
    for _ in range(120):
        now = settle(page)
        if now["step"] >= now["of"]:
            return steps
        assert page.evaluate(SCROLLED) == [], f"step {now['step']}"
        if page.locator("#coach-on").count():
            page.locator("#coach-on").click()
        elif page.locator(".t-board.may").count():
            act(page, now)
    pytest.fail(f"the lesson stays at step {now['step']}")


def read_card(page: Any, card: str) -> None:
    """Click a postcard; on a phone they lie behind a tab."""
    if page.viewport_size["width"] < 700:
        page.locator('[data-at="tab:cards"]').click()
    page.locator(f'.postcard[data-at="card:{card}"]').click()


def put_lamp(page: Any, now: dict[str, Any]) -> None:
    """Use Lampadaire where it may be put first."""
    fields = next(action["fields"] for action in now["legal"] if action["fields"].get("card") == "lampadaire")
    read_card(page, "lampadaire")
    page.locator(f'[data-at="space:{fields["space"]}"]').first.click()
    make_move(page)


def pave_and_build(page: Any, now: dict[str, Any]) -> None:
    """Lumière: choose a zone, turn the tile, read a postcard, use one, else some move among those that are alive."""
    if now["step"] == 1:
        choose(page, {**state(page), "legal": now["legal"]})
    elif now["step"] == 2:
        page.locator('[data-at="turn:on"]:visible').first.click()
    elif now["step"] == 3:
        make_move(page)
    elif now["step"] == 7:
        read_card(page, "levitation")
        page.locator("[data-at='tab:hand'], .postcard[data-at='card:levitation']").first.click()
    elif now["step"] == 12:
        put_lamp(page, now)
    else:
        choose(page, {**wait_for_turn(page), "legal": now["legal"]})
        make_move(page)


def place_and_move(page: Any, now: dict[str, Any]) -> None:
    """Paris: the first move among those that are alive, by pointing at its places."""
    action = random.Random(now["step"]).choice(now["legal"])
    for place in places(action, state(page)):
        point(page, place)
    make_move(page)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize(("game", "act"), [("lumiere", pave_and_build), ("paris", place_and_move)])
def test_the_first_game_is_led_to_its_end(visit, game, act, size):
    page = visit(f"/learn/{game}", size=size)
    assert 10 <= follow(page, act) <= 15
    page.locator(".coach").wait_for(state="detached")
    assert wait_for_turn(page)["status"] == "running"


def test_what_the_coach_does_not_speak_of_sleeps(visit):
    page = visit("/learn/lumiere")
    settle(page)
    page.locator("#coach-on").click()
    assert {action["fields"]["kind"] for action in settle(page)["legal"]} == {"PlaceTile"}
    page.locator('[data-at="building:I3"]').click()
    page.locator(".refusal").get_by_text("First finish this step").wait_for()


def test_who_leaves_a_first_game_comes_back_to_it(visit):
    page = visit("/learn/paris")
    settle(page)
    table = page.url
    page.locator("#coach-on").click()
    page.get_by_text("Step 2 of 15").wait_for()
    page.get_by_role("button", name="Leave the lesson").click()
    page.locator(".coach").wait_for(state="detached")
    page.goto("/")
    page.goto("/learn/paris")
    page.get_by_text("Step 2 of 15").wait_for()
    assert page.url == table


# The rules ----------------------------------------------------------------------------------------------------


def open_rules(page: Any, game: str) -> None:
    """Go to the rules of a game."""
    page.goto(f"/rules/{game}")
    page.locator(".rule").first.wait_for()


def test_the_rules_are_one_click_from_home_and_find_words(visit):
    page = visit()
    page.locator('.poster a[href="/rules/lumiere"]').click()
    page.locator(".rule").first.wait_for()
    everything = page.locator(".rule").count()
    page.get_by_role("searchbox").fill("PEINTRE lamp")
    page.wait_for_function("(all) => document.querySelectorAll('.rule').length < all", arg=everything)
    assert page.locator('[id="L4.5"]').is_visible()
    assert page.locator('[id="L1.4"]').count() == 0


@pytest.mark.parametrize(("look", "game"), list(zip(LOOKS, cycle(GAMES), strict=False)))
def test_axe_finds_nothing_in_the_rules(visit, look, game):
    page = visit()
    prefer(page, theme=look[0], palette=look[1])
    open_rules(page, game)
    assert faults(page) == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_rules_overflow_in_no_language(visit, size):
    page = visit(size=size)
    for game in GAMES:
        open_rules(page, game)
        for language in LANGUAGES:
            prefer(page, lang=language)
            assert page.locator("html").get_attribute("lang") == language
            assert overflow(page) == [], f"{language} {game}"
            assert "undefined" not in page.locator("main").inner_text()


# Why, and what then -------------------------------------------------------------------------------------------


def against_a_bot(page: Any, game: str) -> None:
    """From the home page into a game against a bot."""
    page.goto("/")
    page.locator(f".poster[aria-labelledby=game-{game}] .go").click()
    wait_for_turn(page)


def test_a_refusal_speaks_the_language_of_the_page_and_leads_to_its_rule(visit):
    page = visit()
    prefer(page, lang="de")
    against_a_bot(page, "paris")
    point(page, "building:0-5")
    refusal = page.locator(".refusal")
    refusal.get_by_text("Ziehe zuerst ein Gebäude.").wait_for()
    assert refusal.locator("[lang=en]").count() == 0
    with page.context.expect_page() as opened:
        refusal.get_by_role("link").click()
    opened.value.locator('.rule.lit[id="P2.1"]').wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_the_move_and_what_it_is_expected_to_bring(visit, game):
    page = visit()
    against_a_bot(page, game)
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("Haussmann suggests this").wait_for(timeout=60_000)
    page.locator("#primary:focus").wait_for()
    make_move(page)


def test_sounds_are_asked_for_once_after_the_first_game(visit):
    page = visit()
    against_a_bot(page, "lumiere")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="press again").click()
    page.locator('dialog[data-sheet="result"]').wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="No, thanks").click()
    page.get_by_text("Would you like short sounds").wait_for(state="detached")
    page.reload()
    page.locator('[data-status="over"]').wait_for()
    assert page.get_by_text("Would you like short sounds").count() == 0
