"""What speaks for an action: terms of the evaluation that come out better than after the other actions."""

import random

import pytest

import paname
from paname.analysis.advantage import LEAST, MOST, POINTS, advantages
from paname.bots.roster import evaluation
from paname.core.rng import Rng
from paname.core.state import State
from paname.core.words import sentence

GAMES = ("lumiere", "paris_paris", "paris")


def position(game: str, moves: int) -> State:
    """A position after some chance moves, where somebody has a choice."""
    luck, state = random.Random(f"{game} {moves}"), paname.load(game).new(players=2, seed=f"{game} {moves}")
    for _ in range(moves):
        state.apply(luck.choice(state.legal_actions()))
    while len(state.legal_actions()) < 2:
        state.apply(state.legal_actions()[0])
    return state


@pytest.mark.parametrize("game", GAMES)
def test_what_you_gain_and_what_others_lose_speaks_for_an_action(game: str):
    said = 0
    for moves in (2, 9, 17):
        state = position(game, moves)
        seat = int(state.to_move)
        world = state.determinize(seat, Rng("worlds"))
        for action in world.legal_actions()[:6]:
            found = advantages(evaluation(game), [world], action)
            assert len(found) <= MOST
            assert all((one.points if one.seat == seat else -one.points) >= LEAST for one in found)
            assert [one.term for one in found] == [POINTS] or POINTS not in [one.term for one in found]
            assert all(sentence(game, "term", one.term) for one in found)
            said += len(found)
    assert said > 5


def test_a_key_on_the_richest_bank_speaks_of_francs():
    state = paname.load("paris").new(players=2, seed="bank")
    state.apply(state.legal_actions()[0])
    richest = max(state.legal_actions(), key=lambda action: francs_after(state, action))
    assert "francs" in [one.term for one in advantages(evaluation("paris"), [state], richest)]


def francs_after(state: State, action: int) -> int:
    """How many francs the mover has after an action."""
    after = state.clone()
    after.step(action)
    return int(after.francs[state.to_move])  # type: ignore[attr-defined]


def test_nothing_speaks_for_the_only_action():
    state = position("lumiere", 2)
    alone = state.legal_actions()[0]

    class Forced:
        """The same position with one choice."""

        to_move, players = state.to_move, state.players

        def legal_actions(self) -> list[int]:
            return [alone]

    assert advantages(evaluation("lumiere"), [Forced()], alone) == []  # type: ignore[list-item]
