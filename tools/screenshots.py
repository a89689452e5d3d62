"""Take the pictures of the README and the docs: a server of our own, real games, the system's Chromium.

python tools/screenshots.py [folder]
"""

import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, StorageState, sync_playwright

ROOT = Path(__file__).parent.parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
SIZES = {"1440": {"width": 1440, "height": 900}, "390": {"width": 390, "height": 844}}
LIGHTS = {"day": "light", "night": "dark"}
LOOKS = [f"{size}_{light}" for size in SIZES for light in LIGHTS]
AFTER_LOOKS = ("1440_day", "390_night")
MOMENTS = {  # players, from which decision on a picture is taken, and of what kind of move
    "lumiere": (2, 36, "RaiseBuilding"),
    "paris_paris": (4, 28, "TakeTile"),
    "paris": (3, 120, "MoveKey"),
}
BOTS = ("haussmann", "parisien", "flaneur")
MOST_BYTES = 195_000
PATIENCE_MS = 180_000
SERVE = """
import sys
from paname.server.serve import serve
from paname.server.settings import Settings
if __name__ == "__main__":
    rates = {"requests_per_minute": 100_000, "tables_per_minute": 10_000, "hints_per_minute": 100_000}
    serve(Settings(port=int(sys.argv[1]), data=sys.argv[2], bot_workers=1, log_level="error", **rates))
"""
COMPOSE = """async (id) => {
  const { apply } = await import('/table/moves.js'), { context } = await import('/table/context.js');
  const { model } = await import('/table/current.js'), { stage } = await import('/table/stage.js');
  const { board, state } = model();
  stage.skip();
  const action = state.legal.find((one) => one.id === id), ui = board.look?.(context(), action) ?? {};
  apply({ ui, draft: Object.fromEntries(Object.entries(action.fields).filter(([name]) => name !== 'spaces')) });
  if (!context().ready) apply({ draft: { ...action.fields, id } }); }"""


# Games ------------------------------------------------------------------------------------------------------


def post(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask the server as the page's person."""
    answer = page.request.post(path, data=body)
    if not answer.ok:
        sys.exit(f"{path}: {answer.text()}")
    found: dict[str, Any] = answer.json()
    return found


class Game:
    """A game of the page's person, who plays what the strongest bot would, against bots of all strengths."""

    def __init__(self, page: Page, game: str) -> None:
        self.page, self.game, self.composed = page, game, -1
        players, self.begin, self.kind = MOMENTS[game]
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in BOTS[: players - 1])]
        if not page.request.get("/api/me").ok:
            post(page, "/api/session", {"name": "Léa"})
        self.table: str = post(page, "/api/tables", {"game": game, "players": players, "seats": seats})["table"]["id"]
        self.command("start")

    def command(self, kind: str, **fields: object) -> dict[str, Any]:
        """One command at the table."""
        return post(
            self.page, f"/api/tables/{self.table}/commands", {"type": kind, "id": secrets.token_hex(8), **fields}
        )

    def turn(self) -> dict[str, Any]:
        """The position when the bots have moved."""
        while True:
            state: dict[str, Any] = self.page.request.get(f"/api/tables/{self.table}").json()["state"]
            if state["status"] == "over" or state["to_move"] == 0:
                return state
            self.page.wait_for_timeout(20)

    def play(self, *, to_the_end: bool) -> None:
        """Play on, up to the moment that is worth a picture or to the end."""
        while (state := self.turn())["status"] != "over":
            action = self.command("hint")["hint"]["action"]
            if not to_the_end and state["decision"] >= self.begin and action["fields"]["kind"] == self.kind:
                self.composed = action["id"]
                return
            self.command("move", decision=state["decision"], action=action["id"])
        if not to_the_end:
            sys.exit(f"{self.game}: no {self.kind} came to be recommended")


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
def visitor(browser: Browser, address: str, look: str, who: StorageState | None = None) -> Iterator[Page]:
    """Somebody with a screen of this size at this time of day: a new person, or one who was here before."""
    size, light = look.split("_")
    wishes: dict[str, Any] = {"color_scheme": LIGHTS[light], "locale": "en-GB", "has_touch": size == "390"}
    context = browser.new_context(viewport=SIZES[size], base_url=address, storage_state=who, **wishes)  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto("/")
    page.locator(".poster").first.wait_for()
    yield page
    context.close()


def shoot_table(page: Page, game: Game, file: Path) -> None:
    """A table in the middle of a game, with a good move composed."""
    page.goto(f"/t/{game.table}")
    page.locator(".t-board.may").wait_for()
    page.evaluate(COMPOSE, game.composed)
    page.locator("#primary:enabled").wait_for()
    snap(page, file)


def shoot_after(page: Page, game: Game, folder: Path, name: str) -> None:
    """The result and the replay of a whole game."""
    page.goto(f"/t/{game.table}")
    page.locator("dialog .ranking").wait_for()
    snap(page, folder / f"result_{name}.jpg")
    page.goto(f"/r/{game.table}#{game.begin}")
    page.locator(".replay .t-board").wait_for()
    snap(page, folder / f"replay_{name}.jpg")


def shoot_learning(page: Page, folder: Path, name: str) -> None:
    """A first game and the rules."""
    page.goto("/learn/paris_paris")
    page.locator(".coach").wait_for()
    snap(page, folder / f"learn_{name}.jpg")
    page.goto("/rules/lumiere")
    page.locator(".rule").first.wait_for()
    snap(page, folder / f"rules_{name}.jpg")


def shoot(address: str, folder: Path) -> None:
    """All pictures."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        with visitor(browser, address, "1440_day") as host:
            games = [Game(host, game) for game in MOMENTS]
            who = host.context.storage_state()
            for game in games:
                game.play(to_the_end=False)
            for name in LOOKS:
                with visitor(browser, address, name) as page:
                    snap(page, folder / f"home_{name}.jpg")
                with visitor(browser, address, name, who) as page:
                    for game in games:
                        shoot_table(page, game, folder / f"{game.game}_{name}.jpg")
            games[0].play(to_the_end=True)
            for name in AFTER_LOOKS:
                with visitor(browser, address, name, who) as page:
                    shoot_after(page, games[0], folder, name)
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
