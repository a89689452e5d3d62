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


def entered(page):
    """What was entered so far, by its fact."""
    return page.evaluate("async () => (await import('/shell.js')).store.get().page.box.entries")


def test_a_number_is_typed_beside_its_place_on_the_board_and_enter_leads_to_the_next(visit):
    page = open_workshop(visit, "paris")
    page.locator(".ws-board").get_by_role("button", name="Banks: Saint-Germain, ours").click()
    page.get_by_role("group", name="Banks: Saint-Germain").get_by_label("Value").and_(page.locator(":focus")).wait_for()
    page.keyboard.type("7")
    page.locator('[data-piece="bank4"]').get_by_text("7").wait_for()
    page.keyboard.press("Enter")
    kind = page.get_by_role("group", name="Kinds of building: Saint-Germain 1").get_by_label("Kind of building")
    kind.and_(page.locator(":focus")).wait_for()
    assert faults(page) == []
    page.keyboard.press("Escape")
    kind.wait_for(state="detached")
    assert entered(page) == {"district 5.bank": {"value": 7}}


def test_only_what_the_owner_confirms_counts_as_entered(visit):
    page = open_workshop(visit, "paris_paris")
    page.get_by_role("button", name="Next that is ours").click()
    page.get_by_role("heading", name="Bus lines: B").wait_for()
    assert entered(page) == {}
    page.get_by_role("button", name="My box says the same").click()
    page.get_by_role("heading", name="Bus lines: C").wait_for()
    assert list(entered(page)) == ["line 2"]


def test_the_large_lamp_and_the_tiles_are_drawn_square_by_square(visit):
    page = open_workshop(visit, "lumiere")
    page.get_by_role("button", name="Row 1, column 1", exact=True).click()
    page.get_by_role("button", name="Row 1, column 1", exact=True).wait_for()
    rows = entered(page)["large_lamp.pattern"]["rows"]
    assert rows == ["#......", "...#...", "...#...", ".##L##.", "...#...", "...#...", "......."]
    page.get_by_role("button", name="Paving tiles").click()
    page.locator(".ws-facts button").nth(1).click()
    page.get_by_role("button", name="Row 1, column 2: orange").click()
    page.get_by_role("button", name="Row 1, column 2: blue").wait_for()
    assert faults(page) == []


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


# A phone ---------------------------------------------------------------------------------------------------------


def tab(page, name):
    page.get_by_role("navigation").get_by_role("button", name=name).click()


def test_a_phone_shows_the_districts_with_what_was_entered_and_one_of_them_close_up(visit):
    page = open_workshop(visit, "paris", PHONE)
    district = page.get_by_role("button", name="Saint-Germain 0/8")
    district.click()
    page.get_by_role("heading", name="Banks: Saint-Germain").wait_for()
    page.locator(".ws-board.close").get_by_role("button", name="Banks: Saint-Germain, ours").wait_for()
    page.locator(".ws-possible").get_by_role("button", name="7", exact=True).click()
    page.get_by_role("button", name="Saint-Germain 1/8").wait_for()
    page.locator('.ws-board [data-piece="bank4"]').get_by_text("7").wait_for()
    page.get_by_role("button", name="Next that is ours").click()
    page.get_by_role("heading", name="Kinds of building: Saint-Germain 1").wait_for()
    page.get_by_role("button", name="Montmartre 0/6").click()
    page.get_by_role("heading", name="Banks: Montmartre").wait_for()
    page.locator(".ws-form input").first.fill("70")
    page.get_by_text("70 is out of range: 1 to 30").first.wait_for()
    assert page.get_by_role("button", name="Play with this set").is_disabled()
    tab(page, "Checks")
    page.locator(".ws-bad").get_by_role("button", name="Banks: Montmartre").click()
    page.get_by_role("heading", name="Banks: Montmartre").wait_for()


