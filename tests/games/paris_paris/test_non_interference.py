"""T5.4: two worlds that differ only in what a seat may not know look the same to that seat, byte for byte.

What a player does not know are the other players' route markers. So a game is played twice with the others' markers
exchanged, move for move the same, up to the last choice, after which all markers are shown. A spectator knows no marker
and is compared too.
"""

import json

import pytest
from tests.games.paris_paris.table import GAME, ROUNDS, of_kind

import paname

GAMES = 10
SPECTATOR = -1


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


def stream(world, events, seat):
    """Everything that a seat is given."""
    told = [repr(event) for event in events if event.is_seen_by(seat)]
    scores = [world.scores(), world.winners(), [repr(line) for line in world.breakdown()]]
    refused = [str(world.why_illegal(action)) for action in range(0, GAME.action_space(), 29)]
    given = [told, world.view(seat), world.legal_actions(), world.chance_outcomes(), world.to_move, scores, refused]
    return json.dumps(given).encode()


def compare(players, seed, seat):
    """Play both worlds alike to the last choice; returns how many comparisons were made."""
    real, other, rng = twin_worlds(players, seed, seat)
    last = ROUNDS[players] * players
    made = decisions = 0
    heard, overheard = [], []
    while decisions < last - 1:
        assert stream(real, heard, seat) == stream(other, overheard, seat)
        decisions += real.to_move != paname.CHANCE
        choice = real.legal_moves().draw(rng) if real.to_move == paname.CHANCE else real.legal_moves().any(rng)
        heard, overheard = [], []
        real.apply(choice, heard)
        other.apply(choice, overheard)
        made += 1
    return made


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_worlds_look_alike_to_a_seat_that_cannot_tell_them(players):
    """T5.4, T1.2: views, legal lists, draws, events, scores and refusals."""
    made = 0
    for seed in range(GAMES):
        made += compare(players, seed, seat=seed % (players + 1) - 1)
    assert made >= 900


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


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_world_drawn_for_a_seat_carries_neither_seed_nor_history(seat):
    state = GAME.new(players=3, seed="the secret seed", start=0)
    state.apply(state.legal_actions()[0])
    world = state.determinize(seat, paname.Rng(1))
    assert b"secret" not in world.to_bytes()
    assert len(world.history) == 0
    assert world.setup.options == state.setup.options


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_worlds_of_two_states_that_look_the_same_are_the_same(seat):
    real, other, _ = twin_worlds(3, 5, seat)
    assert real.key() != other.key()
    first, second = [world.determinize(seat, paname.Rng("dream")) for world in (real, other)]
    assert first.to_bytes() == second.to_bytes()
