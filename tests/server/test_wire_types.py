"""The browser's types are those that the server sends, and what is sent keeps to them."""

import subprocess
import sys
from pathlib import Path

import msgspec
from tests.server.tables import LEA, Desk

from paname.server import wire
from paname.server.catalogue import encode
from paname.server.table import commands as ask
from paname.server.table.updates import state_view, table_view, updates_since

ROOT = Path(__file__).parents[2]


def test_the_checked_in_types_are_fresh():
    done = subprocess.run([sys.executable, ROOT / "tools" / "wire_types.py", "--check"], check=False)
    assert done.returncode == 0, "run: python tools/wire_types.py"


def test_what_is_sent_reads_back_as_what_it_is_said_to_be():
    desk = Desk()
    for _ in range(5):
        desk.move()
    desk.command(LEA, ask.Resign())
    for audience in (-1, 0, 1):
        message = wire.Updates(
            updates_since(desk.table, 0, audience), state_view(desk.table, audience), table_view(desk.table)
        )
        again = msgspec.json.decode(encode(message), type=wire.Updates)
        assert encode(again) == encode(message)
        assert again.state.lines
        assert again.state.certain


def test_the_state_holds_what_the_breakdown_answers():
    from paname.server.hub.queries import answer

    desk = Desk("paris", players=3)
    for _ in range(12):
        desk.move()
    for audience in range(-1, 3):
        state, asked = state_view(desk.table, audience), answer(desk.table, audience, ask.Breakdown())
        assert (state.lines, state.certain) == (asked["lines"], asked["certain"])
