"""Writes docs/reference/observations.md from the layouts in the code: python tools/observations.py."""

from pathlib import Path

import paname
from paname.core.layout import Layout

TARGET = Path(__file__).parents[1] / "docs" / "reference" / "observations.md"
HEAD = """# Observations

What a seat may know, as a row of 16-bit integers: `State.observe(seat, row)` writes it, the environments hand it out,
NumPy sees it without a copy. This page is written by `python tools/observations.py` from the layouts in the code.

An observation holds everything that a perfect player could know, which is the view of the seat and what everybody saw
earlier, and nothing else; a test rebuilds `view(seat)` from it. A cell of `0..1` is a flag: of several things the one
that holds has a 1, and if none holds all are 0. Your own things come before those of others, and players come in the
order of play from the seat that looks, so one network can play every seat.

A changed layout gets a new version, which data sets carry along. `game.layout(players)` gives you the same in code.
"""


def section(title: str, layout: Layout) -> str:
    """One layout as a table."""
    starts = layout.starts()
    lines = [
        f"\n## {title}\n",
        f"Version {layout.version}, {layout.size} cells.\n",
        "| cells | field | shape | values | what it tells |",
        "| --: | --- | --- | --- | --- |",
    ]
    for field in layout.fields:
        start = starts[field.name]
        last = start + field.size - 1
        cells = f"{start}" if field.size == 1 else f"{start}–{last}"
        shape = " × ".join(map(str, field.shape))
        lines.append(f"| {cells} | `{field.name}` | {shape} | {field.low}..{field.high} | {field.words} |")
    return "\n".join(lines) + "\n"


def document() -> str:
    """The whole page."""
    parts = [HEAD]
    for name in paname.games():
        game = paname.load(name)
        parts.extend(
            section(f"{game.title}, {players} players", game.layout(players)) for players in game.player_counts()
        )
    return "".join(parts)


if __name__ == "__main__":
    TARGET.write_text(document(), encoding="utf-8")
