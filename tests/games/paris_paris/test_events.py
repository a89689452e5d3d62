"""Events tell every point: shop by shop, call by call, with the scores after."""

import dataclasses
import json

import pytest
from tests.games.paris_paris.table import GAME, of_kind

import paname

WITH_ROUND = ("small_tour", "grand_tour")


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
    """T3.2, T4.2, T5.1, T5.2: every line of a score is the tour that was told, with its round, line and station."""
    state, events = played(3, 2)
    told = [("small_tour", event.line, event.station, event.gains) for event in of_kind(events, "SmallTourScored")]
    starts, ends = of_kind(events, "GrandTourStarted"), of_kind(events, "GrandTourEnded")
    told += [
        ("grand_tour" if start.cause == "tiles" else "final_tour", start.line, None, end.gains)
        for start, end in zip(starts, ends, strict=True)
    ]
    told += [("bag", None, None, event.gains) for event in of_kind(events, "BagCounted")]
    for seat in range(3):
        lines = [line for line in state.breakdown() if line.seat == seat]
        subjects = [dict(line.subject) for line in lines]
        found = [
            (line.code, subject.get("line"), subject.get("station"), line.points)
            for line, subject in zip(lines, subjects, strict=True)
        ]
        paid = [(code, line, station, gains[seat]) for code, line, station, gains in told if gains[seat]]
        assert sorted(found, key=repr) == sorted(paid, key=repr)
        assert ["round" in subject for subject in subjects] == [line.code in WITH_ROUND for line in lines]


def test_events_are_plain_data():
    """Every event becomes JSON by its fields."""
    _, events = played(4, 1)
    text = json.dumps([dataclasses.asdict(event) for event in events])
    assert "Montmartre" in text
