"""P7.2, P7.7: with closed screens no number tells what lies behind them; tile 27 counts for its owner alone."""

import random

from tests.server.tables import Desk

from paname.games.paris import structure as box
from paname.server.table.fair_answers import breakdown, forecast
from paname.server.table.history import curve
from paname.server.table.updates import state_view


def holder_of_27(**options):
    """A table at which somebody has taken tile 27, and whose seat that is."""
    for seed in range(200):
        desk, chance = Desk("paris", secret=f"{seed:064}", options=options), random.Random(seed)
        while desk.table.status == "running":
            held = [seat for seat in range(2) if desk.table.state.held[seat] >> box.FRANCS_AT_END & 1]
            if held and desk.table.state.francs[held[0]] > 0:
                return desk, held[0]
            desk.move(chance.choice(desk.table.state.legal_actions()))
    raise AssertionError("nobody took tile 27")


def richer(state, seat):
    """The same position, but for the francs behind one screen."""
    other = state.clone()
    other.francs[seat] += 5
    return other


def test_closed_screens_hide_the_francs_of_tile_27_in_every_score():
    desk, owner = holder_of_27()
    table = desk.table
    for audience in (1 - owner, -1):
        assert state_view(table, audience).scores[owner] == table.state.scores()[owner] - table.state.francs[owner]
        assert not [line for line in breakdown(table, audience).lines if line.code == "francs"]
        assert curve(table, audience).scores[-1] == state_view(table, audience).scores
    assert state_view(table, owner).scores == table.state.scores()
    assert [line.points for line in breakdown(table, owner).lines if line.code == "francs"]


def test_others_are_told_the_same_however_many_francs_lie_behind_the_screen():
    desk, owner = holder_of_27()
    state = desk.table.state
    for audience in (1 - owner, -1):
        assert richer(state, owner).told_lines(audience) == state.told_lines(audience)
        assert richer(state, owner).view(audience) == state.view(audience)


def test_a_forecast_of_the_others_move_does_not_tell_either():
    desk, owner = holder_of_27()
    table = desk.table
    for action in table.state.legal_actions():
        assert not [
            line for line in forecast(table, 1 - owner, action).lines if (line.seat, line.code) == (owner, "francs")
        ]


def test_open_screens_and_the_end_of_the_game_show_them():
    desk, owner = holder_of_27(screens="open")
    assert state_view(desk.table, 1 - owner).scores == desk.table.state.scores()
    desk, owner = holder_of_27()
    chance = random.Random(1)
    while desk.table.status == "running":
        desk.move(chance.choice(desk.table.state.legal_actions()))
    assert state_view(desk.table, -1).scores == desk.table.ended.scores
