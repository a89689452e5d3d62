"""Learning by the page alone: the rules in all languages, first games with a coach, refusals and hints in words."""

from itertools import cycle
from typing import Any

import pytest

from .conftest import PHONE, WIDE
from .hands import make_move, wait_for_turn, wait_until_drawn
from .test_pages_in_the_browser import LANGUAGES, LOOKS, faults, overflow, prefer
from .test_paris_in_the_browser import point
from .test_paris_paris_in_the_browser import tile

GAMES = ("lumiere", "paris_paris", "paris")
LESSON = """async () => {
    const { store } = await import('/shell.js'), { legalOf } = await import('/table/model.js');
    const m = store.get().page, { lesson = [] } = m?.board ?? {}, step = m?.lesson?.step ?? -1;
    const { words = '' } = lesson[step] ?? {}, { draft = {} } = m ?? {};
    return { step, of: lesson.length, legal: m ? legalOf(m) : [], words, draft };
}"""

SCROLLED = """() => [...document.querySelectorAll('.t-mid, .t-tray, .act-words')]
    .filter((one) => one.offsetParent && one.scrollHeight > one.clientHeight + 2)
    .map((one) => `${one.className} by ${one.scrollHeight - one.clientHeight}`)"""
SEEN = """() => new Promise((done) => setTimeout(() => {
    const lit = [...document.querySelectorAll('.coached')].map((one) => one.getBoundingClientRect());
    done(!lit.length || lit.some(({ left, right, top }) => left < innerWidth - 40 && right > 40 && top < innerHeight));
  }, 60))"""


def lesson(page: Any) -> dict[str, Any]:
    """Where the lesson stands, and what is alive in it."""
    return page.evaluate(LESSON)


def settle(page: Any) -> dict[str, Any]:
    """Wait until the coach has something to say or the person may move, and all steps that are done are passed."""
    page.locator(".coach, .t-board.may, [data-status='over']").first.wait_for(timeout=60_000)
    wait_until_drawn(page)
    return lesson(page)


def follow(page: Any, act: Any) -> int:
    """Do what the coach says until nothing but the way on is left; how many steps there were."""
    now = settle(page)
    for _ in range(150):
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        page.evaluate("async () => (await import('/table/stage.js')).stage.skip()")
        now = settle(page)
        if now["of"] and now["step"] >= now["of"] - 1:
            return now["of"]
        assert page.evaluate(SCROLLED) == [], f"step {now['step']}"
        assert page.evaluate(SEEN), f"what step {now['step']} speaks of is out of sight"
        if page.locator("#coach-on").count():
            page.locator("#coach-on").click()
        elif page.locator(".coach").count() and now["legal"]:
            act(page, now)
    return pytest.fail(f"the lesson stays at step {now['step']}")


def tap(page: Any, *places: str) -> None:
    """Point at places one after another."""
    for place in places:
        parts = ("t-board", "t-tray", "act")
        found = page.locator(", ".join(f'.{part} [data-at="{place}"]:visible' for part in parts)).first
        found.tap(force=True) if page.viewport_size["width"] < 700 else found.click()
        wait_until_drawn(page)


def places_of(page: Any, fields: dict[str, Any]) -> list[str]:
    """Where a person points for an action of Lumière or Paris Paris."""
    if "station" in fields:
        shop = [] if fields["displaced"] is None else [f"shop:{fields['displaced']}"]
        return [f"tile:{tile(fields)}", *shop]
    if "card" in fields:
        tab = ["tab:cards"] if page.viewport_size["width"] < 700 else []
        return [*tab, f"card:{fields['card']}", *([f"space:{fields['space']}"] if fields.get("space") else [])]
    if fields["kind"] == "RaiseBuilding":
        return [f"building:{fields['building']}", f"space:{fields['spaces'][0]}"]
    return [f"building:{fields['building']}"] if "building" in fields else [f"zone:{fields['zone']}"]


