"""The laws of every game, and that nothing of Lumière's pieces is ever lost or doubled."""

from tests.contract import GameContract
from tests.games.lumiere.boards import BUILDINGS, GAME, OPTION_SETS

import paname

TILES = [f"T{number}" for number in range(1, 9)]


def conserve(state: paname.State) -> None:
    """Every building, tile, chimney and token is in exactly one place."""
    view = state.view(-1)
    raised = [(entry["owner"], entry["building"]) for entry in view["buildings"]]
    given = [] if view["given"] is None else [view["given"]]
    standing = [building for _, building in raised if building != "garden"]
    places = view["supply"] + view["reserves"]["orange"] + view["reserves"]["blue"] + given + standing
    assert sorted(places) == sorted(BUILDINGS)
    for seat in ("orange", "blue"):
        placed = [entry["tile"] for entry in view["tiles"] if entry["owner"] == seat]
        assert sorted(placed + view["unplaced"][seat]) == TILES
        assert view["chimneys"][seat] + sum(owner == seat for owner, _ in raised) == 7
        assert view["tokens"][seat] + sum(entry["by"] == seat for entry in view["postcards"]) == 4
    spaces = [space for entry in view["buildings"] for space in entry["spaces"]]
    assert len(spaces) == len(set(spaces))


class TestContract(GameContract):
    game = GAME
    player_counts = (2,)
    option_sets = OPTION_SETS

    def conserve(self, state: paname.State) -> None:
        conserve(state)
