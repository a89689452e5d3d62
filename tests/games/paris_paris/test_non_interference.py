"""Non-interference: worlds that differ only in what a seat may not know look the same to it, move for move."""

import json

import pytest
from tests.games.paris_paris.table import GAME, ROUNDS, of_kind

import paname

GAMES = 10


def twin_worlds(players, seed, seat):
    """A game, and the same one with the others' markers exchanged for lines that the seat has not seen."""
    real = GAME.new(players=players, chance="explicit", start=seed % players)
    other = GAME.new(players=players, chance="explicit", start=seed % players)
    rng = paname.Rng(f"{players} {seed} {seat}")
    lines = list(range(5))
    drawn = [lines.pop(rng.below(len(lines))) for _ in range(max(players, 3))]
    others = [place for place in range(players) if place != seat]
    hidden = [drawn[place] for place in others] + lines
    changed = list(drawn)
    for step, place in enumerate(others):
        changed[place] = hidden[(step + 1) % len(hidden)]
    for one, two in zip(drawn, changed, strict=True):
        real.apply(one)
        other.apply(two)
    assert drawn != changed
    return real, other, rng


def told(events, seat):
    return [event for event in events if event.is_seen_by(seat)]


def compare(players, seed, seat):
    """Play both worlds alike to the last choice; returns how many comparisons were made."""
    real, other, rng = twin_worlds(players, seed, seat)
    last = ROUNDS[players] * players
    made = decisions = 0
    while decisions < last - 1:
        assert json.dumps(real.view(seat)) == json.dumps(other.view(seat))
        assert real.legal_actions() == other.legal_actions()
        assert real.chance_outcomes() == other.chance_outcomes()
        decisions += real.to_move != paname.CHANCE
        choice = real.legal_moves().draw(rng) if real.to_move == paname.CHANCE else real.legal_moves().any(rng)
        heard, overheard = [], []
        real.apply(choice, heard)
        other.apply(choice, overheard)
        assert told(heard, seat) == told(overheard, seat)
        made += 4
    return made


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_worlds_look_alike_to_a_seat_that_cannot_tell_them(players):
    """T5.4, T1.2: views, legal lists, draws and events; more than ten thousand comparisons over the three tests."""
    made = 0
    for seed in range(GAMES):
        made += compare(players, seed, seat=seed % (players + 1) - 1)
    assert made >= 3500


def test_the_two_worlds_are_different_to_somebody():
    """The comparison above can fail: the others see their own markers, and the final tours differ."""
    real, other, _ = twin_worlds(3, 1, 0)
    assert real.view(1) != other.view(1)


def test_markers_come_out_at_the_end():
    """T5.1: the last choice may tell the worlds apart."""
    state = GAME.new(players=3, seed=1)
    while not state.is_over:
        events = []
        state.apply(state.legal_actions()[0], events)
    assert of_kind(events, "MarkersShown")
