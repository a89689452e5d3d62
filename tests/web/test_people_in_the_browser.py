"""People at one table: the link, the lobby, presence, requests, games over days; at both sizes."""

import re

import pytest

from .conftest import PHONE, WIDE
from .hands import sit_down, state
from .looks import faults, overflow

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
PRESSES = "addEventListener('pointerdown', () => { window.presses = (window.presses ?? 0) + 1; }, true)"
PLAY = """async () => {
  const path = `/api${location.pathname.replace('/t/', '/tables/')}`, { state } = await (await fetch(path)).json();
  if (state.status === 'over') return -1;
  if (!state.legal) return 0;
  const move = { type: 'move', id: crypto.randomUUID(), decision: state.decision, action: state.legal[0].id };
  await fetch(`${path}/commands`, { method: 'POST',
    headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(move) });
  return state.decision + 1; }"""
SKIP = "async () => (await import('/table/stage.js')).stage.skip()"
SEEN = """async (decision) => { const { store } = await import('/shell.js');
  return store.get().page.state.decision >= decision; }"""


def friends(page, game=1, players="3 players"):
    """Open a table for friends and go there; gives its link."""
    page.get_by_role("button", name="With friends").nth(game).click()
    link = page.get_by_role("textbox", name="Link to this table").input_value()
    if players:
        page.get_by_role("button", name=players).click()
        page.get_by_role("button", name=players, pressed=True).wait_for()
    page.get_by_role("link", name="Go to the table").click()
    page.get_by_role("button", name="I’m ready").wait_for()
    return link


def three(visit, size):
    """Three people at one table of Paris Paris that has begun."""
    calm = {"size": size, "reduced_motion": "reduce"}
    host = visit(**calm)
    link = friends(host)
    guests = [visit(link, **calm), visit(link, **calm)]
    for page, name in zip(guests, ("Léa", "Max"), strict=True):
        sit_down(page, name)
    everybody = [host, *guests]
    for page in everybody:
        page.get_by_role("button", name="I’m ready").click()
    for page in everybody:
        page.locator('[data-status="running"]').wait_for()
    return everybody


def play(everybody, moves=400):
    """Make moves for whoever is to move, until so many were made and seen or the game is over."""
    made, over = 0, False
    while made < moves and not over:
        told = [page.evaluate(PLAY) for page in everybody]
        over = -1 in told
        made += sum(decision > 0 for decision in told)
        for page in everybody:
            page.wait_for_function(SEEN, arg=max(told))


def last_mover(everybody):
    """Whose page made the last move, and the others, once that page offers to ask for it back."""
    for _ in range(300):
        moved = [page for page in everybody if page.get_by_role("button", name="Ask to undo").count()]
        if moved:
            return moved[0], [page for page in everybody if page is not moved[0]]
        everybody[0].wait_for_timeout(100)
    raise AssertionError("nobody can ask to undo")


def test_two_presses_to_a_link_and_two_to_a_seat(visit):
    host = visit(permissions=["clipboard-read", "clipboard-write"])
    host.evaluate(PRESSES)
    host.get_by_role("button", name="With friends").first.click()
    host.get_by_role("button", name="Copy link").click()
    host.get_by_role("button", name="Copied").wait_for()
    assert host.evaluate("window.presses") == 2
    link = host.evaluate("navigator.clipboard.readText()")
    guest = visit(link)
    guest.get_by_role("main").get_by_text("Guest invites you").wait_for()
    guest.evaluate(PRESSES)
    guest.get_by_label("Your name").click()
    guest.keyboard.type("Léa")
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("button", name="I’m ready").wait_for()
    assert guest.evaluate("window.presses") == 2


@SIZES
def test_a_code_that_was_said_aloud_leads_to_the_table(visit, size):
    host, guest = visit(size=size), visit("/tables", size=size)
    host.get_by_role("button", name="With friends").nth(1).click()
    if size is PHONE:
        host.get_by_role("button", name="QR code of the link").click()
    said = re.search("[A-Z2-9]{3} [A-Z2-9]{3}$", host.locator(".ticket-code").inner_text())
    assert said
    code = said[0]
    look(host)
    guest.get_by_label("Somebody gave you a code?").fill(code.lower())
    look(guest)
    guest.get_by_role("button", name="Go to the table").click()
    guest.get_by_role("main").get_by_text("Guest invites you").wait_for()


