"""Every page: nothing that axe would mend, nothing that overflows in any language, quick and light."""

import json

import pytest

from .conftest import AXE, PHONE, WIDE
from .hands import choose, make_move, play_now, wait_for_turn

LANGUAGES = ("en", "fr", "de", "it", "pl", "ru", "uk")
LOOKS = [
    ("affiche", "affiche"),
    ("nuit", "affiche"),
    ("affiche", "clair"),
    ("nuit", "contraste"),
    ("affiche", "contraste"),
]
BOARD_MS = 5_000  # a quiet machine needs 800; the tests share theirs
PAGES = ("/", "/new/lumiere", "/me", "/rules/lumiere", "/rules/nowhere")


def prefer(page, **wishes):
    page.add_init_script(f"localStorage.setItem('paname', JSON.stringify({json.dumps(wishes)}))")


def faults(page):
    """What axe would mend, in few words."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
    return [f"{fault['id']}: {[node['html'][:120] for node in fault['nodes'][:3]]}" for fault in found]


def overflow(page):
    """Elements whose words do not fit, and pages wider than the screen."""
    return page.evaluate(
        """() => {
        const words = 'button, a.btn, h1, h2, .tab, .chip, .say, .nm, label > span';
        const rows = '.pieces, .card-row, .posters, .words-view, .log';
        const isCut = (e) => e.scrollWidth > e.clientWidth + 2 && getComputedStyle(e).overflow !== 'visible';
        const isOut = ({ left, right }) => right > innerWidth + 1 || left < -1;
        const all = [...document.querySelectorAll(words)];
        const seen = all.filter((e) => e.offsetParent && !e.matches('.unseen, .unseen *'));
        const bad = seen.filter((e) => isCut(e) || (!e.closest(rows) && isOut(e.getBoundingClientRect())));
        const wide = document.documentElement.scrollWidth > innerWidth + 1 ? ['page'] : [];
        return [...wide, ...bad.map((e) => `${e.className}: ${e.textContent.trim().slice(0, 40)}`)];
        }"""
    )


@pytest.mark.parametrize(("theme", "palette"), LOOKS)
def test_axe_finds_nothing(visit, theme, palette):
    page = visit()
    prefer(page, theme=theme, palette=palette)
    for path in PAGES:
        page.goto(path)
        page.locator("main").wait_for()
        page.wait_for_timeout(150)
        assert faults(page) == [], path
    page.goto("/")
    play_now(page)
    wait_for_turn(page)
    assert faults(page) == [], "paving"
    page.locator(".tab").nth(1).click()
    page.keyboard.press("b")
    assert faults(page) == [], "scores and words"
    page.get_by_role("button", name="Menu").click()
    assert faults(page) == [], "menu"


def test_axe_finds_nothing_on_a_phone(visit):
    page = visit(size=PHONE)
    for path in PAGES:
        page.goto(path)
        page.locator("main").wait_for()
        assert faults(page) == [], path
    page.goto("/")
    play_now(page)
    wait_for_turn(page)
    assert faults(page) == []
    page.locator('[data-at="tab:cards"]').click()
    page.locator('[data-at="card:lampadaire"]').click()
    assert faults(page) == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_no_language_overflows(visit, size):
    page = visit(size=size)
    play_now(page)
    choose(page, wait_for_turn(page))
    make_move(page)
    table = page.url
    for language in LANGUAGES:
        prefer(page, lang=language)
        for path in ("/", "/new/lumiere", "/me", table):
            page.goto(path)
            page.locator("main").wait_for()
            page.wait_for_timeout(120)
            assert overflow(page) == [], f"{language} {path}"


def test_a_page_weighs_less_than_300_kb_and_the_board_is_soon_there(visit):
    page = visit()
    weights = {}
    page.on("response", lambda answer: weights.update({answer.url: int(answer.headers.get("content-length", 0))}))
    page.reload()
    page.locator(".poster").first.wait_for()
    assert sum(weights.values()) < 300_000, sorted(weights.items(), key=lambda item: -item[1])[:8]
    play_now(page)
    weights.clear()
    page.reload()
    page.locator(".square").wait_for()
    assert page.evaluate("performance.now()") < BOARD_MS
    assert sum(weights.values()) < 300_000, sorted(weights.items(), key=lambda item: -item[1])[:8]
