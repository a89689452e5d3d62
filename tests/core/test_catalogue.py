"""Action ids as blocks with dimensions."""

import pickle
from dataclasses import dataclass

import pytest

from paname.core.actions import Action
from paname.core.bounds import Lengths
from paname.core.catalogue import Block, Catalogue, Dim
from paname.core.errors import PanameError


@dataclass(frozen=True)
class Built(Action):
    tables: str
    numbers: tuple


def build(tables, *numbers):
    return Built(tables, numbers)


BLOCKS = [
    Block("tile", 0, (Dim("zone", 3), Dim("turn", 4)), build),
    Block("pass", 12, (), build),
    Block("use", 13, (Dim("number", 5, 1),), build),
]


def test_ids_and_numbers_turn_into_each_other():
    catalogue = Catalogue(BLOCKS)
    assert catalogue.size == 18
    for action in range(catalogue.size):
        block = catalogue.block(action)
        assert catalogue.id(block.name, *block.numbers(action)) == action
    assert catalogue.action("t", 7) == Built("t", (1, 3))
    assert catalogue.action("t", 12) == Built("t", ())
    assert catalogue.action("t", 17) == Built("t", (5,))


def test_blocks_follow_each_other_without_a_gap():
    with pytest.raises(PanameError, match="block pass begins at 11, but the ids before it end at 12"):
        Catalogue([BLOCKS[0], Block("pass", 11, (), build)])


def test_ids_and_numbers_out_of_range_are_refused():
    catalogue = Catalogue(BLOCKS)
    with pytest.raises(PanameError, match="there is no action 18; ids run from 0 to 17"):
        catalogue.block(18)
    with pytest.raises(PanameError, match="use: number 6 is out of range"):
        catalogue.id("use", 6)
    with pytest.raises(PanameError, match="tile takes 2 numbers, not 1"):
        catalogue.id("tile", 1)


def test_dimensions_and_lengths_are_pickled():
    for thing in (Dim("number", 5, 1), Lengths(10, 20)):
        assert pickle.loads(pickle.dumps(thing)) == thing


def test_clients_read_the_table_too():
    assert Catalogue(BLOCKS).to_json()[2] == {
        "name": "use",
        "base": 13,
        "dims": [{"name": "number", "size": 5, "first": 1}],
    }
