"""The laws of every game, over random games of Paris with two, three and four players and all options."""

from tests.contract import GameContract
from tests.games.paris.helpers import GAME, SPACES

from paname.core.state import OVER

GOODS = ("wood", "marble", "gold", "bronze", "silver", "gold-prestige")
INCOME = ("start", "banks", "sales", "bonus tiles", "end-game tiles")
KEYS = {2: 10, 3: 9, 4: 7}
EVERYTHING = {"free_districts": True, "random_setup": "both", "stacks": 2, "screens": "open", "start": 1}


def conserve(state):
    """P0.5, P0.9, P0.10, P0.11: francs, goods, keys and tiles are all there, counted from the document."""
    position = state.to_json()
    seats = list(position["seats"].values())
    conserve_goods(position, seats)
    conserve_keys(state, seats)
    conserve_tiles(state, position, seats)
    for seat in seats:
        came = sum(francs for name, francs in seat["account"].items() if name in INCOME)
        went = sum(francs for name, francs in seat["account"].items() if name not in INCOME)
        assert came == went + seat["francs"]
        assert seat["francs"] >= 0
        assert seat["vp"] == sum(seat["points"].values())


def conserve_goods(position, seats):
    on_board = [good for district in position["districts"].values() for good in district["tokens"].values()]
    for good in GOODS:
        held = sum(seat["goods"].get(good, 0) for seat in seats)
        spent = position["supply"].get(good, 0) + position["gone"].get(good, 0)
        assert on_board.count(good) + held + spent == 6


def conserve_keys(state, seats):
    for seat in seats:
        on_board = len(seat["banks"]) + sum(seat["keys_on"].values())
        assert seat["keys"] + seat["reserve"] + on_board == KEYS[state.players] + 2
        assert seat["reserve"] == 2 - len({13, 14} & set(seat["used"]))


def conserve_tiles(state, position, seats):
    had = [number for seat in seats for number in (*seat["held"], *seat["used"])]
    for seat in seats:
        assert len({*seat["held"], *seat["used"]}) == len(seat["held"]) + len(seat["used"])
    more = {6, 11, 15, 18, 26, 28}
    for number in range(1, 31):
        copies = 1 + (state.players - 2) * (number in more)
        assert position["copies"][str(number)] + had.count(number) == copies
    taken = [take["tile"] for take in position["end_game"]]
    assert len(set(taken)) == len(taken)
    free = position["options"]["free_districts"]
    in_stacks = sum(stack["tiles"] for stack in position["stacks"])
    assert in_stacks + len(position["drawn"]) == (36 if free else 33)
    assert set(position["drawn"]) <= set(SPACES)
    if not free:
        laid = {f"{name} {value}" for name, part in position["districts"].items() for value in part["buildings"]}
        assert laid == set(position["drawn"])
    assert (state.to_move == OVER) == (position["pending"] == [])


class Laws(GameContract):
    game = GAME
    player_counts = (2, 3, 4)
    seeds = range(1)

    def conserve(self, state):
        conserve(state)


class TestBasicGame(Laws):
    option_sets = ({},)


class TestAllOptions(Laws):
    option_sets = (EVERYTHING,)
