"""Whole games of Paris Paris in a real browser: by pointer, on a phone, by key; words, tours, secrets, one screen."""

import pytest

from .conftest import PHONE
from .hands import make_move, state, wait_until_drawn

LETTERS = {"green": "A", "red": "B", "blue": "C", "orange": "D", "brown": "E"}
OPEN = """async ([kinds, options]) => {
  const { openTable, firstLevel, hello } = await import('/shell.js');
  await hello();
  const person = (kind) => kind === 'me' ? { kind } : { kind: 'me', name: kind };
  const seats = kinds.map((kind) => kind === 'bot' ? { kind, level: firstLevel() } : person(kind));
  await openTable({ game: 'paris_paris', players: seats.length, options, seats }); }"""
TOUR_OR_TURN = """() => document.querySelector('.pp-strip .pp-call') ? 'tour'
  : document.querySelector('.t-board.may') && !document.querySelector('[data-at="show:skip"]') ? 'turn' : null"""


def sit_down(page, *seats, **options):
    """A table of Paris Paris with these seats."""
    page.evaluate(OPEN, [list(seats), options])
    page.locator(".pp-paris, .curtain").first.wait_for()


def my_turn(page):
    """Wait for one's turn, and end what is still on stage."""
    page.locator('.t-board.may, [data-status="over"]').first.wait_for(state="attached", timeout=60_000)
    page.evaluate("async () => (await import('/table/stage.js')).stage.skip()")
    wait_until_drawn(page)
    return state(page)


def tile(fields):
    return f"{fields['station']}/{LETTERS[fields['line']]}"


def choose(page, fields):
    """Choose a tile by its card, and whose shop goes if asked."""
    page.locator(f'.pp-card[data-at="tile:{tile(fields)}"]').click()
    page.locator("#primary:enabled, .pp-owners").first.wait_for()
    if page.locator("#primary:enabled").count() == 0:
        page.locator(f'.pp-owners [data-at="shop:{fields["displaced"]}"]').click()


def finish(page, move, limit=30):
    for turn in range(limit):
        now = my_turn(page)
        if now["status"] == "over":
            return now
        move(page, now["legal"][turn % len(now["legal"])]["fields"])
    raise AssertionError("the game did not end")


def click_and_move(page, fields):
    choose(page, fields)
    make_move(page)


def test_a_whole_game_for_two_and_its_score_adds_up(visit):
    page = visit()
    sit_down(page, "me", "bot")
    over = finish(page, click_and_move)
    sheet = page.get_by_role("dialog")
    sheet.wait_for()
    sheet.get_by_text("Full score sheet").click()
    for seat, total in enumerate(over["result"]["scores"]):
        cells = sheet.locator("table").nth(seat).locator("td:not(.clause)").all_inner_texts()
        assert sum(int(cell) for cell in cells) == total


def test_a_whole_game_for_four_on_a_phone(visit):
    page = visit(size=PHONE)
    sit_down(page, "bot", "me", "bot", "bot")
    over = finish(page, click_and_move)
    assert len(over["result"]["scores"]) == 4


def test_a_whole_game_by_keyboard(visit):
    page = visit()
    sit_down(page, "me", "bot")

    def by_key(page, _):
        before = state(page)["decision"]
        page.locator(".t-board").focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press(" ")
        page.locator("#primary:enabled, .pp-owners").first.wait_for()
        if page.locator("#primary:enabled").count() == 0:
            page.keyboard.press(" ")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(before) => Number(document.querySelector('.t-main')?.dataset.decision) > before", arg=before
        )

    assert finish(page, by_key)["status"] == "over"


def test_a_game_in_words(visit):
    page = visit()
    sit_down(page, "me", "bot")
    my_turn(page)
    page.keyboard.press("b")
    words = page.locator(".words-view")
    assert words.locator(".pp-lists ol").count() == 5
    assert words.locator(".pp-lists li").count() == 35
    for _ in range(3):
        my_turn(page)
        words.locator(".pp-words > li > button").first.click()
        owners = words.locator(".pp-words ul button")
        if owners.count():
            owners.first.click()
        make_move(page)


