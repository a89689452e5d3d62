"""Reading the component file and packing it into the tables that the rules run on."""

from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.core.bits import bit
from paname.core.components import Reader
from paname.core.errors import Fault
from paname.core.names import fold
from paname.games.paris_paris.network import (
    CALLS,
    CROSSINGS,
    LINES,
    PAIRS,
    STATIONS,
    STOPS,
    TILES,
    Line,
    Network,
    Station,
)

SEATS: Final = 4
SECOND: Final = 32  # a set of shops has bit s for a shop at station s and bit 32 + s for a second one of the same owner
WIDTH: Final = 1000
HEIGHT: Final = 800
PLAYERS: Final = ("two_players", "three_players", "four_players")
KNOWN: Final = {
    "supply": ("shops", "markers"),
    "room": ("plain", "crossing"),
    "track": ("length",),
    "piles": PLAYERS,
}


class Tables:
    """The components in packed form; stations and tiles are numbered as `network` says."""

    def __init__(self, text: str) -> None:
        reader = Reader(text, "paris_paris")
        reader.only("", reader.document, ("supply", "room", "track", "piles", "seat", "line", "station"))
        for name, known in KNOWN.items():
            reader.only(name, reader.table(name), known)
        self.shops: i64 = reader.number("supply.shops", 20, 99)
        self.markers: i64 = reader.number("supply.markers", LINES, LINES)
        self.track: i64 = reader.number("track.length", 1, 999)
        plain = reader.number("room.plain", 1, 1)
        crossing = reader.number("room.crossing", 2, 2)
        self.piles: vec[i64] = vec[i64](read_piles(reader))
        self.seat_names: list[str] = []
        self.emblems: list[str] = []
        self._read_seats(reader)
        lines = read_lines(reader)
        network = Network(lines, read_stations(reader, lines), plain, crossing)
        network.check(reader)
        reader.finish()
        self.marks: dict[str, str] = reader.marks
        self.oddities: list[Fault] = reader.oddities
        self.lines: list[Line] = network.lines
        self.stations: list[Station] = numbered(network)
        self.station_names: list[str] = [station.name for station in self.stations]
        self.colours: list[str] = [line.colour for line in self.lines]
        self.letters: list[str] = [line.letter for line in self.lines]
        self.neighbours: list[list[int]] = [
            sorted(self.station_names.index(name) for name in network.neighbours(station))
            for station in self.station_names
        ]
        self._pack()

    def _read_seats(self, reader: Reader) -> None:
        """The four players' colours and emblems."""
        for place, entry in enumerate(reader.tables("seat")):
            path = f"seat {place + 1}"
            reader.mark(path, entry)
            reader.only(path, entry, ("name", "emblem", "mark"))
            self.seat_names.append(plain_name(reader, path, "name", entry, ["nobody", *self.seat_names]))
            self.emblems.append(plain_name(reader, path, "emblem", entry, self.emblems))
        if len(self.seat_names) != SEATS:
            reader.wrong("seat", "wrong_count", found=len(self.seat_names), count=SEATS)

    def _pack(self) -> None:
        routes = [[self.station_names.index(name) for name in line.route()] for line in self.lines]
        self.routes: vec[i64] = vec[i64]([station for route in routes for station in route])
        self.calls: vec[i64] = vec[i64]([station for route in routes for station in route if station < CROSSINGS])
        self.tile_lines: vec[i64] = vec[i64]([line_of(tile) for tile in range(TILES)])
        self.line_tiles: vec[i64] = vec[i64]([0] * LINES)
        self.once: i64 = 0
        self.twice: i64 = 0
        for tile in range(TILES):
            self.line_tiles[line_of(tile)] |= bit(tile)
            self.once |= bit(tile)
            if self.lines[line_of(tile)].copies(self.station_names[station_of(tile)]) == 2:
                self.twice |= bit(tile)
        self.near: vec[i64] = vec[i64]([shop_mask([here, *self.neighbours[here]]) for here in range(CROSSINGS)])
        self.reach: vec[i64] = vec[i64]([0] * LINES)
        for place, crossing in enumerate(self.calls):
            self.reach[place // CALLS] |= self.near[crossing]
        self.rings: vec[i64] = vec[i64]([0] * (STATIONS * STOPS))
        for route in routes:
            for at, station in enumerate(route):
                for other, name in enumerate(route):
                    self.rings[station * STOPS + abs(other - at)] |= shop_mask([name])

    def tile_name(self, tile: i64) -> str:
        """T0.3: a tile is known by its station and its line's colour."""
        return f"{self.station_names[station_of(tile)]}/{self.colours[self.tile_lines[tile]]}"


def station_of(tile: i64) -> i64:
    """The station of a tile."""
    if tile < 2 * CROSSINGS:
        return tile >> 1
    return tile - CROSSINGS


def line_of(tile: int) -> int:
    """The line of a tile."""
    if tile < 2 * CROSSINGS:
        return PAIRS[tile >> 1][tile & 1]
    return (tile - 2 * CROSSINGS) // (STOPS - CALLS)


def shop_mask(stations: list[int]) -> int:
    """Every place for a shop at these stations."""
    mask: i64 = 0
    for station in stations:
        mask |= bit(station) | bit(station + SECOND)
    return mask


def numbered(network: Network) -> list[Station]:
    """The stations in the order of their numbers."""
    routes = [line.route() for line in network.lines]
    names = [name for a, b in PAIRS for name in routes[a] if name in routes[b]]
    for route in routes:
        names.extend(name for name in route if len(network.lines_of(name)) == 1)
    by_name = {station.name: station for station in network.stations}
    return [by_name[name] for name in names]


def read_piles(reader: Reader) -> list[int]:
    """T1.1: how many piles there are with two, three and four players; together they hold all tiles."""
    return [reader.number(f"piles.{name}", 60 // (place + 3), 60 // (place + 3)) for place, name in enumerate(PLAYERS)]


def read_lines(reader: Reader) -> list[Line]:
    """The lines of the file, with different letters, colours and patterns."""
    lines: list[Line] = []
    letters: list[str] = []
    colours: list[str] = []
    patterns: list[str] = []
    for place, entry in enumerate(reader.tables("line")):
        path = f"line {place + 1}"
        reader.mark(path, entry)
        reader.only(path, entry, ("letter", "colour", "pattern", "stations", "start", "mark"))
        letters.append(plain_name(reader, path, "letter", entry, letters + colours))
        colours.append(plain_name(reader, path, "colour", entry, letters + colours))
        patterns.append(plain_name(reader, path, "pattern", entry, patterns))
        stations = reader.texts(f"{path}.stations", entry.get("stations"))
        start = reader.text(f"{path}.start", entry.get("start"))
        lines.append(Line(letters[-1], colours[-1], patterns[-1], stations, start))
    return lines


def read_stations(reader: Reader, lines: list[Line]) -> list[Station]:
    """The stations of the file; room and tiles follow from the lines where nothing is said (T0.3, T0.4)."""
    stations: list[Station] = []
    names: list[str] = []
    for place, entry in enumerate(reader.tables("station")):
        path = f"station {place + 1}"
        reader.mark(path, entry)
        reader.only(path, entry, ("name", "room", "tiles", "place", "mark"))
        names.append(plain_name(reader, path, "name", entry, names))
        through = [line for line in lines if names[-1] in line.stations]
        room = reader.bounded(f"{path}.room", entry.get("room", min(2, max(1, len(through)))), 1, 2)
        due: dict[str, object] = {line.colour: line.copies(names[-1]) for line in through}
        tiles = reader.table("tiles", entry) if "tiles" in entry else due
        stations.append(Station(names[-1], room, tiles, read_place(reader, f"{path}.place", entry.get("place"))))
    return stations


def read_place(reader: Reader, path: str, value: object) -> list[int]:
    """Where a station is drawn: from the left and from the top."""
    if not isinstance(value, list) or len(value) != 2:
        reader.wrong(path, "not_a_place", value=repr(value))
        return [0, 0]
    return [reader.bounded(path, value[0], 0, WIDTH), reader.bounded(path, value[1], 0, HEIGHT)]


def plain_name(reader: Reader, path: str, field: str, entry: dict[str, object], earlier: list[str]) -> str:
    """A name without a slash that differs from the earlier ones by more than accents and case."""
    name = reader.name(f"{path}.{field}", entry.get(field), earlier, fold)
    if name and ("/" in name or not fold(name)):
        reader.wrong(f"{path}.{field}", "not_a_plain_name", name=name)
    return name


def printed_components() -> str:
    """The component file that comes with the game."""
    return files("paname.games.paris_paris").joinpath("components.toml").read_text(encoding="utf-8")
