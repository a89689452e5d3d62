"""Tiles and buildings of Lumière, drawn in their turns."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from paname.cli.boards.lumiere.square import GROUND
from paname.core.bits import lowest, members, wrap
from paname.core.game import Game
from paname.games.lumiere.components import TILES, Tables
from paname.games.lumiere.game import LumiereGame

HALVES: Final = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def tile_row(game: LumiereGame, owner: int, tile: str, label: str) -> Table:
    """L0.2: a tile in its four turns; its stones are its name, since buildings have names like T4 too."""
    table = Table.grid(padding=(0, 2))
    table.add_row(Text(label, "bold"), *[Text(f"r{turn}", "bold") for turn in range(4)])
    place = (owner * TILES + game.tables.tile_names.index(tile)) * 4
    table.add_row("", *[tile_face(game.tables, place + turn) for turn in range(4)])
    return table


def tile_stones(game: LumiereGame, owner: int, tile: str) -> str:
    """The four spaces of a tile at r0 in one word, such as `✦o/bs`."""
    place = (owner * TILES + game.tables.tile_names.index(tile)) * 4
    return "/".join("".join(line.split()) for line in tile_face(game.tables, place).plain.split("\n"))


def tile_face(tables: Tables, tile: int) -> Text:
    """The four spaces of a tile that is turned so."""
    text = Text(no_wrap=True)
    for space in (0, 1, 8, 9):
        colour = next(colour for colour in range(4) if (tables.tile_masks[tile * 4 + colour] >> space) & 1)
        letters, style = GROUND["obsl"[colour]]
        text.append("\n" if space == 8 else "").append(f"{letters:^3}", style)
    return text


def shapes_row(game: LumiereGame, names: list[str], label: str) -> Table:
    """Buildings at r0, small, side by side."""
    table = Table.grid(padding=(0, 1))
    table.add_row(Text(label, "bold"), *[Text(name) for name in names] or [Text("nothing", "dim")])
    table.add_row("at r0" if names else "", *[small(cells_of(game.tables, name, 0)) for name in names])
    return table


def cells_of(tables: Tables, name: str, turn: int) -> list[tuple[int, int]]:
    """The spaces of a building that is turned so, pushed to the upper left corner, in reading order."""
    building = tables.building_names.index(name)
    shape = building * 8 + tables.same[building * 8 + turn]
    spaces = members(wrap(tables.shape_masks[shape] << lowest(tables.fits[shape])))
    top, left = min(spaces) // 8, min(space % 8 for space in spaces)
    return [(space // 8 - top, space % 8 - left) for space in spaces]


def small(cells: list[tuple[int, int]]) -> str:
    """A shape in half blocks, two rows a line."""
    high, wide = max(row for row, _ in cells) + 1, max(column for _, column in cells) + 1
    lines = [
        "".join(HALVES[(row, column) in cells, (row + 1, column) in cells] for column in range(wide))
        for row in range(0, high, 2)
    ]
    return "\n".join(lines)


def large(cells: list[tuple[int, int]]) -> str:
    """A shape with its first space in reading order marked, which is the space that a move names."""
    high, wide = max(row for row, _ in cells) + 1, max(column for _, column in cells) + 1
    signs = dict.fromkeys(cells, "██") | {cells[0]: "◆◆"}
    return "\n".join("".join(signs.get((row, column), "  ") for column in range(wide)) for row in range(high))


def explain(word: str, game: Game) -> RenderableType | None:
    """A building by its name, in its four turns."""
    assert isinstance(game, LumiereGame)
    name = word.upper()
    if name not in game.tables.building_names:
        return None
    table = Table.grid(padding=(0, 3))
    table.add_row(Text(f"building {name}", "bold"), *[Text(f"r{turn}", "bold") for turn in range(4)])
    table.add_row("◆◆ is SPACE", *[large(cells_of(game.tables, name, turn)) for turn in range(4)])
    return table
