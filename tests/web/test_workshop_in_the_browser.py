"""Your own box: entered, checked, shared, played by two people to the end, and replayed in the terminal."""

import json
import subprocess
import sys

import pytest

from .conftest import PHONE, WIDE
from .looks import faults, overflow

GAMES = ("lumiere", "paris_paris", "paris")


def open_workshop(visit, game, size=WIDE):
    page = visit(f"/workshop/{game}", size)
    page.locator(".ws-form").wait_for()
    return page


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_workshop_has_nothing_that_axe_would_mend_and_nothing_that_overflows(visit, game, size):
    page = open_workshop(visit, game, size)
    assert faults(page) == []
    assert overflow(page) == []


def field_of(page, group, number):
    """The first field of a fact, once its form is the one that is shown."""
    page.get_by_role("button", name=group).first.click()
    page.locator(".ws-facts button").nth(number).click()
    page.locator(f'.ws-facts li:nth-child({number + 1}) [aria-pressed="true"]').wait_for()
    return page.locator(".ws-form input").first


def bank_of(page, district):
    """The form of a district's bank."""
    return field_of(page, "Banks", district)


def test_numbers_are_checked_as_they_are_typed_and_the_board_shows_them(visit):
    page = open_workshop(visit, "paris")
    field = bank_of(page, 4)
    field.fill("70")
    page.locator(".ws-checks .ws-bad").get_by_text("70 is out of range: 1 to 30").wait_for()
    assert page.get_by_role("button", name="Play with this set").is_disabled()
    field.fill("7")
    page.locator(".ws-checks .ws-odd").get_by_text("the banks pay 2, 3, 4, 5, 7, 7").wait_for()
    page.locator('[data-piece="bank4"]').get_by_text("7").wait_for()
    page.get_by_role("button", name="Save here").click()
    page.reload()
    page.locator(".ws-shelf button").first.click()
    page.locator(".ws-checks .ws-odd").wait_for()


def test_a_set_from_scratch_is_played_by_two_people_and_its_record_replays_in_the_terminal(visit, address, tmp_path):
    page = open_workshop(visit, "paris_paris")
    page.get_by_role("button", name="Stations").first.click()
    page.locator(".ws-facts button").nth(0).click()
    page.get_by_label("Name of this set").fill("Camille’s box")
    page.get_by_role("button", name="My box says the same").click()
    field_of(page, "Supply", 0).fill("30")
    page.locator(".ws-checks .ws-fine").wait_for()
    page.get_by_role("button", name="Play with this set").click()
    page.wait_for_url("**/t/*")
    page.get_by_text("Camille’s box").first.wait_for()
    table = page.url.rsplit("/", 1)[1]
    friend = visit(f"/t/{table}")
    friend.get_by_text("Camille’s box").first.wait_for()
    play = """async ([table, first]) => {
        const ask = async (method, path, body) => (await import('/net.js')).ask(method, path, body);
        const { ensureSession } = await import('/shell.js');
        await ensureSession();
        const command = (what) => ask('POST', `/api/tables/${table}/commands`, { id: crypto.randomUUID(), ...what });
        if (first === 'join') return void (await command({ type: 'join', seat: 1 }));
        const { table: now, state } = await ask('GET', `/api/tables/${table}`);
        if (first === 'ready') return void (await command({ type: 'ready', ready: true }));
        if (first === 'start') return now.status === 'open' ? void (await command({ type: 'start' })) : undefined;
        if (now.status === 'over') return 'over';
        if (!state?.legal?.length) return 'wait';
        await command({ type: 'move', action: state.legal[0].id, decision: state.decision });
        return 'moved';
    }"""
    friend.evaluate(play, [table, "join"])
    for person in (page, friend):
        person.evaluate(play, [table, "ready"])
    page.evaluate(play, [table, "start"])
    for _ in range(400):
        said = {person.evaluate(play, [table, "move"]) for person in (page, friend)}
        if "over" in said:
            break
    record = page.evaluate("async (id) => (await import('/net.js')).ask('GET', `/api/tables/${id}/record`)", table)
    assert json.loads(record["components"])["supply"]["shops"] == {"value": 30, "mark": "box"}
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    answer = subprocess.run(
        [sys.executable, "-m", "paname", "replay", str(file), "--json"], capture_output=True, text=True, check=True
    )
    assert json.loads(answer.stdout)["scores"] == record["table"]["result"]["scores"]


def test_a_link_carries_the_set_and_a_file_comes_back(visit, tmp_path):
    page = open_workshop(visit, "paris")
    bank_of(page, 0).fill("7")
    page.locator(".ws-checks .ws-odd").wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    file = tmp_path / "paris.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["district"][0]["bank"] == {"value": 7, "mark": "box"}
    link = page.evaluate(
        "async () => (await import('/workshop/box.js')).toLink((await import('/shell.js')).store.get().page.box)"
    )
    other = visit(f"/workshop/paris#{link}")
    other.locator(".ws-checks .ws-odd").wait_for()
    third = open_workshop(visit, "paris")
    third.locator(".ws-import input").set_input_files(str(file))
    third.locator(".ws-checks .ws-odd").wait_for()


def test_the_owner_gets_a_text_to_post(visit):
    page = open_workshop(visit, "paris")
    bank_of(page, 0).fill("6")
    page.get_by_text("Tell us your numbers").first.click()
    page.get_by_label("Edition of your box").fill("FR 2020")
    page.wait_for_function("() => document.querySelector('.ws-report textarea').value.includes('Edition: FR 2020')")
    text = page.locator(".ws-report textarea").input_value()
    assert 'district 1.bank: {"value":6} (guessed: {"value":4})' in text


# Lessons with a set ---------------------------------------------------------------------------------------------

STEP = """async ([words, patch]) => {
    const { openStep } = await import('/table/open_step.js'), { lessonOf } = await import('/table/lesson.js');
    const { board } = await (await import('/games/paris/index.js')).game.board(), { box } = lessonOf('paris');
    const document = JSON.parse(box.components);
    if (patch === 'one key') document.set_up.keys = { two: 1, three: 1, four: 1, mark: 'box' };
    if (patch === 'dear landmarks') document.landmark.forEach((one) => (one.gold = 6));
    const at = board.lesson.findIndex((step) => step.words === `paris.learn.${words}`);
    await openStep('paris', board, at, { ...box, components: JSON.stringify(document) });
}"""


def test_a_lesson_is_taught_with_the_numbers_of_the_set_as_far_as_they_allow(visit):
    page = open_workshop(visit, "paris")
    page.get_by_label("Name of this set").fill("Camille’s box")
    field_of(page, "Spaces", 5)
    page.locator(".ws-form").get_by_label("Points").fill("5")
    bank_of(page, 3).fill("9")
    page.locator(".ws-checks .ws-odd").wait_for()
    page.get_by_role("link", name="Learn with this set").click()
    page.locator(".coach").get_by_text("Camille’s box").wait_for()
    page.locator('[data-piece="bank3"]').get_by_text("9").wait_for()
    page.evaluate(STEP, ["eight", ""])
    page.locator(".coach").get_by_text("Value 8 also costs wood and brings 5 points.").wait_for()
    assert page.locator(".coach").get_by_text("Camille’s box").count() == 1
    for words, patch in (("token", "one key"), ("build", "dear landmarks")):
        page.evaluate(STEP, [words, patch])
        page.locator(".coach").get_by_text("can’t exist with Camille’s box, so here the numbers are ours").wait_for()
        assert faults(page) == []
    page.get_by_text("You have 11 francs and 2 × marble").wait_for()
