"""Events tell every point: shop by shop, call by call, with the scores after."""

import dataclasses
import json

import pytest
from tests.games.paris_paris.table import GAME, of_kind

import paname


def played(players, seed):
    state = GAME.new(players=players, seed=seed)
    rng, events = paname.Rng(seed), []
    while not state.is_over:
        state.apply(state.legal_moves().any(rng), events)
    return state, events


@pytest.mark.parametrize("players", [2, 3, 4])
def test_paid_shops_and_gains_and_scores_agree(players):
    """T3.2, T4.2: each shop in an event was paid one point, and the scores after follow from the gains."""
    for seed in range(5):
        state, events = played(players, seed)
        scores = [0] * players
        for event in events:
            if type(event).__name__ in ("SmallTourScored", "BusCalled"):
                paid = [shop.seat for shop in event.shops]
                assert list(event.gains) == [paid.count(seat) for seat in range(players)]
            if type(event).__name__ in ("SmallTourScored", "BusCalled", "BagCounted"):
                scores = [old + gain for old, gain in zip(scores, event.gains, strict=True)]
            if hasattr(event, "scores"):
                assert list(event.scores) == scores
        assert scores == state.scores()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_calls_of_a_tour_add_up_to_the_tour(players):
    """T4.2: four calls each."""
    _, events = played(players, 3)
    calls = of_kind(events, "BusCalled")
    tours = of_kind(events, "GrandTourEnded")
    assert len(calls) == 4 * len(tours)
    for place, tour in enumerate(tours):
        four = calls[4 * place : 4 * place + 4]
        assert {call.line for call in four} == {tour.line}
        assert tuple(sum(gains) for gains in zip(*(call.gains for call in four), strict=True)) == tour.gains


def test_the_breakdown_names_rounds_and_lines():
    """T3.2, T4.2, T5.1, T5.2: the tables by line and by round hold all points but the bag's."""
    state, _ = played(3, 2)
    for seat in range(3):
        lines = [line for line in state.breakdown() if line.seat == seat]
        by_line = state.points_by_line(seat)
        by_round = state.points_by_round(seat)
        bag = sum(line.points for line in lines if line.source == "bag")
        assert sum(sum(kinds.values()) for kinds in by_line.values()) + bag == state.scores()[seat]
        small = sum(line.points for line in lines if line.source == "small tour")
        assert sum(kinds["small"] for kinds in by_round) == small == sum(kinds["small"] for kinds in by_line.values())
        grand = sum(line.points for line in lines if line.source == "grand tour")
        assert sum(kinds["grand"] for kinds in by_round) == grand == sum(kinds["grand"] for kinds in by_line.values())


def test_events_are_plain_data():
    """Every event becomes JSON by its fields."""
    _, events = played(4, 1)
    text = json.dumps([dataclasses.asdict(event) for event in events])
    assert "Montmartre" in text