def test_pointing_at_a_tile_shows_what_the_others_would_pay(visit):
    page = visit()
    sit_down(page, "me", "bot", "bot", start=0)
    now = my_turn(page)
    free = next(action for action in now["legal"] if action["fields"]["displaced"] is None)
    then = next(choice for choice in now["view"]["forecast"]["choices"] if choice["id"] == free["id"])["then"]
    page.locator(f'[data-pin="{tile(free["fields"])}"]').hover()
    page.locator(".pp-card.on").wait_for()
    for other in then:
        shown = page.locator(f'.pp-card[data-at="tile:{tile(other)}"] .pp-pays').first
        assert shown.locator(".pp-gain").count() == sum(points > 0 for points in other["small"])


def test_a_line_lights_up_and_says_what_its_tour_would_pay(visit):
    page = visit()
    sit_down(page, "me", "bot")
    my_turn(page)
    page.locator('.aid [data-at="line:C"]').hover()
    page.locator(".pp-plate").wait_for()
    assert page.locator(".pp-calls text").all_text_contents() == ["1", "2", "3", "4"]


def test_a_line_that_was_tapped_is_let_go_by_tapping_beside_it(visit):
    page = visit(size=PHONE)
    sit_down(page, "me", "bot")
    my_turn(page)
    page.locator('.pp-start[data-at="line:C"]').tap()
    page.locator(".pp-calls text").first.wait_for()
    box = page.locator(".pp-paris").bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 6)
    page.locator(".pp-calls text").first.wait_for(state="detached")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_bus_drives_its_tour_call_by_call(visit, motion):
    page = visit(reduced_motion=motion)
    sit_down(page, "me", "bot", "bot")
    for _ in range(15):
        choose(page, my_turn(page)["legal"][0]["fields"])
        make_move(page)
        if page.wait_for_function(TOUR_OR_TURN, timeout=60_000).json_value() == "turn":
            continue
        page.locator('[data-at="show:next"]').click()
        page.locator(".pp-strip li.now").wait_for()
        assert page.locator(".pp-bus").count() == 1
        assert "call" in page.locator(".say").inner_text()
        page.locator('[data-at="show:skip"]').click()
        page.locator(".pp-bus").wait_for(state="detached")
        return
    raise AssertionError("no grand tour ran")


def test_nobody_elses_secret_line_reaches_the_browser(visit):
    page = visit()
    sit_down(page, "me", "bot", "bot")
    for _ in range(2):
        click_and_move(page, my_turn(page)["legal"][0]["fields"])
    seat = state(page)["yours"][0]
    drawn = visit.heard(page).events("MarkerDrawn")
    assert {event["seat"] for event in drawn} == {0, 1, 2}
    assert all((event["line"] is None) == (event["seat"] != seat) for event in drawn)


def test_on_one_screen_the_secret_line_lies_face_down_until_it_is_held(visit):
    page = visit()
    sit_down(page, "Léa", "Marek")
    page.locator(".curtain .btn").click()
    marker = page.locator(".seat .pp-hidden")
    marker.wait_for()
    assert not marker.locator(".pp-front").is_visible()
    box = marker.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    assert marker.locator(".pp-front").is_visible()
    page.mouse.up()
    assert not marker.locator(".pp-front").is_visible()


def test_a_click_on_a_station_without_an_offer_says_why(visit):
    page = visit()
    sit_down(page, "me", "bot")
    now = my_turn(page)
    offered = {action["fields"]["station"] for action in now["legal"]}
    empty = next(name for name in ("Bastille", "Invalides", "Catacombes", "Luxembourg") if name not in offered)
    page.locator(f'[data-at="station:{empty}"] circle').first.click(force=True)
    refusal = page.locator(".refusal")
    refusal.wait_for()
    assert "T2.2" in refusal.inner_text()
