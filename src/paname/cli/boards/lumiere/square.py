"""The square of Lumière as coloured text: a letter for every ground, so that it can be read without colours too."""

import textwrap
from collections.abc import Iterator
from typing import Final

from rich.text import Text

from paname.cli.boards import View
from paname.games.lumiere.square import COLUMNS, zone_name

GROUND: Final = {
    "o": ("o", "#8a3c00 on #f6b57c"),
    "b": ("b", "#1c4a86 on #a5c8f0"),
    "s": ("s", "#4d4636 on #cfc7b0"),
    "l": ("✦", "bold #7a5200 on #ffe45c"),
    ".": ("·", "dim"),
}
BUILT: Final = {"orange": "bold #ffffff on #b04a00", "blue": "bold #ffffff on #1d4f95"}
PIECE: Final = "bold #ffffff on #6b2f6b"
LIGHT: Final = "bold #7a5200 on #ffe45c"
ARROWS: Final = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
LEGEND: Final = {
    "l": "✦ lamp", "painter": "pa painter", "dancer": "da dancer", "fountain": "fo fountain", "statue": "s↑ statue",
    "lamp_tile": "✦t lamp tile", "large_lamp": "✦✦ large lamp", "annex": "an annex",
}  # fmt: skip

Cell = tuple[str, str]


def draw_square(view: View) -> Text:
    """L0.1: eight rows of eight spaces; lines part the zones, and an empty zone shows its name."""
    cells = paving(view) | dict(pieces(view))
    text = Text("   ", no_wrap=True)
    for zone in range(4):
        text.append(f" {COLUMNS[2 * zone]}  {COLUMNS[2 * zone + 1]}  ", "bold")
    text.append("\n" + edge("┌┬┐"))
    for row in range(8):
        text.append("\n").append_text(draw_row(cells, row))
        text.append("\n" + edge("├┼┤" if row < 7 else "└┴┘") if row % 2 else "")
    return text


def edge(corners: str) -> str:
    """A line between zones."""
    return "  " + corners[0] + corners[1].join(["─" * 6] * 4) + corners[2]


def draw_row(cells: dict[str, Cell], row: int) -> Text:
    """One row of spaces."""
    text = Text.assemble((f"{row + 1} ", "bold"), no_wrap=True)
    for place, column in enumerate(COLUMNS):
        letters, style = cells[f"{column}{row + 1}"]
        text.append("│" if place % 2 == 0 else "").append(f"{letters:^3}", style)
    return text.append("│")


def paving(view: View) -> dict[str, Cell]:
    """The ground of every space."""
    cells = {
        f"{column}{row + 1}": GROUND[letter]
        for row, letters in enumerate(view["square"])
        for column, letter in zip(COLUMNS, letters, strict=True)
    }
    paved = [entry["zone"] for entry in view["tiles"]]
    for zone in range(16):
        if zone_name(zone) not in paved:
            cells[f"{COLUMNS[zone % 4 * 2]}{zone // 4 * 2 + 1}"] = (zone_name(zone), "bold")
    return cells


def pieces(view: View) -> Iterator[tuple[str, Cell]]:
    """What stands on the square: buildings in their owner's colour, then the pieces of postcards."""
    owner = {}
    for entry in view["buildings"]:
        owner[entry["building"]] = entry["owner"]
        name = "ga" if entry["building"] == "garden" else entry["building"]
        yield from ((space, (name, BUILT[entry["owner"]])) for space in entry["spaces"])
    if view["annex"] is not None:
        yield view["annex"]["space"], ("an", BUILT[owner[view["annex"]["building"]]])
    yield from ((space, ("fo", PIECE)) for space in view["fountain"])
    if view["statue"] is not None:
        yield view["statue"]["space"], (f"s{ARROWS[view['statue']['front']]}", PIECE)
    singles = (
        ("painter", "pa", PIECE),
        ("dancer", "da", PIECE),
        ("lamp_tile", "✦t", LIGHT),
        ("large_lamp", "✦✦", LIGHT),
    )
    yield from ((view[name], (letters, style)) for name, letters, style in singles if view[name] is not None)


def legend(view: View) -> Text:
    """The signs that are on the square; lamps are on the tiles from the start."""
    there = [words for name, words in LEGEND.items() if name == "l" or view[name]]
    if any(entry["building"] == "garden" for entry in view["buildings"]):
        there.append("ga garden")
    signs = [words.replace(" ", "\u00a0") for words in ("o orange", "b blue", "s shared", *there)]
    lines = textwrap.wrap(", ".join(signs), 29)
    return Text("\n".join(f"  {line}" for line in lines), "dim")
