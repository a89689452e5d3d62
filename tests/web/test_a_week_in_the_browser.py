"""A table with days per move over a week: deadlines, notices, vacation and the end, on a server whose days we turn."""

import json
import re
import socket
import subprocess
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from .conftest import CHROMIUM, PHONE, WIDE, await_server
from .hands import sit_down
from .looks import faults, overflow
from .test_people_in_the_browser import friends

SERVE = """
import sys, time
from pathlib import Path
from types import SimpleNamespace
real, days = time.time_ns, Path(sys.argv[2]) / "days"
passed = lambda: float(days.read_text() or 0) * 86_400
time.time_ns = lambda: real() + int(passed() * 1e9)
from paname.server.hub import autoplay, turn_clock
from paname.server.serve import serve
from paname.server.settings import Settings

turn_clock.time = SimpleNamespace(monotonic=lambda: time.monotonic() + passed())  # turns are measured, not believed
autoplay.LONGEST_TIMER = 0.5  # days that we turn ring no clock
if __name__ == "__main__":
    far = {"webhooks": True, "private_addresses": True, "public_url": "https://paname.example", "notice_seconds": 0.2}
    rates = {"requests_per_minute": 100_000, "logins_per_minute": 10_000}
    serve(Settings(port=int(sys.argv[1]), data=sys.argv[2], bot_workers=1, log_level="error", **far, **rates))
"""
SHIFT = """(() => { const Earlier = Date; globalThis.Date = class extends Earlier {
  constructor(...given) { if (given.length) super(...given); else super(Earlier.now() + %d); }
  static now() { return Earlier.now() + %d; } }; })()"""
DAY = 86_400_000


class Post:
    """Keeps what comes by webhook."""

    def __init__(self):
        kept = self.kept = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                kept.append((self.path, json.loads(body)))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *given):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def titles(self, who):
        return [notice["title"] for path, notice in self.kept if path == f"/{who}"]

    def wait(self, who, title, count):
        """Wait until so many notices have come."""
        until = time.monotonic() + 30
        while self.titles(who).count(title) < count:
            assert time.monotonic() < until, (who, title, count, self.titles(who))
            time.sleep(0.1)
        assert self.titles(who).count(title) == count, self.titles(who)


class Week:
    """A server and browsers that agree on the day."""

    def __init__(self, folder):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.file, self.days, self.pages = folder / "days", 0, []
        self.file.write_text("0")
        (folder / "serve.py").write_text(SERVE, encoding="utf-8")
        self.address = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen([sys.executable, folder / "serve.py", str(port), str(folder)])

    def pass_days(self, days):
        """Some days later, for everybody."""
        self.days += days
        self.file.write_text(str(self.days))
        for page in self.pages:
            page.context.add_init_script(SHIFT % (days * DAY, days * DAY))


@pytest.fixture
def week(tmp_path):
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed, so the browser tests cannot run (Debian: apt install chromium)")
    found = Week(tmp_path)
    try:
        await_server(f"{found.address}/healthz", found.process)
        yield found
    finally:
        found.process.terminate()
        found.process.wait(timeout=20)


@pytest.fixture
def post():
    found = Post()
    yield found
    found.server.shutdown()
    found.server.server_close()


def told(page, post, who):
    """Have everything told by a webhook."""
    way = {"kind": "hook", "address": f"http://127.0.0.1:{post.server.server_port}/{who}", "form": "json"}
    assert page.request.post("/api/me/notices/ways", data=way).ok
    wishes = {"quiet": False, "kinds": {"hook": ["turn", "short", "over"]}}
    assert page.request.patch("/api/me/notices", data=wishes).ok


def state_of(page, table):
    return page.request.get(f"/api/tables/{table}").json()["state"]


def move(page, table):
    """The first legal decisions, until it's the other's turn."""
    state = state_of(page, table)
    while state["legal"] and state["status"] == "running":
        what = {"type": "move", "id": str(state["decision"]), "decision": state["decision"]}
        what["action"] = state["legal"][0]["id"]
        assert page.request.post(f"/api/tables/{table}/commands", data=what).ok
        state = state_of(page, table)


