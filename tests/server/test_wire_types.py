"""The browser's types are those that the server sends, and what is sent keeps to them."""

import subprocess
import sys
from pathlib import Path

import msgspec
from tests.server.tables import LEA, Desk

from paname.server import messages
from paname.server.catalogue import encode
from paname.server.table import commands as ask
from paname.server.table.updates import state_view, table_view, updates_since

ROOT = Path(__file__).parents[2]


def test_every_message_has_a_type_in_the_browser():
    done = subprocess.run([sys.executable, ROOT / "tools" / "wire_types.py"], check=False)
    assert done.returncode == 0
    types = (ROOT / "src/paname/web/wire.d.ts").read_text(encoding="utf-8")
    for name in ("State", "Forecast", "Refusal", "MoveCommand", "WhyQuery"):
        assert f"export interface {name} {{" in types


def test_what_is_sent_reads_back_as_what_it_is_said_to_be():
    desk = Desk()
    for _ in range(5):
        desk.move()
    desk.command(LEA, ask.Resign())
    for audience in (-1, 0, 1):
        message = messages.Updates(
            updates_since(desk.table.log, 0, audience), state_view(desk.table, audience), table_view(desk.table)
        )
        again = msgspec.json.decode(encode(message), type=messages.Updates)
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
