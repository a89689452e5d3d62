"""What a person does at a table, for the browser tests."""

from typing import Any

SETTLED = """async () => {
  const { store } = await import('/shell.js');
  for (let before; before !== store.get(); ) {
    before = store.get();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  } }"""
SHOWN = "document.documentElement.dataset.path === location.pathname"  # not the page that is being left
MY_TURN = f"""() => {SHOWN} && (document.querySelector('[data-status="over"]')
  ?? document.querySelector('[data-sending="false"] .t-board.may'))"""
READY = """(before) => Number(document.querySelector('.t-main')?.dataset.decision) > before
  || document.querySelector('#primary:enabled') !== null"""
MOVED_ON = "(before) => Number(document.querySelector('.t-main')?.dataset.decision) > before"


def play_now(page: Any) -> None:
    """From the home page into a game against a bot."""
    page.get_by_role("button", name="Play Flâneur").first.click()
    page.locator(".square").wait_for()


def sit_down(page: Any, name: str) -> None:
    """From an opened invitation to a seat."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="I’m ready").wait_for()


def state(page: Any) -> dict[str, Any]:
    """What the page knows: the position and its legal actions."""
    return page.evaluate(
        """async () => {
        const { store } = await import('/shell.js'), m = store.get().page, now = m.state ?? {};
        const { decision, status, view, audience, to_move, result } = now;
        const legal = m.past ? [] : now.legal ?? [];
        return { legal, decision, status, view, audience, to_move, result, draft: m.draft, yours: m.yours };
        }"""
    )


def wait_until_drawn(page: Any) -> None:
    """Wait until everything that the page knows is drawn and nothing more follows from it."""
    page.evaluate(SETTLED)


def wait_for_turn(page: Any) -> dict[str, Any]:
    """Wait until a move may be made here and nothing happens by itself any more, or the game is over."""
    page.locator(".t-board").wait_for(state="attached")
    page.wait_for_function(MY_TURN, timeout=60_000)
    return state(page)


def point(page: Any, place: str) -> None:
    """Click a place of the board, of the tray or of the action bar."""
    page.locator(f'.t-board [data-at="{place}"], .t-tray [data-at="{place}"], .act [data-at="{place}"]').first.click()


def choose_tile(page: Any, now: dict[str, Any]) -> None:
    """Lay the held tile in the first free zone."""
    zone = next(action["fields"]["zone"] for action in now["legal"] if action["fields"]["kind"] == "PlaceTile")
    point(page, f"zone:{zone}")


def choose_building(page: Any, now: dict[str, Any]) -> bool:
    """Raise the first building that fits; false if none does."""
    fields = next((action["fields"] for action in now["legal"] if action["fields"]["kind"] == "RaiseBuilding"), None)
    if fields is None:
        return False
    point(page, f"building:{fields['building']}")
    point(page, f"space:{fields['spaces'][0]}")
    return True


def choose_card(page: Any, now: dict[str, Any]) -> None:
    """Use the first open postcard, wherever its piece may go, or leave it undone."""
    fields = next(action["fields"] for action in now["legal"] if "card" in action["fields"])
    point(page, f"card:{fields['card']}")
    left = page.locator(f'.act [data-at="undone:{fields["card"]}"]')
    page.locator("#primary:enabled").or_(left).first.wait_for()
    if left.count():
        left.click()


def choose(page: Any, now: dict[str, Any]) -> None:
    """Compose some move by pointing, as a person would."""
    kinds = {action["fields"]["kind"] for action in now["legal"]}
    if "PlaceTile" in kinds and ("TakeBuilding" not in kinds or now["decision"] % 4 < 2):
        choose_tile(page, now)
    elif "TakeBuilding" in kinds:
        name = next(
            action["fields"]["building"] for action in now["legal"] if action["fields"]["kind"] == "TakeBuilding"
        )
        point(page, f"building:{name}")
    elif "Pass" in kinds:
        page.get_by_role("button", name="Pass").first.click()
    elif not choose_building(page, now):
        choose_card(page, now)


def make_move(page: Any) -> None:
    """Press the primary button and wait for the answer."""
    before = state(page)["decision"]
    page.locator("#primary:enabled").click()
    page.wait_for_function(MOVED_ON, arg=before)


def complete_move(page: Any, before: int) -> None:
    """Press the primary button, unless pointing has made the move already."""
    page.wait_for_function(READY, arg=before)
    if state(page)["decision"] == before:
        page.locator("#primary:enabled").click()
    page.wait_for_function(MOVED_ON, arg=before)


def type_move(page: Any, line: str) -> None:
    """Make a move by the command line, without a pointer."""
    page.keyboard.press("/")
    page.keyboard.type(line)
    page.keyboard.press("Enter")
