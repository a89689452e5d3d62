"""A server of our own and the system's Chromium, shared by the browser tests."""

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .hidden import Ear

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
AXE = Path(__file__).parent / "vendor" / "axe.min.js"
OUTCOME = pytest.StashKey[str]()
HARMLESS = ("/api/me", "/api/login", "/nowhere", "ERR_INTERNET_DISCONNECTED")
LISTEN = """window.heard = [];
localStorage.paname ??= JSON.stringify({ pace: 'instant' });
addEventListener('click', ({ target, timeStamp }) => {
  window.heard.push(`${Math.round(timeStamp)} ${target.closest?.('[data-at]')?.dataset.at ?? target.id}`);
}, true);"""
ACCOUNT = """async () => {
  const { store } = await import('/shell.js'), m = store.get().page ?? {}, { state, draft, ui, sending, why } = m;
  const { decision, to_move, legal } = state ?? {};
  return JSON.stringify({ path: location.pathname, now: Math.round(performance.now()), clicks: heard.slice(-6),
    status: m.status, decision, to_move, legal: legal?.length, draft, show: ui?.show?.kind, sending, why }); }"""
SERVE = """
import sys
from paname.server.serve import serve
from paname.server.settings import Settings

if __name__ == "__main__":
    rates = {"requests_per_minute": 100_000, "tables_per_minute": 10_000, "logins_per_minute": 10_000}
    rates |= {"messages_per_second": 200, "message_burst": 500, "sockets_per_address": 10_000}
    rates |= {"address_messages_per_second": 2_000, "address_message_burst": 5_000}
    serve(Settings(port=int(sys.argv[1]), data=sys.argv[2], bot_workers=1, log_level="error", **rates))
"""


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of our own listens."""
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed, so the browser tests cannot run (Debian: apt install chromium)")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = tmp_path_factory.mktemp("server")
    script = folder / "serve.py"
    script.write_text(SERVE, encoding="utf-8")
    process = subprocess.Popen([sys.executable, str(script), str(port), str(folder)])
    try:
        await_server(f"http://127.0.0.1:{port}/healthz", process)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(timeout=20)


def await_server(health: str, process: "subprocess.Popen[bytes]") -> None:
    """Wait until the server answers."""
    for _ in range(900):
        assert process.poll() is None, "the server ended by itself"
        try:
            with urllib.request.urlopen(health, timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    pytest.fail("the server did not answer within 90 s")


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """The system's Chromium without a window."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with playwright.sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    """Let the fixtures know whether the test failed."""
    report = yield
    item.stash[OUTCOME] = report.outcome
    return report


def account(page: Any) -> str:
    """What a page knows and what was last clicked there, for whoever reads of a failure."""
    try:
        return str(page.evaluate(ACCOUNT))
    except Exception as error:  # noqa: BLE001 - the failure itself is what matters
        return f"{page.url}: {error}"


@pytest.fixture
def visit(browser: Any, address: str, request: pytest.FixtureRequest) -> Iterator[Any]:
    """Open a page as a new person; every error of a page and every secret that it was sent fails the test."""
    contexts: list[Any] = []
    errors: list[str] = []
    ears: dict[Any, Ear] = {}

    def open_page(path: str = "/", size: dict[str, int] = WIDE, **wishes: Any) -> Any:
        settings = {"locale": "en-GB", "color_scheme": "light", "has_touch": size is PHONE}
        settings |= {"service_workers": "block", **wishes}  # what one answers, no test could listen to
        context = browser.new_context(**{"viewport": size, "base_url": address, **settings})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        ears[page] = Ear(page)
        page.add_init_script(LISTEN)
        page.on("pageerror", lambda error: errors.append(str(getattr(error, "stack", error))))
        page.on("console", lambda message: note(message, errors))
        page.goto(path)
        return page

    open_page.heard = ears.__getitem__
    yield open_page
    if request.node.stash.get(OUTCOME, "") == "failed":
        sys.stdout.write("\n".join(map(account, ears)))
    for context in contexts:
        context.close()
    assert errors == []
    assert [fault for ear in ears.values() for fault in ear.betrayals()] == []


def note(message: Any, errors: list[str]) -> None:
    """Keep what the console calls an error; being nobody, nowhere, offline or wrong about a password is none."""
    told = f"{message.text} {message.location.get('url', '')}"
    if message.type == "error" and not any(words in told for words in HARMLESS):
        errors.append(told)
