"""Whole games of Paris in a real browser, through the interface."""

import random
from collections.abc import Callable
from typing import Any

from .conftest import PHONE
from .dealing import lay
from .hands import MOVED_ON, complete_move, state, type_move, wait_for_turn
from .hands import sit_down as take_a_seat
from .looks import SPILLS, WATCH

CHOSEN_USES = ("UseForGoods", "UseForPairs", "UseToTake")
WEIGHTS = {"MoveKey": 40, "PlaceKey": 12, "FillSlot": 30, "LayVpTile": 8, "EndTurn": 30, "SellGood": 0.1}


def sit_down(page: Any, players: int) -> None:
    """From the set-up page to a table with bots on all other chairs."""
    page.get_by_role("button", name=f"{players} players").click()
    for chair in page.locator(".chairs select").all()[1:]:
        chair.select_option("bot:touriste")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".t-board").wait_for()


VALUES = ["1", "2", "3", "4", "5", "8"]


def number_of(view: dict[str, Any], district: str) -> int:
    """The number of a district on the board."""
    return [one["id"] for one in view["districts"]].index(district)


def move_places(fields: dict[str, Any], view: dict[str, Any]) -> list[str]:
    """P4.1: the key, then its goal."""
    source, goal = fields["source"], fields["goal"]
    here = [[one["id"] for one in other["landmarks"]] for other in view["districts"]]
    if fields["district"] is None:
        district = next(place for place, laid in enumerate(here) if source in laid)
        start = f"landmark:{source}"
    else:
        district = number_of(view, fields["district"])
        other = {"arc": "arc:now", "bank": f"bank:{district}"}
        start = other[source] if source in other else f"building:{district}-{VALUES.index(source)}"
    if goal in VALUES:
        return [start, f"building:{district}-{VALUES.index(goal)}"]
    return [start, f"landmark:{goal}" if any(goal in laid for laid in here) else f"fan:{district}-{goal}"]


def is_use_of(fields: dict[str, Any], number: int) -> bool:
    """Whether a bonus tile in hand is used so."""
    return fields["kind"] in CHOSEN_USES and fields["number"] == number


def places(action: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """What a person points at, one after another; a tile with a single use says it all."""
    fields, view = action["fields"], now["view"]
    kind = fields["kind"]
    if kind in CHOSEN_USES and sum(is_use_of(other["fields"], fields["number"]) for other in now["legal"]) == 1:
        return [f"tile:{fields['number']}"]
    if kind == "MoveKey":
        return move_places(fields, view)
    if kind == "PlaceKey":
        place = fields["place"]
        return ["key:supply", "arc:now" if place == "arc" else f"bank:{number_of(view, place)}"]
    if kind == "LayVpTile":
        return [f"vp:{fields['points']}", f"district:{number_of(view, fields['district'])}"]
    if kind in ("UseForGoods", "UseForPairs"):
        return [f"tile:{fields['number']}", f"option:{action['id']}"]
    if kind == "UseToTake":
        return [f"tile:{fields['number']}", f"bonus:{fields['taken']}"]
    if kind == "DrawTile":
        return [f"stack:{fields['stack'] - 1}"]
    simple = {
        "BuyResource": "buy:{good}",
        "SellGood": "good:{good}",
        "TakeBonusTile": "bonus:{number}",
        "TakeEndTile": "endtile:{tile}",
        "UseEndTile": "end:{tile}",
        "UseTile": "tile:{number}",
        "Decline": "do:decline",
        "LookAtEndTiles": "do:look",
        "Pass": "do:pass",
    }
    return [simple[kind].format(**fields)] if kind in simple else []


def district_of(page: Any, kind: str, name: str) -> str:
    """The number of the district that a place is in."""
    if kind != "landmark":
        return name.split("-", maxsplit=1)[0]
    laid = [[one["id"] for one in district["landmarks"]] for district in state(page)["view"]["districts"]]
    return str(next(number for number, here in enumerate(laid) if name in here))


def point(page: Any, place: str) -> None:
    """Click a place; on a phone its district comes first."""
    kind, name = place.split(":")
    if page.viewport_size["width"] < 700 and kind in ("building", "bank", "fan", "landmark"):
        page.locator(f'.minis [data-at="district:{district_of(page, kind, name)}"]').click()
    shown = page.locator(f'.t-board [data-at="{place}"], .t-tray [data-at="{place}"], .act [data-at="{place}"]')
    shown.first.click()


def weight(fields: dict[str, Any]) -> float:
    """How gladly an action is taken: keys move, and rather to higher places."""
    goal = fields.get("goal", VALUES[0])
    return WEIGHTS.get(fields["kind"], 1) * (1 + (VALUES.index(goal) if goal in VALUES else len(VALUES)))


def play(page: Any, luck: random.Random, limit: int, look: Callable[[], None] = lambda: None) -> dict[str, Any]:
    """Make moves by pointing until the game is over, or so many are made; look at the table before each."""
    for _ in range(limit):
        now = wait_for_turn(page)
        if now["status"] == "over":
            return now
        look()
        actions = [action for action in now["legal"] if "goal" not in action["fields"] or not action["fields"]["tile"]]
        weights = [weight(action["fields"]) for action in actions]
        action = luck.choices(actions, weights)[0]
        for place in places(action, now):
            point(page, place)
        complete_move(page, now["decision"])
    return state(page)


def test_a_whole_game_against_a_bot_by_pointing_and_its_score_adds_up(visit):
    page = visit("/new/paris")
    sit_down(page, 2)
    over = play(page, random.Random(7), 400)
    assert over["status"] == "over"
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Full score sheet").click()
    for seat, total in enumerate(over["result"]["scores"]):
        cells = sheet.locator("table").nth(seat).locator("td:not(.clause)").all_inner_texts()
        assert sum(int(cell.replace("−", "-")) for cell in cells) == total


def test_a_game_is_ended_by_keyboard_alone(visit):
    page = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "touriste"}]
    page.goto(f"/t/{lay(page, 'paris', 2, left=60, seats=seats)}")
    for _ in range(80):
        now = wait_for_turn(page)
        if now["status"] == "over":
            break
        type_move(page, now["legal"][0]["text"])
        page.wait_for_function(MOVED_ON, arg=now["decision"])
    assert state(page)["status"] == "over"


