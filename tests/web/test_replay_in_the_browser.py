"""After the game: the replay of every decision, the curve, the seal, playing on, and what a running game shows."""

import json

from .conftest import PHONE
from .dealing import finished, lay, play_out
from .hands import state, wait_for_turn

BOT = {"kind": "bot", "level": "touriste"}


def open_replay(page, table, at=""):
    page.goto(f"/r/{table}{at}")
    page.locator(".replay .t-board").wait_for()


def at(page, decision):
    page.locator(f'.t-main[data-decision="{decision}"]').wait_for()


def test_the_slider_the_keys_the_log_and_the_curve_lead_to_every_moment(visit):
    page = visit()
    table = lay(page, "lumiere")
    play_out(page, table)
    open_replay(page, table, "#0")
    at(page, 0)
    slider = page.get_by_role("slider", name="Moment in the game")
    last = int(slider.get_attribute("max"))
    for decision in range(1, 6):
        page.keyboard.press("ArrowRight")
        at(page, decision)
    page.keyboard.press("[")
    at(page, 4)
    page.keyboard.press("]")
    at(page, 5)
    page.keyboard.press("End")
    at(page, last)
    slider.press("Home")
    at(page, 0)
    page.locator(".log button.li").nth(2).click()
    page.locator('.log .at [aria-current="step"]').wait_for()
    box = page.locator(".curve svg").bounding_box()
    middle = last // 2
    page.mouse.click(box["x"] + box["width"] * middle / last, box["y"] + 20)
    at(page, middle)
    assert page.url.endswith(f"#{middle}")
    assert page.locator(".curve .line").count() == 2
    page.reload()
    at(page, middle)


def test_the_curve_ends_at_the_scores_and_the_breakdown_adds_up_at_every_moment(visit):
    page = visit()
    table = finished(page, "paris", 3)
    curve = page.request.get(f"/api/tables/{table}/curve").json()
    result = page.request.get(f"/api/tables/{table}").json()["state"]["result"]
    assert curve["scores"][-1] == result["scores"]
    assert len(curve["scores"]) == curve["of"] + 1 == len(curve["movers"]) + 1
    for decision in range(curve["of"] + 1):
        past = page.request.get(f"/api/tables/{table}/decisions/{decision}").json()
        assert past["state"]["scores"] == past["breakdown"]["scores"] == curve["scores"][decision]
        for seat, points in enumerate(curve["scores"][decision]):
            assert sum(line["points"] for line in past["breakdown"]["lines"] if line["seat"] == seat) == points


def test_the_seal_is_checked_in_the_browser(visit):
    page = visit()
    table = lay(page, "lumiere", left=2)
    page.goto(f"/t/{table}")
    page.locator(".curtain").wait_for()
    play_out(page, table)
    open_replay(page, table)
    page.get_by_role("button", name="Check the deal").click()
    checks = page.locator(".seal-checks li")
    checks.first.wait_for()
    assert checks.count() == 4
    assert page.locator(".seal-checks .bad").count() == 0


def test_a_broken_seal_is_called_broken(visit):
    page = visit()
    table = finished(page, "lumiere", left=2)

    def forge(route):
        answer = route.fetch()
        found = answer.json()
        found["seal"]["secret"] = "0" * 64
        route.fulfill(response=answer, json=found)

    page.route("**/seal", forge)
    open_replay(page, table)
    page.get_by_role("button", name="Check the deal").click()
    page.locator(".seal-checks .bad").first.wait_for()
    assert page.locator(".seal-checks .bad").count() == 2


def test_playing_on_from_here_is_a_new_table_against_bots(visit):
    page = visit()
    table = lay(page, "paris_paris", 3, left=12)
    play_out(page, table)
    open_replay(page, table, "#3")
    at(page, 3)
    page.get_by_role("button", name="Play on from here").click()
    page.locator('.t-main[data-status="running"]').wait_for()
    wait_for_turn(page)
    new = page.request.get(page.url.replace("/t/", "/api/tables/")).json()["table"]
    assert new["forked_from"] == table
    assert not new["rated"]
    assert sorted(seat["kind"] for seat in new["seats"]) == ["bot", "bot", "human"]


def test_a_phone_looks_through_a_game(visit):
    page = visit(size=PHONE)
    table = finished(page, "paris_paris", 4)
    open_replay(page, table, "#0")
    page.get_by_role("button", name="One move forward").click()
    at(page, 1)


def test_the_record_can_be_downloaded_and_the_eyes_changed(visit):
    page = visit()
    table = finished(page, "paris_paris", 2)
    open_replay(page, table)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game").click()
    record = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert len(record["actions"]) >= 6
    page.get_by_label("Seen by").select_option("1")
    page.wait_for_function("async () => (await import('/shell.js')).store.get().page.past.state.audience === 1")


def test_during_a_game_a_seat_looks_back_at_what_it_knew_and_a_stranger_at_what_all_know(visit):
    page = visit()
    table = lay(page, "paris", 3, left=60, seats=[{"kind": "me"}, BOT, BOT])
    page.goto(f"/t/{table}")
    wait_for_turn(page)
    open_replay(page, table, "#0")
    assert page.get_by_role("button", name="Play on from here").count() == 0
    assert page.get_by_label("Seen by").count() == 0
    own = page.request.get(f"/api/tables/{table}/decisions/0").json()["state"]["view"]["seats"]
    assert [seat["francs"] is None for seat in own] == [False, True, True]
    stranger = visit(f"/r/{table}#0")
    stranger.locator(".replay .t-board").wait_for()
    shown = state(stranger)["view"]["seats"]
    assert all(seat["francs"] is None for seat in shown)
    assert page.request.get(f"/api/tables/{table}/curve?seat=1").status == 403
    assert page.request.get(f"/api/tables/{table}/record").json()["partial"]


def test_a_phone_opens_the_lists_of_a_game_and_what_a_player_has(visit):
    page = visit(size=PHONE)
    table = finished(page, "paris")
    open_replay(page, table)
    page.locator('[data-at="sheet:landmarks"]').click()
    page.get_by_role("dialog").get_by_text("Tour Eiffel").first.wait_for()
    page.keyboard.press("Escape")
    page.locator(".pill").first.click()
    page.locator(".player-sheet").get_by_role("button", name="Close").click()
    page.locator(".player-sheet").wait_for(state="detached")