def by_hand(page: Any, now: dict[str, Any]) -> None:
    """Do one thing that the coach asks for: what is lit, or the next place of the first move that is alive."""
    if page.locator("#primary.coached:enabled").count():
        return page.locator("#primary").click()
    if now["words"].endswith("learn.pick"):
        return tap(page, "line:C")
    if now["words"] == "lumiere.learn.turn":
        return tap(page, "turn:on")
    fields = next(
        action["fields"]
        for action in now["legal"]
        if all(action["fields"].get(k) == v for k, v in now["draft"].items())
    )
    before, here = now["step"], places_of(page, fields)
    for place in here:
        if place.partition(":")[0] in now["draft"] or (place == "tab:cards" and "card" in now["draft"]):
            continue
        tap(page, place)
        if lesson(page)["step"] != before:
            return None
    if page.locator("#primary:enabled").count():
        page.locator("#primary:enabled").click()
    return None


def by_key(page: Any, now: dict[str, Any]) -> None:
    """The same with keys alone: the command line, R, digits and Enter."""
    if page.locator("#primary:enabled").count() and now["draft"]:
        return page.keyboard.press("Enter")
    if now["words"].endswith("learn.pick"):
        page.locator('.aid [data-at="line:C"]').focus()
        return page.keyboard.press("Enter")
    page.locator(".t-board").focus()
    if now["words"] in KEYS:
        return [page.keyboard.press(key) for key in KEYS[now["words"]]] and None
    page.keyboard.press("/")
    page.keyboard.type(now["legal"][0]["text"])
    return page.keyboard.press("Enter")


KEYS = {
    "lumiere.learn.look": [" "],
    "lumiere.learn.turn": ["r"],
    "lumiere.learn.take": ["1"],
    "lumiere.learn.building": ["1"],
    "paris_paris.learn.offers": ["1"],
}


@pytest.mark.parametrize(("size", "act"), [(WIDE, by_key), (PHONE, by_hand)], ids=["keys", "touch"])
@pytest.mark.parametrize("game", ["lumiere", "paris_paris"])
def test_a_lesson_is_taught_to_its_end_and_leads_on(visit, game, act, size):
    page = visit("/", size=size)
    prefer(page, motion="reduced")
    page.goto(f"/learn/{game}")
    steps = follow(page, act)
    assert steps >= 15
    assert page.locator(".coach a, .act a[href^='/rules/']").count()
    taught = page.url
    page.locator("#coach-on").click()
    page.wait_for_url(lambda url: url != taught)
    assert wait_for_turn(page)["status"] == "running"
    assert page.locator(".coach").count() == 0


def test_one_can_go_back_and_begin_a_position_again(visit):
    page = visit("/learn/lumiere")
    settle(page)
    page.locator("#coach-on").click()
    page.get_by_text("Step 2 of").wait_for()
    page.locator("#coach-back").click()
    page.get_by_text("Step 1 of").wait_for()
    assert page.locator("#coach-back").count() == 0


def test_what_the_coach_does_not_speak_of_sleeps(visit):
    page = visit("/learn/lumiere")
    settle(page)
    for _ in range(2):
        page.locator("#coach-on").click()
        wait_until_drawn(page)
    assert {action["fields"]["kind"] for action in settle(page)["legal"]} == {"PlaceTile"}
    page.locator('.t-tray [data-at="building:I3"]').click()
    page.locator(".refusal").get_by_text("First finish this step").wait_for()


def test_who_leaves_a_first_game_comes_back_to_it(visit):
    page = visit("/learn/paris")
    settle(page)
    table = page.url
    page.locator("#coach-on").click()
    page.get_by_text("Step 2 of").first.wait_for()
    page.get_by_role("button", name="Leave the lesson").click()
    page.locator(".coach").wait_for(state="detached")
    page.goto("/")
    page.goto("/learn/paris")
    page.get_by_text("Step 2 of").first.wait_for()
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
    page.locator(f".poster[aria-labelledby=game-{game}] .bot").first.click()
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
