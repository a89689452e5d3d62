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
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parent.parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
WIDE, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
LOOKS = (("1440", WIDE, "day", "light"), ("1440", WIDE, "night", "dark"), ("390", PHONE, "night", "dark"))
SERVE = """
import sys
from paname.server.serve import serve
from paname.server.settings import Settings
if __name__ == "__main__":
    serve(Settings(port=int(sys.argv[1]), data=sys.argv[2], bot_workers=1, log_level="error"))
"""
MOVE = """async ([kinds, share]) => {
  const { apply, model, send } = await import('/table/session.js'), { state, yours } = model();
  const ofKind = (kind) => state.legal.filter(({ fields }) => fields.kind === kind);
  const some = (kinds.map(ofKind).find((list) => list.length) ?? state.legal).slice(0, 60);
  const asked = { type: 'forecast', actions: some.map(({ id }) => id), decision: state.decision };
  const worth = new Map((await send(asked)).forecasts.map(({ action, totals }) => [action, totals[yours[0]]]));
  const better = (a, b) => ((worth.get(b.id) ?? 0) > (worth.get(a.id) ?? 0) ? b : a);
  const { fields } = some.reduce(better, some[Math.floor(some.length * share)]);
  apply({ draft: Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'spaces')) });
}"""


def wait(page: Page) -> bool:
    """Wait for the own turn; false when the game is over."""
    page.locator('.t-board.may, [data-status="over"]').first.wait_for(timeout=60_000)
    return page.locator('[data-status="over"]').count() == 0


def compose(page: Page, number: int) -> None:
    """Leave a good move lying as a draft."""
    paving = ["TakeBuilding", "PlaceTile"] if number % 2 else ["PlaceTile", "TakeBuilding"]
    cards = [] if number % 3 else ["PlacePiece", "PlaceDouble", "PlaceAnnex", "UsePostcard"]
    page.evaluate(MOVE, [[*paving, *cards, "RaiseBuilding"], (number * 0.37) % 1])


def play(page: Page, folder: Path, name: str) -> None:
    """A game against a bot, with pictures on the way."""
    page.locator(".btn.go").first.click()
    for number in range(200):
        if not wait(page):
            break
        compose(page, number)
        page.wait_for_timeout(250)
        if page.locator(".ghost path").count() and page.locator("[data-piece=garden], .chip.piece.on").count():
            page.screenshot(path=folder / f"lumiere_{name}.jpg", type="jpeg", quality=84)
        before = page.locator(".t-main").get_attribute("data-decision")
        page.locator("#primary").click()
        page.wait_for_function("(before) => document.querySelector('.t-main')?.dataset.decision !== before", arg=before)
    page.locator("dialog[open]").wait_for()
    page.screenshot(path=folder / f"lumiere_result_{name}.jpg", type="jpeg", quality=84)


def shoot(address: str, folder: Path) -> None:
    """All pictures."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for size, viewport, theme, scheme in LOOKS:
            wishes = {"color_scheme": scheme, "locale": "en-GB", "has_touch": viewport is PHONE}
            context = browser.new_context(viewport=viewport, base_url=address, **wishes)
            page = context.new_page()
            page.goto("/")
            page.locator(".poster").first.wait_for()
            page.wait_for_timeout(400)
            page.screenshot(path=folder / f"home_{size}_{theme}.jpg", type="jpeg", quality=84)
            play(page, folder, f"{size}_{theme}")
            context.close()
        browser.close()


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
