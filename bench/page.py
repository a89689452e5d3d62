"""The page: from starting the server to a playable page, its weight, the first board.

    python bench/page.py [--visits 5]

Uses the system's Chromium and a server of its own at a free port with a fresh database. Every visit is that of
somebody whose browser has nothing of ours yet.
"""

import argparse
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from chrome import Chrome, Tab, chromium

GAMES: Final = "async () => (await (await fetch('/api/games')).json()).games.map(({ name }) => name)"
WEIGHT: Final = """() => ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
  .reduce((sum, one) => sum + one.transferSize, 0)"""
DRAWN: Final = """new MutationObserver((_, ear) => {
  if (!document.querySelector('.t-board svg')) return;
  ear.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.drawn = performance.now(); }));
}).observe(document, { subtree: true, childList: true });"""
TABLE: Final = """async (game) => {
  const ask = async (path, body) => (await fetch(path, { method: 'POST', body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' } })).json();
  if (!(await fetch('/api/me')).ok) await ask('/api/session', { name: 'Léa' });
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'flaneur' }];
  const { table } = await ask('/api/tables', { game, seats });
  await ask(`/api/tables/${table.id}/commands`, { type: 'start', id: 's' });
  return table.id; }"""


def start(port: int, data: str) -> "subprocess.Popen[bytes]":
    """The server, as `make play` starts it."""
    command = [sys.executable, "-m", "paname", "serve", "--port", str(port), "--data", data]
    return subprocess.Popen(command, stderr=subprocess.DEVNULL)  # noqa: S603 - our own server


def first_page(chrome: Chrome, port: int) -> Tab:
    """The home page as soon as somebody listens and a game can be begun."""
    while True:
        with socket.socket() as listener:
            if listener.connect_ex(("127.0.0.1", port)) == 0:
                break
        time.sleep(0.02)
    home = chrome.visitor()
    home.go(f"http://127.0.0.1:{port}/")
    home.wait_for("() => document.querySelector('.poster .bot:enabled') !== null", 0.02)
    return home


def visit(chrome: Chrome, home: Tab, game: str) -> dict[str, float]:
    """A table opened by somebody who has never been here: weight and time to the board."""
    table, origin = home.run(TABLE, game), home.run("() => location.origin")
    visitor = chrome.visitor(home.cookies())
    spent = processor_time(visitor)
    visitor.go(f"{origin}/t/{table}", DRAWN)
    time.sleep(1)  # nobody asks before a board should be there
    found = {"board ms": visitor.wait_for("() => window.drawn ?? 0"), "of them processor": spent()}
    visitor.wait_for("() => document.querySelector('.t-board.may') !== null")
    found["kB"] = visitor.run(WEIGHT) / 1000
    visitor.close()
    return found


def processor_time(tab: Tab) -> Callable[[], float]:
    """Milliseconds of a processor that the page's thread has used so far, whatever else the machine does."""
    tab.ask("Performance.enable", timeDomain="threadTicks")

    def spent() -> float:
        metrics: list[dict[str, Any]] = tab.ask("Performance.getMetrics")["metrics"]
        return next(1000 * float(one["value"]) for one in metrics if one["name"] == "TaskDuration")

    return spent


def server_time(process: "subprocess.Popen[bytes]") -> float:
    """Seconds of a processor that the server has used so far."""
    fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def told(name: str, numbers: list[float]) -> str:
    """The median of some numbers, and the largest."""
    return f"{name} {statistics.median(numbers):.0f} (most {max(numbers):.0f})"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--visits", type=int, default=5, help="visits to a table of each game")
    visits = parser.parse_args().visits
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryDirectory() as profile, chromium(profile) as chrome:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        began = time.perf_counter()
        server = start(port, data)
        try:
            home = first_page(chrome, port)
            print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
            print(f"start to playable page: {time.perf_counter() - began:.2f} s")
            print(f"processor time of the server meanwhile: {server_time(server):.2f} s")
            for game in home.run(GAMES):
                found = [visit(chrome, home, game) for _ in range(visits)]
                print(f"{game}:", ", ".join(told(name, [one[name] for one in found]) for name in found[0]))
            print(f"home: {home.run(WEIGHT) / 1000:.0f} kB")
        finally:
            server.terminate()
            server.wait(timeout=20)


if __name__ == "__main__":
    main()
