"""A set of your own: built in the browser from nothing, played by two people, and replayed in the terminal."""

import json
import subprocess
import sys

from .hands import make_move, sit_down, state
from .looks import faults
from .test_paris_paris_in_the_browser import my_turn

NAME = "Camille’s box"


def look_at(page, group, number=0):
    """The form of a fact, once it is the one that is shown."""
    page.locator(".ws-entered").get_by_role("button", name=group).click()
    page.locator(".ws-facts button").nth(number).click()
    page.locator(f'.ws-facts li:nth-child({number + 1}) [aria-pressed="true"]').wait_for()
    return page.locator(".ws-form")


def enter(page, group, number, values):
    """Type what the box says into the fields of a fact."""
    form = look_at(page, group, number)
    for label, value in values.items():
        field = form.get_by_label(label, exact=True)
        if field.evaluate("(field) => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
            field.press("Tab")


def build_lines(page):
    """A station of another name, a line of another colour and letter that starts at its other end, more shops."""
    enter(page, "Stations", 0, {"Name": "Bir-Hakeim"})
    page.locator(".ws-checks .ws-odd").first.wait_for()
    for number in (0, 1):
        stops = look_at(page, "Bus lines", number).get_by_label("Stations in order").input_value()
        assert "Montmartre" in stops
        enter(page, "Bus lines", number, {"Stations in order": stops.replace("Montmartre", "Bir-Hakeim")})
    enter(page, "Bus lines", 0, {"Letter": "RER", "Colour": "white", "Where the arrow starts": "Quartier Latin"})
    enter(page, "Bus lines", 1, {"Colour": "black"})
    enter(page, "Players", 3, {"Name": "indigo"})
    enter(page, "Supply", 0, {"Value": "30"})


def take_over_the_rest(page):
    """Confirm what is still ours, one after the other, until nothing is left of it."""
    ring = page.locator(".ws-ring")
    all_of_them = int(ring.inner_text().split("of ")[1].split()[0])
    same, following = (page.get_by_role("button", name=name) for name in ("My box says the same", "Next that is ours"))
    for _ in range(all_of_them + 1):
        same.or_(following).first.wait_for()
        page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
        (same if same.count() else following).click()
    ring.get_by_text("You’ve entered everything that was ours.").wait_for()


def keep_and_play(visit, game, build):
    """Build a set, keep it, take it off the shelf again, and open a table with it; a friend comes by the link."""
    host = visit(f"/workshop/{game}")
    host.locator(".ws-form").wait_for()
    assert host.locator(".ws-ring b").inner_text() == "0"
    assert host.locator(".ws-shelf").count() == 0
    build(host)
    take_over_the_rest(host)
    host.get_by_label("Name of this set").fill(NAME)
    host.locator(".ws-checks .ws-fine").wait_for()
    host.get_by_role("button", name="Save here").click()
    host.locator(".ws-shelf").get_by_role("button", name=NAME, exact=True).wait_for()
    host.reload()
    host.locator(".ws-shelf").get_by_role("button", name=NAME, exact=True).click()
    host.get_by_role("button", name="Saved").wait_for()
    host.get_by_role("button", name="Play with this set").click()
    host.get_by_role("link", name=NAME).wait_for()
    friend = visit(host.get_by_role("textbox", name="Link to this table").input_value())
    friend.get_by_role("link", name=NAME).wait_for()
    assert faults(friend) == []
    sit_down(friend, "Léa")
    for person in (host, friend):
        person.get_by_role("button", name="I’m ready").click()
    for person in (host, friend):
        person.locator('[data-status="running"]').wait_for()
    return host, friend


def terminal(command, file):
    """What the terminal says about the record in a file."""
    said = subprocess.run(
        [sys.executable, "-m", "paname", command, str(file), "--json"], capture_output=True, text=True, check=True
    )
    return json.loads(said.stdout)


def download(page, file):
    """Press the page's own button for the record."""
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("link", name="Download the game").click()
    download.value.save_as(file)
    return json.loads(json.loads(file.read_text(encoding="utf-8"))["components"])


def mover_of(people):
    """Whose turn it is, or nobody's once the game is over."""
    for _ in range(600):
        for person in people:
            now = state(person)
            if now["status"] == "over":
                return None
            if now["to_move"] in now["yours"]:
                return person
        people[0].wait_for_timeout(50)
    raise AssertionError("nobody may move")


def take_a_tile(page, turn):
    """Paris Paris: some card of those on offer, and whose shop makes way if that is asked."""
    cards = page.locator(".pp-card")
    cards.nth(turn % cards.count()).click()
    page.locator("#primary:enabled, .pp-owners").first.wait_for()
    if page.locator("#primary:enabled").count() == 0:
        page.locator('.pp-owners [data-at^="shop:"]').first.click()
    make_move(page)


def test_a_set_from_scratch_is_played_to_the_end_and_its_record_replays_in_the_terminal(visit, tmp_path):
    people = host, friend = keep_and_play(visit, "paris_paris", build_lines)
    for turn in range(41):
        person = mover_of(people)
        if person is None:
            break
        my_turn(person)
        assert turn != 6 or faults(person) == []
        take_a_tile(person, turn)
    for page in people:
        my_turn(page)
    sheet = friend.get_by_role("dialog")
    sheet.wait_for()
    assert faults(friend) == []
    shown = {row.locator("b.total").inner_text() for row in sheet.locator(".ranking li").all()}
    file = tmp_path / "record.json"
    box = download(friend, file)
    assert box["supply"]["shops"] == {"value": 30, "mark": "box"}
    assert (box["line"][0]["letter"], box["line"][0]["start"]) == ("RER", "Quartier Latin")
    assert not [fact for fact in (*box["line"], *box["station"], *box["seat"]) if fact["mark"] != "box"]
    replayed = terminal("replay", file)
    assert replayed["scores"] == state(host)["result"]["scores"]
    assert {str(score) for score in replayed["scores"]} == shown
    assert "Bir-Hakeim" in json.dumps(replayed, ensure_ascii=False)


def test_a_kept_set_is_chosen_with_seats_and_readings_on_the_set_up_page(visit):
    page = visit("/new/paris")
    page.get_by_role("link", name="Your own box").click()
    enter(page, "Banks", 0, {"Value": "9"})
    page.get_by_label("Name of this set").fill(NAME)
    page.get_by_role("button", name="Save here").click()
    page.locator(".ws-shelf").get_by_role("button", name=NAME, exact=True).wait_for()
    page.goto("/new/paris")
    page.get_by_role("button", name="3 players").click()
    page.get_by_label("Ours, or those of a set you keep").select_option(NAME)
    page.get_by_text("More options").click()
    page.get_by_label("The same bonus number again").select_option("Once the first is used")
    assert page.get_by_role("checkbox", name="Rated").count() == 0
    assert faults(page) == []
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    record = "async (id) => (await import('/net.js')).ask('GET', `/api/tables/${id}`)"
    table = page.evaluate(record, page.url.rsplit("/", 1)[1])["table"]
    assert (table["players"], table["options"]["numbers"], table["box"]) == (3, "held", NAME)
