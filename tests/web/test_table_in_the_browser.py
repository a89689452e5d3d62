"""The frame of a table: keys, one screen, two browsers, lost connections, refusals, undo, looking back."""

from .conftest import WIDE
from .hands import choose, make_move, play_now, sit_down, state, type_move, wait_for_turn

SLOW = """const ask = fetch;
window.fetch = async (path, ...rest) => {
  if (/^.api.(me|server)$/.test(path)) await new Promise((done) => setTimeout(done, 1500));
  return ask(path, ...rest); };"""


def walk_to(page, wanted, step=1):
    """Move the board's cursor from d4 to a space with the arrow keys."""
    column, row = "abcdefgh".index(wanted[0]), int(wanted[1]) - 1
    for key, times in (("ArrowLeft", 7), ("ArrowUp", 7), ("ArrowRight", column // step), ("ArrowDown", row // step)):
        for _ in range(times):
            page.keyboard.press(key)


def focus_board(page):
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('t-board')"):
            return
    raise AssertionError("the board cannot be reached by Tab")


def move_by_keys(page, now):
    """Make some legal move without a pointer."""
    fields = [action["fields"] for action in now["legal"]]
    kinds = {field["kind"] for field in fields}
    if "PlaceTile" in kinds and now["decision"] % 4 < 2:
        zone = next(field["zone"] for field in fields if field["kind"] == "PlaceTile")
        focus_board(page)
        walk_to(page, f"{'aceg'['ABCD'.index(zone[0])]}{int(zone[1]) * 2 - 1}", step=2)
        page.keyboard.press(" ")
        page.keyboard.press("r")
        page.keyboard.press("Enter")
    elif "TakeBuilding" in kinds:
        page.keyboard.press("1")
        page.keyboard.press("Enter")
    else:
        type_move(page, now["legal"][0]["text"])


def test_a_game_by_keyboard_alone(visit):
    page = visit()
    page.get_by_role("button", name="Play Flâneur").first.focus()
    page.keyboard.press("Enter")
    for _ in range(120):
        now = wait_for_turn(page)
        if now["status"] == "over":
            break
        before = now["decision"]
        move_by_keys(page, now)
        page.wait_for_function(
            "(before) => Number(document.querySelector('.t-main')?.dataset.decision) > before", arg=before
        )
    assert state(page)["status"] == "over"


def test_whoever_is_quicker_than_the_server_is_in_a_game_all_the_same(visit):
    page = visit("/rules/lumiere")
    page.add_init_script(SLOW)
    page.goto("/")
    play_now(page)
    wait_for_turn(page)
    page.goto("/learn/lumiere")
    page.locator(".square").wait_for()


def test_a_refused_click_says_why_and_names_the_clause(visit):
    page = visit()
    play_now(page)
    wait_for_turn(page)
    page.keyboard.press("/")
    page.keyboard.type("build L6 d4 r0")
    page.keyboard.press("Enter")
    refusal = page.locator(".refusal")
    refusal.wait_for()
    assert "L3.2" in refusal.inner_text()


def test_two_browsers_play_through_a_reload_and_a_lost_connection(visit):
    host = visit()
    host.get_by_role("button", name="With friends").first.click()
    link = host.get_by_role("textbox", name="Link to this table")
    link.wait_for()
    guest = visit(link.input_value())
    host.get_by_role("link", name="Go to the table").click()
    sit_down(guest, "Léa")
    for page in (host, guest):
        page.get_by_role("button", name="I’m ready").click()
    for page in (host, guest):
        page.locator(".square").wait_for()

    def turn():
        host.locator("[data-status]").wait_for()
        for _ in range(300):
            for page in (host, guest):
                if page.locator(".t-board.may").count():
                    return page
            host.wait_for_timeout(100)
        raise AssertionError("it is nobody's turn")

    for number in range(8):
        page = turn()
        choose(page, state(page))
        make_move(page)
        if number == 2:
            guest.reload()
            guest.locator(".square").wait_for()
        if number == 4:
            other = guest if turn() is host else host
            other.context.set_offline(True)
            other.evaluate("async () => (await import('/table/link.js')).drop()")
            other.locator(".netbar").get_by_text("Connection lost. Your last move is safe.").wait_for()
        if number == 5:
            other.context.set_offline(False)
            other.locator(".netbar.back").get_by_text("You’re back. 1 move was made while you were away.").wait_for()
            other.locator(".netbar.back").get_by_role("button", name="Show me").click()
            other.locator(".t-board.dim").wait_for()
            other.locator(".t-board.dim").wait_for(state="detached")
    decisions = {page.locator(".t-main").get_attribute("data-decision") for page in (host, guest)}
    assert len(decisions) == 1


def test_one_screen_hides_each_hand_behind_a_curtain(visit):
    page = visit("/new/lumiere")
    page.get_by_role("button", name="Open the table").click()
    curtain = page.locator(".curtain")
    curtain.wait_for()
    assert state(page)["audience"] == -1
    shown = [message["state"]["view"] for message in visit.heard(page).messages() if message.get("state")]
    assert shown
    assert all(view is None or view["held"] is None for view in shown)
    curtain.get_by_role("button").click()
    now = wait_for_turn(page)
    assert now["audience"] == now["to_move"]
    choose(page, now)
    page.locator("#primary").click()
    curtain.wait_for()
    assert state(page)["view"].get("held") is None


def test_looking_back_and_coming_back_to_now(visit):
    page = visit(size=WIDE)
    play_now(page)
    for _ in range(2):
        choose(page, wait_for_turn(page))
        make_move(page)
    wait_for_turn(page)
    page.get_by_role("slider", name="Moment in the game").press("Home")
    page.locator(".t-board.dim").wait_for()
    assert page.get_by_text("Move 0 of").first.is_visible()
    page.get_by_role("button", name="Back to now").click()
    page.locator(".t-board.may").wait_for()
