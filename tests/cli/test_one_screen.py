"""Several people at one screen: what one may know is covered before the next one looks."""

import os
import pty
import re
import select
import subprocess
import sys
import time

import paname
from paname.cli.boards.lumiere.shapes import tile_stones
from paname.cli.loop import run as run_session
from paname.cli.screen import WIPE, Screen
from paname.cli.session import Session
from paname.cli.table import Table

GAME = paname.load("lumiere")
TWO = ("play", "lumiere", "--seat", "human", "--seat", "human")


def test_each_person_sees_their_own_held_tile_only(run, played):
    lines, _ = played
    state = GAME.new(seed=3)
    typed = []
    for _, line in lines[:12]:
        typed.extend(["", line])
    parts = run(*TWO, "--seed", "3", lines=typed).stdout.split("Pass to ")[1:]
    for part, (seat, line) in zip(parts, lines[:12], strict=False):
        assert part.startswith(("Orange", "Blue")[seat])
        stones = tile_stones(GAME, seat, state.view(seat)["held"])
        assert re.findall(r"^your tile .*\n +(\S) +(\S) .*\n +(\S) +(\S) ", part, re.MULTILINE) == [
            tuple(stones.replace("/", ""))
        ]
        state.apply(GAME.parse(state, line))


class Witness(Screen):
    """A screen that notes what happens on it, in order."""

    def __init__(self, lines):
        self.lines = lines
        self.seen = []

    def put(self, data, picture):
        self.seen.append("turn" if "turn" in data else "news")

    def ask(self, name, lines):
        return self.lines.pop(0) if self.lines else None

    def cover(self, name):
        self.seen.append(f"cover {name}")
        return True

    def wipe(self):
        self.seen.append("wipe")


def test_the_screen_is_wiped_before_it_is_handed_on():
    screen = Witness(["take U6", "tile A1 r0"])
    table = Table(GAME, GAME.new(seed=1, start=0), ["human", "human"])
    run_session(Session(table, screen, None))
    assert screen.seen == [
        *["wipe", "news", "cover Orange", "turn"],
        *["wipe", "news", "cover Blue", "turn"],
        *["wipe", "news", "cover Orange", "turn"],
        "news",
    ]


def test_one_person_alone_is_never_covered():
    screen = Witness(["take U6", "tile A1 r0"])
    run_session(Session(Table(GAME, GAME.new(seed=1, start=0), ["human", "flaneur"]), screen, None))
    assert "wipe" not in screen.seen
    assert not any(seen.startswith("cover") for seen in screen.seen)


def test_a_game_that_cannot_be_saved_any_more_says_so_once(tmp_path):
    screen = Witness(["take U6", "tile A1 r0"])
    table = Table(GAME, GAME.new(seed=1, start=0), ["human", "flaneur"])
    session = Session(table, screen, tmp_path / "gone" / "game.json")
    session.decide(GAME.parse(table.state, "take U6"))
    session.decide(table.think().action)
    assert screen.seen == ["news"]
    assert session.path is None


def talk(controller, typed, wanted, limit=10):
    """Type a line into a terminal and read until a text appears."""
    os.write(controller, typed.encode())
    heard, end = "", time.monotonic() + limit
    while wanted not in heard and time.monotonic() < end:
        if select.select([controller], [], [], 0.1)[0]:
            heard += os.read(controller, 65536).decode()
    assert wanted in heard
    return heard


def test_in_a_terminal_the_table_is_coloured_completed_and_wiped(state_home):
    controller, follower = pty.openpty()
    command = [sys.executable, "-m", "paname", *TWO, "--seed", "3", "--option", "start=0"]
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50"}
    with subprocess.Popen(command, stdin=follower, stdout=follower, stderr=follower, env=environment) as process:
        os.close(follower)
        try:
            talk(controller, "", "Pass to Orange")
            shown = talk(controller, "\n", "orange>")
            assert ";48;5;" in shown
            assert "L3.3" in talk(controller, "help l3.3\r", "never a lamp")
            talk(controller, "take U\t", "U6 ")
            handed = talk(controller, "\r", "Pass to Blue")
            assert WIPE in handed
            assert "your tile" not in handed[handed.index(WIPE) :]
            talk(controller, "\n", "blue>")
            assert "--resume" in talk(controller, "\x04", "To continue")
            assert process.wait(10) == 0
        finally:
            process.kill()
            os.close(controller)