@SIZES
def test_three_people_from_the_link_to_the_result_and_again(visit, size):
    everybody = three(visit, size)
    host, lea, _ = everybody
    play(everybody, 1)
    lea.reload()
    lea.locator('[data-status="running"]').wait_for()

    lea.context.set_offline(True)
    lea.get_by_text("Connection lost.").first.wait_for(timeout=10_000)
    away = host.locator(".pill .dot.off" if size is PHONE else ".seat .dot.off")
    away.first.wait_for(timeout=12_000)
    lea.context.set_offline(False)
    away.first.wait_for(state="detached", timeout=12_000)

    asker, others = last_mover(everybody)
    asker.get_by_role("button", name="Ask to undo").click()
    asker.get_by_text("You asked to take back your move.").first.wait_for()
    assert asker.get_by_role("button", name="Ask to undo").count() == 0
    others[0].get_by_role("button", name="Decline").click()
    asker.get_by_text("You asked to take back your move.").first.wait_for(state="detached")
    asker.locator(".say").get_by_text("declined the undo").wait_for()

    play(everybody)
    for page in everybody:
        page.evaluate(SKIP)
        page.get_by_role("dialog").wait_for(timeout=60_000)
    before = host.url
    host.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    for page in everybody[1:]:
        page.get_by_role("button", name="Play again").click()
    for page in everybody:
        page.wait_for_url(lambda url: url != before)
        page.locator('[data-status="running"]').wait_for()
    assert {page.url for page in everybody} == {host.url}
    assert host.url != before


def test_the_refusal_of_an_undo_is_in_everybodys_log_and_an_undone_move_is_struck_out(visit):
    everybody = three(visit, WIDE)
    play(everybody, 1)
    asker, others = last_mover(everybody)
    asker.get_by_role("button", name="Ask to undo").click()
    others[0].get_by_role("button", name="Decline").click()
    others[1].locator(".log").get_by_text("declined the undo").wait_for()
    play(everybody, 1)
    asker, others = last_mover(everybody)
    asker.get_by_role("button", name="Ask to undo").click()
    for page in others:
        page.get_by_role("button", name="Allow").click()
    for page in everybody:
        page.locator(".log .undone").first.wait_for()
    asker.get_by_role("button", name="Redo").click()
    for page in everybody:
        page.locator(".log .undone").first.wait_for(state="detached")


@SIZES
def test_a_table_over_days_shows_its_deadline_everywhere_and_days_off_move_it(visit, size):
    host = visit(size=size)
    link = friends(host, game=0, players="")
    guest = visit(link, size=size)
    sit_down(guest, "Léa")
    for page in (host, guest):
        page.get_by_role("button", name="I’m ready").click()
        page.wait_for_timeout(0)
    for page in (host, guest):
        page.locator('[data-status="running"]').wait_for()
    mover = host if state(host)["to_move"] == 0 else guest
    if size is PHONE:
        mover.locator(".pill.on .pill-time").get_by_text(re.compile("[12] d")).wait_for()
    else:
        mover.locator(".seat .clock").get_by_text("left").first.wait_for()
    table = mover.url
    mover.goto("/")
    mover.get_by_text(re.compile("your move · 1 day 23 h left")).first.wait_for()
    assert mover.title().startswith("(1)")
    assert mover.locator('link[rel="icon"]').get_attribute("href").startswith("data:")
    mover.get_by_role("link", name=re.compile("game")).last.click()
    mover.get_by_role("heading", name="Your move").wait_for()
    mover.goto(table)
    mover.get_by_role("button", name="Menu").click()
    mover.get_by_role("button", name="5 days").click()
    mover.goto("/games")
    mover.get_by_text(re.compile("your move · 6 days 23 h left")).first.wait_for()


