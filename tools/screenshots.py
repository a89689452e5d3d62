"""Take the pictures of the README and the docs: a server of our own, real games, the system's Chromium.

python tools/screenshots.py [folder]
"""

import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import paname
from paname.bots.contract import Budget
from paname.bots.roster import create
from paname.core.rng import Rng

ROOT = Path(__file__).parent.parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
SIZES = {"1440": {"width": 1440, "height": 900}, "390": {"width": 390, "height": 844}}
LIGHTS = {"day": "light", "night": "dark"}
MOMENTS = {"lumiere": (2, 0.8), "paris_paris": (4, 0.6), "paris": (3, 0.6)}  # players, and how far the game has come
MOST_BYTES = 195_000
PATIENCE_MS = 180_000
SERVE = """
import sys
from paname.server.serve import serve
from paname.server.settings import Settings
if __name__ == "__main__":
    rates = {"requests_per_minute": 100_000, "tables_per_minute": 10_000, "messages_per_second": 200}
    serve(Settings(port=int(sys.argv[1]), data=sys.argv[2], bot_workers=1, log_level="error", **rates))
"""
COMPOSE = """async () => {
  const { apply, model, send } = await import('/table/session.js'), { state, yours } = model();
  const some = state.legal.slice(0, 64);
  const asked = { type: 'forecast', actions: some.map(({ id }) => id), decision: state.decision };
  const worth = new Map((await send(asked)).forecasts.map(({ action, totals }) => [action, totals[yours[0]]]));
  const better = (a, b) => ((worth.get(b.id) ?? 0) > (worth.get(a.id) ?? 0) ? b : a);
  const { fields } = some.reduce(better, some[0]);
  apply({ draft: Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'spaces')) });
}"""


# Games ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def played(game: str, players: int) -> dict[str, Any]:
    """The record of a game of bots that look one step ahead."""
    rules, bot, luck = paname.load(game), create("greedy", game), Rng("pictures")
    state = rules.new(players=players, seed="pictures")
    while not state.is_over:
        seat = int(state.to_move)
        state.apply(bot.choose(state.determinize(seat, luck), seat, Budget(iterations=1), luck).action)
    return rules.record(state)


def lay(page: Page, game: str, players: int, share: float, seats: list[dict[str, str]]) -> str:
    """A table at a moment of such a game."""
    record = played(game, players)
    wish = {"game": game, "record": record, "decision": int(len(record["actions"]) * share), "seats": seats}
    if not page.request.get("/api/me").ok:
        post(page, "/api/session", {"name": "Léa"})
    table: str = post(page, "/api/tables", wish)["table"]["id"]
    post(page, f"/api/tables/{table}/commands", {"type": "start", "id": "start"})
    return table


def post(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask the server as the page's person."""
    found: dict[str, Any] = page.request.post(path, data=body).json()
    return found


def play_out(page: Page, table: str) -> None:
    """Make for every seat the move that is worth most at once."""
    for number in range(400):
        state = page.request.get(f"/api/tables/{table}?seat=-1").json()["state"]
        if state["status"] == "over":
            return
        seat, decision = state["to_move"], state["decision"]
        path = f"/api/tables/{table}/commands?seat={seat}"
        legal = [action["id"] for action in post(page, path, {"type": "legal", "id": "l"})["legal"]][:64]
        asked = {"type": "forecast", "id": "f", "actions": legal, "decision": decision}
        found = post(page, path, asked)["forecasts"]
        best = max(found, key=lambda one: one["totals"][seat] - max(one["totals"]) / 9)["action"]
        post(page, path, {"type": "move", "id": f"m{number}", "decision": decision, "action": best})


# Pictures ---------------------------------------------------------------------------------------------------


def snap(page: Page, file: Path) -> None:
    """One picture, as fine as fits."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(700)  # motions come to rest
    for quality in (84, 74, 64, 54, 44):
        page.screenshot(path=file, type="jpeg", quality=quality)
        if file.stat().st_size < MOST_BYTES:
            break
    print(f"{file.name}: {file.stat().st_size // 1000} kB")


@contextmanager
def visitor(browser: Browser, address: str, size: str, light: str) -> Iterator[Page]:
    """A new person with a screen of this size at this time of day."""
    wishes: dict[str, Any] = {"color_scheme": LIGHTS[light], "locale": "en-GB", "has_touch": size == "390"}
    context = browser.new_context(viewport=SIZES[size], base_url=address, **wishes)  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto("/")
    page.locator(".poster").first.wait_for()
    yield page
    context.close()


def shoot_table(page: Page, game: str, file: Path) -> None:
    """A table in the middle of a game, with a good move composed."""
    players, share = MOMENTS[game]
    bots = [{"kind": "bot", "level": "parisien"}] * (players - 1)
    page.goto(f"/t/{lay(page, game, players, share, [{'kind': 'me'}, *bots])}")
    page.locator(".t-board.may").wait_for()
    page.evaluate("async () => (await import('/table/session.js')).show.skip()")
    page.evaluate(COMPOSE)
    snap(page, file)


def shoot_after(page: Page, folder: Path, name: str) -> None:
    """The result and the replay of a whole game."""
    seats = [{"kind": "me", "name": "Léa"}, {"kind": "me", "name": "Marek"}]
    table = lay(page, "lumiere", 2, 0, seats)
    play_out(page, table)
    page.goto(f"/t/{table}")
    page.locator("dialog .turning").wait_for()
    snap(page, folder / f"result_{name}.jpg")
    page.goto(f"/r/{table}#34")
    page.locator(".replay .t-board").wait_for()
    snap(page, folder / f"replay_{name}.jpg")


def shoot_learning(page: Page, folder: Path, name: str) -> None:
    """A first game and the rules."""
    page.goto("/learn/paris_paris")
    page.locator(".coach").wait_for()
    snap(page, folder / f"learn_{name}.jpg")
    page.goto("/rules/lumiere")
    page.locator("main").wait_for()
    if page.locator("main.lost").count() == 0:
        snap(page, folder / f"rules_{name}.jpg")


def shoot(address: str, folder: Path) -> None:
    """All pictures."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for size in SIZES:
            for light in LIGHTS:
                name = f"{size}_{light}"
                with visitor(browser, address, size, light) as page:
                    snap(page, folder / f"home_{name}.jpg")
                    for game in MOMENTS:
                        shoot_table(page, game, folder / f"{game}_{name}.jpg")
        for name in ("1440_day", "390_night"):
            with visitor(browser, address, *name.split("_")) as page:
                shoot_after(page, folder, name)
                shoot_learning(page, folder, name)
        browser.close()


# Serving ----------------------------------------------------------------------------------------------------


def main() -> None:
    """Serve, shoot, stop."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with socket.socket() as free, tempfile.TemporaryDirectory() as data:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        script = Path(data) / "serve.py"
        script.write_text(SERVE, encoding="utf-8")
        server = subprocess.Popen([sys.executable, str(script), str(port), data])  # noqa: S603 - our own server
        try:
            await_server(f"http://127.0.0.1:{port}/healthz")
            shoot(f"http://127.0.0.1:{port}", folder)
        finally:
            server.terminate()
            server.wait(timeout=20)


def await_server(health: str) -> None:
    """Wait until it answers."""
    for _ in range(900):
        try:
            with urllib.request.urlopen(health, timeout=1):  # noqa: S310 - our own address
                return
        except OSError:
            time.sleep(0.1)
    sys.exit("the server did not answer")


if __name__ == "__main__":
    main()
