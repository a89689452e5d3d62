"""How long a game can get with the numbers of a component file (R-P10, R-P11)."""

from typing import Final

from paname.core.bounds import Lengths
from paname.games.paris import structure as box
from paname.games.paris.components import Tables

PLACES_OF_A_KEY: Final = 15  # its bank or the Arc, then six buildings and eight landmarks at most
DECISIONS_OF_A_TURN: Final = 10
LAST_TURNS: Final = 2


def longest(tables: Tables, players: int) -> Lengths:
    """R-P10, R-P11: each turn draws a tile, places or moves a key, takes an end-game tile or is one of the last."""
    keys = int(tables.keys[players] + tables.reserve)
    turns = box.BUILDINGS + PLACES_OF_A_KEY * keys + box.END_TILES + LAST_TURNS
    tiles = sum(tables.copies_of(number, players) for number in range(1, box.NUMBERS + 1)) + box.END_TILES
    fed = wealth(tables, players, keys)
    decisions = turns * DECISIONS_OF_A_TURN + fed + (fed + goods_of_tiles(tables, players) + box.BUILDINGS) + tiles
    return Lengths(players * decisions, 1 + box.BUILDINGS + box.NUMBERS + box.STACKS + 2 * box.BUILDINGS)


def wealth(tables: Tables, players: int, keys: int) -> int:
    """R-P10: all that a player's francs and goods can come to be worth."""
    dearest = max(tables.sell)
    francs = tables.start_francs + keys * max(tables.bank) + box.COPIES * sum(tables.sell) + sum(tables.end_francs)
    for number in range(1, box.NUMBERS + 1):
        francs += tables.copies_of(number, players) * tables.francs[number]
    return int(francs + goods_of_tiles(tables, players) * dearest)


def goods_of_tiles(tables: Tables, players: int) -> int:
    """P5.4: the goods that all bonus and end-game tiles give."""
    bonus = [1] * len(box.EFFECTS[box.GOOD]) + [1, 1, 2, 2]
    numbers = (*box.EFFECTS[box.GOOD], 8, 10, 19, 21)
    given = sum(pieces * tables.copies_of(number, players) for number, pieces in zip(numbers, bonus, strict=True))
    return given + int(sum(tables.end_goods))
