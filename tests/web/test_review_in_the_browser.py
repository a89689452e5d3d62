"""From the result to the review to trying something else, and a puzzle solved: every game, both sizes, axe clean."""

import json
from typing import Any

import pytest

from paname.analysis.puzzles import shipped_puzzles

from .conftest import PHONE, WIDE
from .dealing import finished
from .looks import faults

GAMES = ("lumiere", "paris_paris", "paris")
SIZES = {"wide": WIDE, "phone": PHONE}
AT = "(n) => document.querySelector('.rv-main')?.dataset.decision === String(n)"
SUBMIT = """async (action) => {
  const [{ submit }, { model }] = await Promise.all([import('/table/moves.js'), import('/table/current.js')]);
  await submit(model().state.legal.find(({ id }) => id === action)); }"""


def open_review(page: Any, game: str) -> int:
    """From a finished game to its review; how many decisions it has."""
    table = finished(page, game, left=5)
    page.goto(f"/t/{table}")
    page.get_by_role("dialog").get_by_role("link", name="Review").click()
    page.locator('[data-review="done"]').wait_for(timeout=120_000)
    return int(page.request.get(f"/api/tables/{table}").json()["state"]["decision"])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_from_the_result_to_the_review_to_another_move(visit: Any, game: str, size: str) -> None:
    page = visit(size=SIZES[size])
    last = open_review(page, game)
    page.wait_for_function(AT, arg=last)
    page.keyboard.press("Home")
    page.wait_for_function(AT, arg=0)
    for _ in range(last):
        page.keyboard.press("ArrowRight")  # as fast as a held key, and none is lost
    page.wait_for_function(AT, arg=last)
    assert faults(page) == []
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.wait_for_function(AT, arg=1)
    page.keyboard.press("t")
    page.locator('[data-try="true"]').wait_for()
    page.locator(".t-board.may").wait_for()
    page.keyboard.press("h")
    page.locator("#primary:enabled").click()
    page.locator(".rv-tree .twig").first.wait_for()
    page.wait_for_function("() => document.querySelector('.twig b.num')?.textContent.includes('%')", timeout=90_000)
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.locator('[data-try="false"]').wait_for()
    page.wait_for_function(AT, arg=1)


SAID = {"lumiere": ("Placer", "Poser", "Prendre", "Passer", "Élever", "Jouer", "Laisser"), "paris_paris": ("Ouvrir",)}


@pytest.mark.parametrize("game", SAID)
def test_a_move_that_was_never_made_is_said_in_the_readers_language(visit: Any, game: str) -> None:
    page = visit(locale="fr-FR")
    table = finished(page, game, left=8)
    page.goto(f"/t/{table}/review#1")
    page.locator('[data-review="done"]').wait_for(timeout=120_000)
    page.keyboard.press("t")
    page.locator(".t-board.may").wait_for()
    page.keyboard.press("h")
    page.locator("#primary:enabled").click()
    page.wait_for_function(
        "(said) => said.some((word) => document.querySelector('.twig .rv-words')?.textContent.includes(word))",
        arg=list(SAID[game]),
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved(visit: Any, game: str, size: str) -> None:
    puzzle = shipped_puzzles(game)[0]
    page = visit(f"/puzzle/{game}/{puzzle.id}", size=SIZES[size])
    page.locator('[data-puzzle="open"]').wait_for()
    assert faults(page) == []
    page.locator("#hint").click()
    page.locator(".pz-hints .open").wait_for()
    page.evaluate(SUBMIT, puzzle.solution)
    page.locator('[data-puzzle="done"] [data-done="true"]').wait_for()
    assert page.locator(".pz-answers li").count() > 1
    assert faults(page) == []


def test_the_puzzle_of_the_day_is_one_press_from_home(visit: Any) -> None:
    page = visit()
    page.get_by_role("link", name="Puzzle of the day").click()
    page.locator('[data-puzzle="open"]').wait_for()
    page.get_by_role("button", name="Show the answer").click()
    page.locator('[data-puzzle="done"]').wait_for()
    page.locator(".pz-week li").nth(6).wait_for()


@pytest.mark.parametrize("size", SIZES)
def test_a_position_is_laid_out_by_hand(visit: Any, size: str) -> None:
    page = visit("/analysis", size=SIZES[size])
    page.locator("#set-up").click()
    page.get_by_label("Which game").select_option("paris_paris")
    text = page.get_by_label("The position, one field a line")
    page.wait_for_function("() => document.querySelector('.su textarea')?.value.includes('paris_paris')")
    assert faults(page) == []
    position = json.loads(text.input_value())
    text.fill(json.dumps({**position, "bus": "nobody"}))
    page.locator('#su-check[data-fine="false"]').wait_for()
    assert "bus" in page.locator("#su-check").inner_text()
    assert page.get_by_role("button", name="Analyse", exact=True).first.is_disabled()
    text.fill("{")
    page.get_by_text("This isn’t JSON yet").wait_for()
    text.fill(json.dumps({**position, "rounds_done": 0}))
    page.locator('#su-check[data-fine="true"]').wait_for()
    page.get_by_role("button", name="Analyse", exact=True).first.click()
    page.locator("[data-review]").wait_for()
    assert "/s/" in page.url
