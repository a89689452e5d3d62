"""The page: from starting the server to a playable page, its weight, the first board, the answer to a click.

    python bench/page.py

Uses the system's Chromium and a server of its own at a free port with a fresh database.
"""

import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
GAMES = ("lumiere", "paris_paris", "paris")
WEIGHT = """() => ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
  .reduce((sum, one) => sum + one.transferSize, 0)"""
DRAWN = """new MutationObserver((_, ear) => {
  if (!document.querySelector('.t-board svg')) return;
  ear.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.drawn = performance.now(); }));
}).observe(document, { subtree: true, childList: true });"""
CLICK = """async (at) => {
  const target = document.querySelector(`.t-board [data-at="${at}"], .t-tray [data-at="${at}"]`);
  const board = document.querySelector('.t-main'), start = performance.now();
  const changed = new Promise((done) => new MutationObserver(done).observe(board, { subtree: true, childList: true,
    attributes: true, characterData: true }));
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 5, clientY: 5 }));
  const answer = await Promise.race([changed, new Promise((done) => setTimeout(done, 2000, 'nothing'))]);
  if (answer === 'nothing') return null;
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - start; }"""
TARGETS = """() => [...new Set([...document.querySelectorAll('.t-board [data-at], .t-tray [data-at]')]
  .map((one) => one.getAttribute('data-at')))].slice(0, 24)"""


def start(port: int, data: str) -> "subprocess.Popen[bytes]":
    """The server, as `make play` starts it."""
    command = [sys.executable, "-m", "paname", "serve", "--port", str(port), "--data", data]
    return subprocess.Popen(command, stderr=subprocess.DEVNULL)  # noqa: S603 - our own server


def first_page(browser: Browser, address: str) -> Page:
    """Try until the home page is there and a game can be begun."""
    page = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900}).new_page()
    while True:
        try:
            page.goto("/")
            break
        except Exception:  # noqa: BLE001 - nobody listens yet
            time.sleep(0.02)
    page.locator(".poster .btn.go:enabled").first.wait_for()
    return page


def table_of(page: Page, game: str) -> str:
    """A table against a bot."""
    if not page.request.get("/api/me").ok:
        page.request.post("/api/session", data={"name": "Léa"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "flaneur"}]
    table: str = page.request.post("/api/tables", data={"game": game, "seats": seats}).json()["table"]["id"]
    page.request.post(f"/api/tables/{table}/commands", data={"type": "start", "id": "s"})
    return table


def board(browser: Browser, page: Page, game: str) -> dict[str, Any]:
    """A table opened by somebody who has never been here: weight, time to the board, answers to clicks."""
    table = table_of(page, game)
    fresh = browser.new_context(base_url=page.url, viewport={"width": 1440, "height": 900})
    fresh.add_cookies(page.context.cookies())  # type: ignore[arg-type] # what one context gives another takes
    visitor = fresh.new_page()
    visitor.add_init_script(DRAWN)
    spent = processor_time(visitor)
    visitor.goto(f"/t/{table}")
    drawn, drawing = visitor.wait_for_function("() => window.drawn").json_value(), spent()
    visitor.locator(".t-board.may").wait_for(timeout=120_000)
    targets, before = visitor.evaluate(TARGETS), spent()
    answers = [visitor.evaluate(CLICK, at) for at in targets]
    clicks = [answer for answer in answers if answer is not None]
    weight, clicking = visitor.evaluate(WEIGHT), (spent() - before) / len(targets)
    fresh.close()
    found = {
        "kB": weight / 1000,
        "board ms": drawn,
        "of them processor": drawing,
        "click ms": statistics.median(clicks),
    }
    return {**found, "click ms": statistics.median(clicks), "slowest click": max(clicks), "processor a click": clicking}


def processor_time(page: Page) -> Callable[[], float]:
    """Milliseconds of a processor that the page's thread has used so far, whatever else the machine does."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return next(1000 * float(one["value"]) for one in metrics if one["name"] == "TaskDuration")

    return spent


def server_time(process: "subprocess.Popen[bytes]") -> float:
    """Seconds of a processor that the server has used so far."""
    fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure and print."""
    with socket.socket() as free, tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        began = time.perf_counter()
        server = start(port, str(Path(data)))
        try:
            page = first_page(browser, f"http://127.0.0.1:{port}")
            print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
            print(f"start to playable page: {time.perf_counter() - began:.2f} s")
            print(f"processor time of the server meanwhile: {server_time(server):.2f} s")
            print(f"home: {page.evaluate(WEIGHT) / 1000:.0f} kB")
            for game in GAMES:
                print(game, {name: round(value) for name, value in board(browser, page, game).items()})
        finally:
            server.terminate()
            server.wait(timeout=20)
            browser.close()


if __name__ == "__main__":
    main()