@pytest.mark.parametrize(
    ("game", "tabs"),
    [
        ("paris", ["City", "Landmarks", "Bonus", "Prices", "Checks"]),
        ("paris_paris", ["Lines", "Stations", "Players", "Supply", "Checks"]),
        ("lumiere", ["Paving", "Buildings", "Lamp", "Points", "Checks"]),
    ],
)
def test_every_tab_of_the_phone_has_room_and_nothing_that_axe_would_mend(visit, game, tabs):
    page = open_workshop(visit, game, PHONE)
    names = page.get_by_role("navigation", name="Parts of the box").get_by_role("button").all_inner_texts()
    assert [name.strip() for name in names] == tabs
    for name in tabs:
        tab(page, name)
        page.locator(".ws-checks" if name == "Checks" else ".ws-form").first.wait_for()
        assert faults(page) == [], name
        assert overflow(page) == [], name


def test_a_landmark_gets_another_cost_and_fewer_slots(visit):
    page = open_workshop(visit, "paris")
    field_of(page, "Landmarks", 0)
    form = page.locator(".ws-form")
    form.get_by_label("wood").fill("2")
    form.get_by_label("Prestige slots, up to three 3").select_option("")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    landmark = json.loads(download.value.path().read_text(encoding="utf-8"))["landmark"][0]
    assert (landmark["wood"], landmark["gold"], landmark["slots"], landmark["mark"]) == (2, 1, ["bronze"] * 2, "box")


# Files that can't be read ----------------------------------------------------------------------------------------


def test_a_file_with_a_fault_is_refused_in_the_language_of_the_page_and_nothing_of_it_is_loaded(visit, tmp_path):
    page = open_workshop(visit, "lumiere")
    page.evaluate("async () => (await import('/shell.js')).setPrefs({ lang: 'de' })")
    page.get_by_text("Prüfungen").or_(page.get_by_text("Prüfung")).first.wait_for()
    file = tmp_path / "meine.toml"
    file.write_text("[supply]\nchimneys = = 7\n", encoding="utf-8")
    page.locator(".ws-import input").set_input_files(str(file))
    refused = page.locator(".ws-refused")
    refused.get_by_text("meine.toml wurde nicht geladen").wait_for()
    refused.get_by_text("Zeile 2 ist nicht als TOML lesbar: „chimneys = = 7“").wait_for()
    document = page.evaluate("async () => (await import('/shell.js')).store.get().page.document")
    document["supply"]["unbuilt"]["value"] = -5
    document["supply"]["chimney"] = {"value": 9, "mark": "box"}
    file.write_text(json.dumps(document), encoding="utf-8")
    page.locator(".ws-import input").set_input_files(str(file))
    refused.get_by_text("Meintest du chimneys?").wait_for()
    assert page.evaluate("async () => (await import('/shell.js')).store.get().page.box.entries") == {}


# Rules with a set ------------------------------------------------------------------------------------------------


def test_the_rules_tell_the_numbers_of_the_set_from_the_workshop_and_from_its_table(visit):
    page = open_workshop(visit, "lumiere")
    page.get_by_label("Name of this set").fill("Camille’s box")
    field_of(page, "Supply", 3).fill("-5")
    page.locator(".ws-checks .ws-fine").wait_for()
    page.get_by_role("link", name="Rules with this set").click()
    page.get_by_text("Told with the numbers of “Camille’s box”").wait_for()
    page.locator("#L5\\.3").get_by_text("−5 for each building left").wait_for()
    page.locator("#L5\\.3 svg").get_by_text("−5").wait_for()
    page.get_by_role("link", name="A worked example").click()
    page.reload()
    page.locator("#L5\\.3").get_by_text("−5 for each building left").wait_for()
    page.get_by_text("The examples come from the rulebooks").wait_for()
    page.get_by_role("link", name="Open this set").click()
    page.get_by_role("button", name="Play with this set").click()
    page.wait_for_url("**/t/*")
    other = visit(f"/rules/lumiere?t={page.url.rsplit('/', 1)[1]}")
    other.locator("#L5\\.3").get_by_text("−5 for each building left").wait_for()
    assert faults(other) == []


# Lessons with a set ---------------------------------------------------------------------------------------------

STEP = """async ([words, patch]) => {
    const { openStep } = await import('/table/open_step.js'), { lessonOf } = await import('/table/lesson.js');
    const board = await (await import('/game.js')).loadBoard('paris', true), { box } = lessonOf('paris');
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