@SIZES
def test_a_listed_and_rated_table_says_so_and_its_button_seats_you(visit, size):
    people = [visit("/me", size=size), visit("/me", size=size)]
    names = ("Camille", "Oksana") if size is WIDE else ("Florian", "Mireille")
    for page, name in zip(people, names, strict=True):
        made = page.request.post("/api/account", data={"name": name, "password": "a long pass phrase 7"})
        assert made.ok, made.text()
        page.goto("/")
    host, guest = people
    host.get_by_role("button", name="With friends").first.click()
    host.get_by_text("by link only").click()
    host.get_by_label("Rated").check()
    host.get_by_label("List under open tables").check()
    host.get_by_text("no forecasts · rated · listed").wait_for()
    host.get_by_role("link", name="Go to the table").click()
    guest.reload()
    row = guest.locator(".list li", has_text=names[0])
    assert "2 days a move" in row.inner_text()
    assert "rated" in row.inner_text()
    row.get_by_role("button", name="Sit down").click()
    guest.get_by_role("button", name="I’m ready").wait_for()
    assert guest.locator(".lobby-seat.own").count() == 1
    for page in people:
        page.get_by_role("button", name="I’m ready").click()
    for page in people:
        page.locator('[data-status="running"]').wait_for()
    give_up(host)
    for page, sign in ((host, "−"), (guest, "±")):
        page.get_by_role("dialog").get_by_text("Your rating:").wait_for()
        assert sign in page.locator(".own-rating").inner_text()
    look(host)
    host.get_by_role("dialog").get_by_role("link", name="Player page").click()
    host.locator(".rating-curve").wait_for()
    host.get_by_role("link", name=names[1]).wait_for()
    look(host)
    host.goto("/standing")
    host.get_by_text("Nobody has a place yet.").wait_for()
    host.get_by_text("are still settling in").first.wait_for()
    host.locator(".leaderboard .is-own").wait_for()
    assert host.locator(".leaderboard .is-bot").count() == 4
    look(host)


def give_up(page):
    """Resign by the menu, as whoever plays rated games may."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Rated game").wait_for()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="press again").click()


def test_the_host_fills_seats_with_any_bot_and_takes_them_away(visit):
    host = visit()
    friends(host)
    host.get_by_role("button", name="Seat Haussmann here").first.click()
    host.locator(".lobby-seat", has_text="Haussmann").get_by_role("button", name="Free the seat").wait_for()
    host.get_by_role("button", name="Remove seat").click()
    host.get_by_text("0 of 1 are ready").wait_for()
    host.get_by_role("button", name="Add a seat").click()
    host.get_by_text("0 of 2 are ready").wait_for()
    host.get_by_label("Write a message").fill("Bonsoir")
    host.keyboard.press("Enter")
    host.get_by_text("Bonsoir").wait_for()


def test_postcards_are_chosen_by_their_pictures(visit):
    host = visit()
    friends(host, game=0, players="")
    host.get_by_role("button", name="Change").click()
    host.get_by_text("by link only").click()
    host.get_by_label("Postcards").select_option("Choose eight")
    group = host.get_by_role("group", name="Choose 8")
    group.wait_for()
    group.locator("button svg").first.wait_for()
    assert group.locator("button > svg").count() == group.get_by_role("button").count()
    unused = group.get_by_role("button", pressed=False).first
    name = unused.locator("span").inner_text()
    unused.click()
    group.get_by_role("button", name=name, pressed=True).wait_for()
    assert group.get_by_role("button", pressed=True).count() == 8


@SIZES
def test_invitation_lobby_and_lists_fit_and_have_no_faults(visit, size):
    host = visit(size=size)
    host.get_by_role("button", name="With friends").nth(1).click()
    link = host.get_by_role("textbox", name="Link to this table").input_value()
    look(host)
    host.get_by_role("link", name="Go to the table").click()
    host.get_by_role("button", name="I’m ready").wait_for()
    look(host)
    guest = visit(link, size=size)
    guest.get_by_role("button", name="Sit down").wait_for()
    look(guest)
    host.goto("/games")
    host.get_by_role("heading", name="Not started yet").wait_for()
    look(host)


def look(page):
    """Nothing for axe to mend, nothing that runs out of its place."""
    assert faults(page) == []
    assert overflow(page) == []
