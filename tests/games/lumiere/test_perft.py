"""Node counts: how many rows of decisions there are from a position, the same on both builds."""

import pytest
from tests.games.lumiere.boards import ADVANCED, GAME, board, half_paved
from tests.games.lumiere.worked import worked_example

from paname.core.playout import perft

FLIPS = {"flip_buildings": True}
SPENT = (
    "jardin_des_plantes le_peintre lampadaire bouquinistes_sur_la_seine",
    "moulin_rouge fontaine_des_mers le_penseur la_grande_lumiere",
)
HALF = """
    o1r0 b1r0 o2r1 b2r1
    o3r2 b3r2 o4r3 b4r3
    o5r0 b5r0 o6r1 b6r1
    o7r2 b7r2 .... ....
"""
POSITIONS = {
    "a new game": lambda: GAME.new(seed=7),
    "a new game with random postcards": lambda: GAME.new(seed="paris", postcards="random", flip_buildings=True),
    "two tiles left": lambda: half_paved(HALF, ("T8", "T8"), reserves=("I3 O4", "V3 T4")),
    "the first turn of building": lambda: board(reserves=("I3 O4", "V3 T5")),
    "the advanced postcards": lambda: board(reserves=("L6", "S4"), postcards=ADVANCED, options=FLIPS),
    "Métropolitain and Chartier in hand": lambda: board(
        reserves=("I3", "P5"), used=("metropolitain", "chartier"), postcards=ADVANCED
    ),
    "buildings only": lambda: board(
        used=SPENT, undone=" ".join(SPENT).split(), reserves=("V3 O4 U6", "T5 W5 X5"), to_move="blue"
    ),
    "the end": worked_example,
}
COUNTS = {
    "a new game": [(0, 1), (1, 64 + 12), (2, 64 * (60 + 12) + 12 * (64 + 11)), (3, 379944)],
    "a new game with random postcards": [(1, 76), (2, 5508)],
    "two tiles left": [(1, 8 + 8), (2, 216), (3, 5244), (4, 319405)],
    "the first turn of building": [(1, 116), (2, 10399), (3, 702851)],
    "the advanced postcards": [(1, 170), (2, 17649)],
    "Métropolitain and Chartier in hand": [(1, 182), (2, 26472)],
    "buildings only": [(1, 9), (2, 485), (3, 2548), (4, 14670), (5, 17988), (6, 4428), (7, 0)],
    "the end": [(0, 1), (1, 0), (5, 0)],
}


@pytest.mark.parametrize(("name", "depth", "nodes"), [(name, *row) for name, rows in COUNTS.items() for row in rows])
def test_node_counts(name, depth, nodes):
    assert perft(POSITIONS[name](), depth) == nodes


def test_counting_changes_nothing():
    state = GAME.new(seed=7)
    before = state.to_bytes()
    perft(state, 2)
    assert state.to_bytes() == before
