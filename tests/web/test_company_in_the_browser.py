"""What people can do about each other, and what a host sees before a game: in the lobby, at the table, on pages."""

import re

import pytest

from .conftest import PHONE, WIDE
from .hands import sit_down
from .looks import faults, overflow
from .test_people_in_the_browser import friends

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


def look(page):
    """Nothing for axe to mend, nothing that runs out of its place."""
    assert faults(page) == []
    assert overflow(page) == []


def about(page, name):
    """Open what can be done about somebody."""
    page.get_by_role("button", name=f"About {name}").first.click()
    page.get_by_role("dialog").get_by_role("heading", name=name).wait_for()


@SIZES
def test_a_host_sees_who_opened_the_link_and_sends_somebody_away(visit, size):
    host = visit(size=size)
    link = friends(host, game=0, players="")
    stranger = visit(link, size=size)
    stranger.get_by_role("button", name="Sit down").wait_for()
    host.get_by_text("1 person has the invitation open right now.").wait_for()
    assert stranger.request.post("/api/session", data={"name": "Jonas"}).ok
    stranger.reload()
    stranger.get_by_role("button", name="Sit down").wait_for()
    host.get_by_text("Jonas is looking at the invitation.").wait_for()
    stranger.goto("/")
    host.get_by_text(re.compile("Jonas opened the link this minute")).wait_for()
    look(host)
    stranger.goto(link)
    sit_down(stranger, "Jonas")
    about(host, "Jonas")
    look(host)
    host.get_by_role("button", name="Send away from this table").click()
    host.get_by_text("Open seat").wait_for()
    stranger.goto(link)
    stranger.get_by_text("The host of this table has sent you away.").first.wait_for()


@SIZES
def test_somebody_is_blocked_and_reported_at_a_table_and_unblocked_on_the_profile(visit, size):
    host = visit(size=size)
    link = friends(host, game=0, players="")
    guest = visit(link, size=size)
    sit_down(guest, "Max")
    if size is PHONE:
        guest.get_by_role("button", name="Chat").click()
    guest.get_by_label("Write a message").fill("You play like a tourist")
    guest.keyboard.press("Enter")
    host.get_by_text("You play like a tourist").first.wait_for()
    about(host, "Max")
    sheet = host.get_by_role("dialog")
    sheet.get_by_role("button", name="Block").click()
    sheet.get_by_text("You can undo this any time").wait_for()
    sheet.get_by_label("Report to the people who run this server").fill("Rude in the chat")
    sheet.get_by_role("button", name="Report").click()
    sheet.get_by_text("will read your report").wait_for()
    look(host)
    host.keyboard.press("Escape")
    host.get_by_text("You play like a tourist").first.wait_for(state="detached")
    host.goto("/me")
    blocked = host.locator(".blocks")
    blocked.get_by_role("link", name="Max").click()
    host.get_by_role("button", name="About Max").click()
    host.get_by_role("dialog").get_by_role("button", name="Unblock").click()
    host.get_by_role("dialog").get_by_role("button", name="Block", exact=True).wait_for()
    host.goto("/me")
    blocked.get_by_text("Nobody.").wait_for()


def test_a_host_mutes_a_watcher_and_closes_the_table(visit):
    host = visit()
    link = friends(host, game=0, players="")
    guest, watcher = visit(link), visit()
    sit_down(guest, "Léa")
    for page in (host, guest):
        page.get_by_role("button", name="I’m ready").click()
    host.locator('[data-status="running"]').wait_for()
    assert watcher.request.post("/api/session", data={"name": "Zoé"}).ok
    watcher.goto(link)
    watcher.locator('[data-status="running"]').wait_for()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="People at this table").click()
    host.get_by_role("dialog").get_by_text("watching").wait_for()
    look(host)
    about(host, "Zoé")
    host.get_by_role("button", name="Mute at this table").click()
    watcher.get_by_role("tab", name="Chat").click()
    watcher.get_by_label("Write a message").fill("psst")
    watcher.keyboard.press("Enter")
    watcher.get_by_text("You can’t write here at the moment.").first.wait_for()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("button", name="press again").click()
    for page in (host, guest):
        page.get_by_role("dialog").get_by_text("closed").first.wait_for()


def test_the_tabs_of_a_phone_lead_everywhere_and_count_the_games_that_wait(visit):
    page = visit(size=PHONE)
    tabs = page.get_by_role("navigation", name="Pages")
    places = {"Games": "Your games", "Tables": "Open tables", "Standing": "Standing", "Guest": "You"}
    for name, heading in places.items():
        tabs.get_by_role("link", name=name).click()
        page.get_by_role("heading", name=heading, level=1).wait_for()
        assert tabs.locator('[aria-current="page"]').inner_text() == name
        look(page)
    tabs.get_by_role("link", name="Play").click()
    link = friends(page, game=0, players="")
    guest = visit(link, size=PHONE)
    sit_down(guest, "Léa")
    for one in (page, guest):
        one.get_by_role("button", name="I’m ready").click()
    guest.locator('[data-status="running"]').wait_for()
    mover = page if page.request.get("/api/me/tables").json()["tables"][0]["your_turn"] else guest
    mover.goto("/standing")
    mover.get_by_role("link", name="It’s your turn in 1 game").wait_for()