def test_a_phone_with_three_bots_plays_its_first_turns(visit):
    page = visit("/new/paris", size=PHONE)
    sit_down(page, 4)
    now = play(page, random.Random(2), 14)
    assert now["decision"] >= 14
    assert page.locator(".minis .mini").count() == 6


def test_a_phone_plays_a_whole_game_in_which_nothing_moves_or_is_cut_off(visit):
    page = visit("/new/paris", size=PHONE)
    sit_down(page, 2)
    wait_for_turn(page)
    page.evaluate(WATCH, ".minis")
    faults: set[str] = set()
    over = play(page, random.Random(5), 400, lambda: faults.update(page.evaluate(SPILLS)))
    assert over["status"] == "over"
    assert faults == set()
    assert len(page.evaluate("[...boxes]")) == 1


def test_what_is_behind_the_other_screens_never_reaches_the_browser(visit):
    page = visit("/new/paris")
    sit_down(page, 3)
    play(page, random.Random(4), 8)
    seat = state(page)["yours"][0]
    messages = visit.heard(page).messages()
    views = [view for message in messages for view in [(message.get("state") or {}).get("view")] if view]
    assert views
    for view in views:
        for other, holder in enumerate(view["seats"]):
            behind = {holder["francs"] is None, holder["keys"] is None, holder["goods"] is None}
            assert behind == {other != seat}


def test_a_refused_goal_says_why_and_names_the_clause(visit):
    page = visit("/new/paris")
    sit_down(page, 2)
    wait_for_turn(page)
    point(page, "building:0-5")
    page.locator(".refusal").wait_for()
    assert "P2.1" in page.locator(".refusal").inner_text()


def test_people_sit_down_and_begin_without_trouble(visit):
    host = visit()
    host.get_by_role("button", name="With friends").nth(2).click()
    link = host.get_by_role("textbox", name="Link to this table").input_value()
    host.get_by_role("link", name="Go to the table").click()
    guest = visit(link)
    take_a_seat(guest, "Léa")
    for page in (host, guest):
        page.get_by_role("button", name="I’m ready").click()
    for page in (host, guest):
        page.locator('[data-status="running"]').wait_for()
        assert page.locator(".trouble").count() == 0
    assert state(host)["view"]["stacks"]
