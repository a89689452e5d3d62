"""L2.6: two worlds that differ only in what a seat may not know look the same to that seat, byte for byte.

What a player does not know is the tile that the other one has drawn, until it is placed. So wherever a game draws a
tile, it is drawn in two ways, and both worlds play on with the same visible moves and the seat's own draws the same,
up to the decision before the hidden tile would show. A spectator is in the dark as well and is compared too.
"""

import json

import pytest
from tests.games.lumiere.boards import GAME, OPTION_SETS

import paname

GAMES = 24
STEPS = 12
SPECTATOR = -1


class Pair:
    """Two worlds that one seat cannot tell apart, and how often that was checked."""

    checked = 0

    def __init__(self, state, seat):
        self.worlds = (state.clone(), state.clone())
        self.seat = seat

    def apply(self, first, second):
        """One visible move, or a draw that is hidden from the seat, in each world; then compare."""
        seen = []
        for world, action in zip(self.worlds, (first, second), strict=True):
            events = []
            world.apply(action, events)
            seen.append([self.stream(world, events, watcher) for watcher in (self.seat, SPECTATOR)])
        assert seen[0] == seen[1]
        Pair.checked += 1

    @staticmethod
    def stream(world, events, watcher):
        """Everything that a watcher is given."""
        told = [repr(event) for event in events if event.is_seen_by(watcher)]
        scores = [world.scores(), world.winners(), [repr(line) for line in world.breakdown()]]
        legal = world.legal_actions() if world.to_move != paname.CHANCE else len(world.legal_actions())
        return json.dumps([told, world.view(watcher), legal, world.to_move, scores]).encode()


def hidden_draws(state, seat):
    """Two different tiles that the other player may draw now; none where this seat draws itself."""
    events = []
    twin = state.clone()
    outcomes = [outcome for outcome, _ in state.chance_outcomes()]
    twin.apply(outcomes[0], events)
    drawn = [event for event in events if event.is_seen_by(seat)]
    return outcomes if len(outcomes) > 1 and drawn and getattr(drawn[0], "tile", "") is None else []


def hidden_moves(state, seat):
    """The moves that show nothing: all of the seat itself, and those of the other player that place no tile."""
    legal = state.legal_actions()
    return legal if state.to_move == seat else [action for action in legal if action >= 64]


def follow(pair, rng):
    """Play both worlds on until the hidden tile would have to show."""
    world = pair.worlds[0]
    for _ in range(STEPS):
        if world.is_over:
            return
        if world.to_move == paname.CHANCE:
            if hidden_draws(world, pair.seat):
                return
            choices = world.legal_actions()
        else:
            choices = hidden_moves(world, pair.seat)
        if not choices:
            return
        action = choices[rng.below(len(choices))]
        pair.apply(action, action)


@pytest.mark.parametrize("seat", [0, 1])
def test_l2_6_hidden_tiles_change_nothing_that_a_seat_is_given(seat):
    Pair.checked = 0
    for number in range(GAMES):
        rng = paname.Rng(f"non-interference {seat} {number}")
        state = GAME.new(chance="explicit", **OPTION_SETS[number % len(OPTION_SETS)])
        while not state.is_over:
            if state.to_move == paname.CHANCE:
                outcomes = hidden_draws(state, seat)
                if outcomes:
                    place = rng.below(len(outcomes) - 1)
                    for other in outcomes[place + 1 :]:
                        pair = Pair(state, seat)
                        pair.apply(outcomes[place], other)
                        follow(pair, rng)
            state.apply(state.legal_moves().any(rng))
    assert Pair.checked >= 5_000


def test_l2_6_the_comparison_would_notice_a_tile_that_shows():
    """Placing the hidden tile is where the worlds part."""
    state = GAME.new(chance="explicit", start=0)
    pair = Pair(state, 1)
    pair.apply(0, 1)
    pair.apply(4, 4)
    with pytest.raises(AssertionError):
        pair.apply(0, 0)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_l2_6_a_world_drawn_for_a_seat_carries_neither_seed_nor_history(seat):
    state = GAME.new(seed="the secret seed", start=0)
    state.apply(state.legal_actions()[0])
    world = state.determinize(seat, paname.Rng(1))
    assert b"secret" not in world.to_bytes()
    assert len(world.history) == 0
    assert world.setup.options == state.setup.options
    again = GAME.from_json(state.to_json(), seed="the secret seed").determinize(seat, paname.Rng(1))
    assert again.to_bytes() == world.to_bytes()


def test_l2_6_worlds_of_two_states_that_look_the_same_are_the_same():
    state = GAME.new(chance="explicit", start=0)
    pair = Pair(state, 1)
    pair.apply(0, 5)
    pair.apply(3, 3)
    first, second = [world.determinize(1, paname.Rng("dream")) for world in pair.worlds]
    assert first.to_bytes() == second.to_bytes()