def left(page, words):
    """Your games say how long there is."""
    page.goto("/games")
    page.get_by_text(re.compile(f"your move · ({words}) left")).first.wait_for()


class Game:
    """A table of two, of whom nobody looks at it; knows how many turns each has been told of."""

    def __init__(self, week, post, link):
        self.table, self.post = link.rpartition("/")[2], post
        self.pages = dict(zip(("host", "guest"), week.pages, strict=True))
        self.turns = {"host": 0, "guest": 0}

    def to_move(self):
        """The seat to move, once no bot is thinking."""
        for _ in range(300):
            for name, page in self.pages.items():
                if state_of(page, self.table)["legal"]:
                    return name
            time.sleep(0.1)
        raise AssertionError("nobody is to move")

    def other(self, name):
        return "guest" if name == "host" else "host"

    def command(self, name, kind, **fields):
        what = {"type": kind, "id": f"{kind}{time.monotonic_ns()}", **fields}
        assert self.pages[name].request.post(f"/api/tables/{self.table}/commands", data=what).ok

    def told(self, name):
        """It's somebody's turn, and they are told so, once."""
        self.turns[name] += 1
        self.post.wait(name, "Your move in Lumière", self.turns[name])

    def is_over(self):
        return state_of(self.pages["host"], self.table)["status"] == "over"

    def turn(self):
        """One turn; the other is told that it's theirs, unless it was the last. Gives who made it."""
        name = self.to_move()
        move(self.pages[name], self.table)
        if not self.is_over() and self.to_move() != name:
            self.told(self.other(name))
        return name


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_week_of_days_per_move_with_notices_and_vacation(visit, week, post, size):
    host = visit(size=size, base_url=week.address)
    link = friends(host, game=0, players="")
    guest = visit(link, size=size, base_url=week.address)
    sit_down(guest, "Léa")
    week.pages = [host, guest]
    game = Game(week, post, link)
    for name, page in game.pages.items():
        told(page, post, name)
        page.goto("/games")  # nobody looks at the table when the game begins
    for name in game.pages:
        game.command(name, "ready", ready=True)
    if game.to_move() == "host":  # the guest was ready last, and so knows that the game has begun
        game.told("host")
    for _ in range(2):  # a move a day; whoever is to move is told once
        week.pass_days(1)
        left(game.pages[game.to_move()], "1 day|23 h")
        game.turn()

    mover = game.pages[game.to_move()]
    left(mover, "1 day 23 h")
    mover.get_by_role("button", name="5 days").click()
    mover.get_by_text("You’re on vacation until").first.wait_for()
    assert faults(mover) == []
    assert overflow(mover) == []
    week.pass_days(4)  # two days were the time for a move
    left(mover, "2 days 23 h")
    mover.get_by_role("button", name="Back from vacation").click()
    left(mover, "1 day 23 h")
    game.turn()

    late = game.to_move()
    week.pass_days(1.9)
    post.wait(late, "Your time is running short in Lumière", 1)
    week.pass_days(0.2)
    post.wait(late, "Your time ran out in Lumière", 1)
    game.told(game.other(late))  # a bot has moved
    game.command(late, "return")

    while not game.is_over():
        last = game.turn()
    post.wait(game.other(last), "Your game of Lumière is over", 1)
    assert post.titles(last).count("Your game of Lumière is over") == 0
    for name, page in game.pages.items():
        assert post.titles(name).count("Your move in Lumière") == game.turns[name]
        assert post.titles(name).count("Your time ran out in Lumière") == (name == late)
        page.goto("/games")
        page.get_by_role("button", name=re.compile("Finished")).click()
        page.get_by_text(re.compile(r"(won|lost|tied) -?\d+–-?\d+")).first.wait_for()
        assert faults(page) == []
