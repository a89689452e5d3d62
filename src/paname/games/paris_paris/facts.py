"""The components as a client needs them: the network to draw, the letters, patterns and emblems beside the colours."""

from paname.games.paris_paris.components import HEIGHT, WIDTH, Tables
from paname.games.paris_paris.network import CALLS, STATIONS


def facts(tables: Tables) -> dict[str, object]:
    """T0.1, T0.2, T0.6: lines, stations and seats as a JSON object, with the mark of every fact."""
    return {
        "board": [WIDTH, HEIGHT],
        "track": int(tables.track),
        "shops": int(tables.shops),
        "markers": int(tables.markers),
        "piles": {str(place + 2): int(number) for place, number in enumerate(tables.piles)},
        "seats": [
            {"name": name, "emblem": emblem} for name, emblem in zip(tables.seat_names, tables.emblems, strict=True)
        ],
        "lines": [line_facts(tables, line) for line in range(len(tables.lines))],
        "stations": [station_facts(tables, station) for station in range(STATIONS)],
        "marks": tables.marks,
    }


def line_facts(tables: Tables, line: int) -> dict[str, object]:
    """A line from its start on, with the crossings where the bus calls."""
    entry = tables.lines[line]
    return {
        "letter": entry.letter,
        "colour": entry.colour,
        "pattern": entry.pattern,
        "stations": entry.route(),
        "calls": [tables.station_names[tables.calls[line * CALLS + place]] for place in range(CALLS)],
    }


def station_facts(tables: Tables, station: int) -> dict[str, object]:
    """A station, with its place on the board and its neighbours."""
    entry = tables.stations[station]
    return {
        "name": entry.name,
        "place": entry.place,
        "room": entry.room,
        "lines": [line.colour for line in tables.lines if entry.name in line.stations],
        "tiles": entry.tiles,
        "neighbours": [tables.station_names[other] for other in tables.neighbours[station]],
    }
