"""The components as a client needs them: what to draw, and where each number comes from."""

from paname.games.lumiere.components import CARDS, SEATS, STARTER, Tables


def facts(tables: Tables) -> dict[str, object]:
    """L0: tiles, buildings, postcards and numbers as a JSON object, with the mark of every fact."""
    return {
        "seats": list(SEATS),
        "tiles": dict(zip(tables.tile_names, tables.tile_rows, strict=True)),
        "buildings": {
            name: [list(cell) for cell in cells]
            for name, cells in zip(tables.building_names, tables.building_cells, strict=True)
        },
        "postcards": list(CARDS),
        "starter": [card for place, card in enumerate(CARDS) if (STARTER >> place) & 1],
        "chimneys": int(tables.chimneys),
        "tokens": int(tables.tokens),
        "unbuilt": int(tables.unbuilt),
        "pattern": [list(cell) for cell in tables.pattern],
        "points": {
            "painter_lamp": int(tables.painter_lamp),
            "dancer_space": int(tables.dancer_space),
            "fountain_building": int(tables.fountain_building),
            "statue_side": int(tables.statue_side),
            "statue_diagonal": int(tables.statue_diagonal),
        },
        "marks": tables.marks,
    }
