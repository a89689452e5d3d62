"""The command line in tests: its own state folder, its streams apart."""

from pathlib import Path

import pytest
from click.testing import CliRunner

import paname
from paname.cli.main import cli
from paname.core.rng import Rng

WORKED_EXAMPLE = Path(__file__).parents[1] / "games" / "lumiere" / "worked_example.json"


@pytest.fixture
def state_home(tmp_path, monkeypatch):
    """Where games are kept in this test."""
    home = tmp_path / "state"
    monkeypatch.setenv("XDG_STATE_HOME", str(home))
    return home / "paname"


@pytest.fixture
def run(state_home):
    """Run a command line with lines on its input."""

    def invoke(*arguments, lines=()):
        text = "".join(f"{line}\n" for line in lines)
        return CliRunner().invoke(cli, [str(argument) for argument in arguments], input=text)

    return invoke


@pytest.fixture
def worked_example():
    return WORKED_EXAMPLE


@pytest.fixture
def played():
    """A random game of Lumière: its seed, its lines, its last state."""
    game = paname.load("lumiere")
    state = game.new(seed=3)
    rng = Rng("played")
    lines = []
    while not state.is_over:
        action = state.legal_moves().any(rng)
        lines.append((int(state.to_move), game.text(state, action)))
        state.apply(action)
    return lines, state
