"""Reads a component file into tables; everything that is wrong in it is reported together."""

from collections.abc import Callable
from importlib.resources import files
from typing import Final

from paname.core.components import Reader
from paname.games.paris import components_board as board
from paname.games.paris import components_tiles as tiles
from paname.games.paris.components_tables import PrintedTables

PARTS: Final[tuple[Callable[[Reader, PrintedTables], None], ...]] = (
    board.read_set_up,
    board.read_prices,
    board.read_spaces,
    board.read_districts,
    board.read_landmarks,
    board.read_vp_tiles,
    tiles.read_track,
    tiles.read_bonus,
    tiles.read_end_tiles,
)


class Tables(PrintedTables):
    """P0.1 to P0.11: the tables of a component file, shared by all states of a game."""

    def __init__(self, text: str) -> None:
        super().__init__()
        reader = Reader(text, "paris")
        for part in PARTS:
            part(reader, self)
        reader.finish()
        self.marks = reader.marks
        self.oddities = reader.oddities
        self.derive()


def printed_components() -> str:
    """The component file of this project."""
    return files("paname.games.paris").joinpath("components.toml").read_text(encoding="utf-8")
