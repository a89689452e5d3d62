"""A second browser that means no good: long and turned names, loud words, and coming back after being sent away."""

import pytest

from .conftest import PHONE, WIDE
from .hands import sit_down
from .looks import faults, overflow
from .test_people_in_the_browser import friends

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
LONG = "W" * 40
TURNED = "\u202eمحمد\u200b <b>x</b>"
LOUD = "\u202e" + "Ÿ̈̈̈" * 40 + "<img src=x onerror=alert(1)>" + "W" * 200


def look(page):
    assert faults(page) == []
    assert overflow(page) == []


@SIZES
def test_names_and_words_of_a_bad_guest_break_no_page(visit, size):
    calm = {"size": size, "reduced_motion": "reduce"}
    host = visit(**calm)
    link = friends(host)
    guests = [visit(link, **calm), visit(link, **calm)]
    for page, name in zip(guests, (LONG, TURNED), strict=True):
        sit_down(page, name)
    path = f"/api/tables/{link.rpartition('/')[2]}/commands"
    assert guests[1].request.post(path, data={"type": "chat", "id": "loud", "text": LOUD}).ok
    host.get_by_text("<img src=x").first.wait_for()
    host.get_by_text("محمد <b>x</b>").first.wait_for()
    look(host)
    for page in (host, *guests):
        page.get_by_role("button", name="I’m ready").click()
    for page in (host, *guests):
        page.locator('[data-status="running"]').wait_for()
    assert faults(host) == []
    assert set(overflow(host)) <= {f"nm: {LONG}"}  # too long a name ends in dots there
    host.goto("/games")
    host.get_by_text(LONG).first.wait_for()
    look(host)


@SIZES
def test_whoever_is_sent_away_is_told_so_and_finds_no_way_back(visit, size):
    host = visit(size=size)
    link = friends(host, game=0, players="")
    guest = visit(link, size=size)
    sit_down(guest, "Guest")
    seat = host.locator(".lobby-seat", has_text="Guest 2")
    seat.wait_for()
    user = guest.request.get("/api/me").json()["user"]["id"]
    path = f"/api/tables/{link.rpartition('/')[2]}/commands"
    assert host.request.post(path, data={"type": "remove", "id": "go", "user": user}).ok
    seat.wait_for(state="detached")
    guest.get_by_text("The host of this table has sent you away.").first.wait_for()
    guest.reload()
    guest.get_by_text("The host of this table has sent you away.").first.wait_for()
    assert guest.get_by_role("button", name="Sit down").count() == 0
    look(guest)


@SIZES
def test_after_that_the_host_lets_people_in_one_by_one(visit, size):
    host = visit(size=size)
    link = friends(host, game=0, players="")
    table = link.rpartition("/")[2]
    bad, good = visit(link, size=size), visit(size=size)
    sit_down(bad, "Max")
    user = bad.request.get("/api/me").json()["user"]["id"]
    assert host.request.post(f"/api/tables/{table}/commands", data={"type": "remove", "id": "go", "user": user}).ok
    host.get_by_text("The host lets people in one by one.").wait_for()
    assert good.request.post("/api/session", data={"name": LONG}).ok
    good.goto(link)
    good.get_by_role("button", name="Sit down").click()
    good.get_by_role("main").get_by_text("can see that you’re waiting").wait_for()
    look(host)
    look(good)
    host.get_by_role("button", name=f"Let {LONG} in").click()
    host.get_by_text(f"Kept for {LONG}").wait_for()
    assert host.get_by_role("button", name=f"Let {LONG} in").count() == 0
    look(host)
    good.get_by_role("main").get_by_text("can see that you’re waiting").wait_for(state="detached")
    assert good.get_by_role("button", name="I’m ready").count() == 0, "a seat that is kept isn't taken yet"
    good.get_by_role("button", name="Sit down").click()
    good.get_by_role("button", name="I’m ready").wait_for()
