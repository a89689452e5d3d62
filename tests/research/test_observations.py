"""An observation tells a seat everything that its view does, and nothing else."""

import importlib
from itertools import islice

import pytest
from tests.research.games import GAMES
from tests.research.positions import observed, walk
from tools.observations import TARGET, document

import paname
from paname.core.rng import Rng

PACE = {"lumiere": 2, "paris_paris": 3, "paris": 17}
OPTIONS = {
    "lumiere": [{}, {"postcards": "random", "flip_buildings": True, "large_lamp": "any"}],
    "paris_paris": [{}],  # a closed bag, or none
    "paris": [
        {},
        {"screens": "open", "free_districts": True, "random_setup": "both", "numbers": "held", "tile_25": "tiles"},
    ],
}


def positions(name, players, seeds=2):
    game = paname.load(name)
    for options in OPTIONS[name]:
        for seed in range(seeds):
            for chance in ("seed", "explicit"):
                yield from islice(walk(game, players, seed, chance, **options), seed, None, PACE[name])


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_view_is_rebuilt_from_the_observation(name, players):
    game = paname.load(name)
    rebuild = importlib.import_module(f"tests.research.rebuild_{name}").rebuild
    for state in positions(name, players):
        for seat in range(players):
            world = rebuild(game, state.setup, observed(game, state, seat))
            assert world.view(seat) == state.view(seat)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_are_observed_alike(name, players):
    game = paname.load(name)
    rng = Rng("apart")
    for state in positions(name, players, 1):
        for seat in range(players):
            assert observed(game, state.determinize(seat, rng), seat) == observed(game, state, seat)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_cell_stays_within_its_bounds(name, players):
    game = paname.load(name)
    layout = game.layout(players)
    lows, highs = layout.lows(), layout.highs()
    for state in positions(name, players, 1):
        for seat in range(players):
            cells = observed(game, state, seat)
            assert all(low <= cell <= high for low, cell, high in zip(lows, cells, highs, strict=True))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_fields_have_names_of_their_own_and_words_for_people(name, players):
    layout = paname.load(name).layout(players)
    names = [field.name for field in layout.fields]
    assert len(set(names)) == len(names)
    assert all(field.words.endswith(".") for field in layout.fields)
    assert layout.size == sum(field.size for field in layout.fields)


def test_the_reference_is_the_one_that_the_code_gives():
    assert TARGET.read_text(encoding="utf-8") == document(), "run: python tools/observations.py"
