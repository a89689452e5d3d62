"""The shape that every network has (T0.1), and the checks that a component file's network has it (T0.7).

Five lines that cross pairwise have ten crossings and three plain stations a line, whatever their names. So stations,
tiles and action ids are numbered by structure: crossings 0 to 9 by their pair of lines, then the plain stations line by
line from the start; tiles 0 to 19 are the crossings' two each, then one for each plain station.
"""

from typing import Final

from paname.core.components import Reader

LINES: Final = 5
STOPS: Final = 7
STATIONS: Final = 25
CROSSINGS: Final = 10
CALLS: Final = 4
TILES: Final = 35  # different ones: station and line
COPIES: Final = 60
LINE_COPIES: Final = 12
PAIRS: Final = ((0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4))


class Line:
    """A bus line as the file has it."""

    def __init__(self, letter: str, colour: str, pattern: str, stations: list[str], start: str) -> None:
        self.letter = letter
        self.colour = colour
        self.pattern = pattern
        self.stations = stations
        self.start = start

    def route(self) -> list[str]:
        """The stations from the start on."""
        return self.stations[::-1] if self.stations[-1] == self.start else self.stations

    def copies(self, name: str) -> int:
        """T0.3: two tiles where the line passes, one where it ends, none elsewhere."""
        if name not in self.stations:
            return 0
        return 1 if name in (self.stations[0], self.stations[-1]) else 2


class Station:
    """A station as the file has it."""

    def __init__(self, name: str, room: int, tiles: dict[str, object], place: list[int]) -> None:
        self.name = name
        self.room = room
        self.tiles = tiles
        self.place = place


class Network:
    """Lines and stations of a component file, checked by T0.7."""

    def __init__(self, lines: list[Line], stations: list[Station], plain_room: int, crossing_room: int) -> None:
        self.lines = lines
        self.stations = stations
        self.plain_room = plain_room
        self.crossing_room = crossing_room

    def lines_of(self, name: str) -> list[Line]:
        """The lines through a station."""
        return [line for line in self.lines if name in line.stations]

    def neighbours(self, name: str) -> list[str]:
        """T0.1: the stations that follow or precede this one on a line."""
        found: list[str] = []
        for line in self.lines_of(name):
            at = line.stations.index(name)
            found.extend(line.stations[max(at - 1, 0) : at] + line.stations[at + 1 : at + 2])
        return found

    def check(self, reader: Reader) -> None:
        """T0.7: note everything that keeps this from being a network of Paris Paris."""
        if len(self.lines) != LINES:
            reader.wrong("line", "wrong_count", found=len(self.lines), count=LINES)
        if len(self.stations) != STATIONS:
            reader.wrong("station", "wrong_count", found=len(self.stations), count=STATIONS)
        for line in self.lines:
            self._check_line(reader, line)
        for place, line in enumerate(self.lines):
            for other in self.lines[:place]:
                check_pair(reader, other, line)
        for station in self.stations:
            self._check_station(reader, station)
            self._check_tiles(reader, station)
        self._check_sums(reader)
        self._check_joined(reader)

    def _check_line(self, reader: Reader, line: Line) -> None:
        """T0.1, T0.7: seven different known stations, four of them crossings, the start at an end."""
        path = f"line {line.colour}"
        if len(line.stations) != STOPS:
            reader.wrong(path, "wrong_stops", found=len(line.stations), count=STOPS)
        known = [station.name for station in self.stations]
        for place, name in enumerate(line.stations):
            if name in line.stations[:place]:
                reader.wrong(path, "stops_twice", station=name, count=STOPS)
            if name not in known:
                reader.wrong(path, "no_such_station", station=name)
        crossings = sum(len(self.lines_of(name)) == 2 for name in line.stations)
        if crossings != CALLS:
            reader.wrong(path, "wrong_crossings", found=crossings, count=CALLS)
        ends = line.stations[:1] + line.stations[-1:]
        if ends and line.start not in ends:
            reader.wrong(path, "start_not_an_end", station=line.start, ends=tuple(ends))

    def _check_station(self, reader: Reader, station: Station) -> None:
        """T0.1, T0.4, T0.7: on one line or two, with room to match; a crossing has three neighbours or four."""
        path = f"station {station.name}"
        lines = [line.colour for line in self.lines_of(station.name)]
        if len(lines) not in (1, 2):
            reader.wrong(path, "on_lines" if lines else "on_no_line", lines=tuple(lines))
        room = self.plain_room if len(lines) < 2 else self.crossing_room
        if station.room != room:
            code = "room_of_a_station" if len(lines) < 2 else "room_of_a_crossing"
            reader.wrong(path, code, found=station.room, room=room)
        neighbours = self.neighbours(station.name)
        if len(lines) == 2 and len(neighbours) < 3:
            reader.wrong(path, "too_few_neighbours", found=len(neighbours))

    def _check_tiles(self, reader: Reader, station: Station) -> None:
        """T0.3: the tiles of a station."""
        path = f"station {station.name}"
        for line in self.lines:
            due = line.copies(station.name)
            has = station.tiles.get(line.colour, 0)
            if has != due:
                reader.wrong(path, "wrong_tiles_of", found=repr(has), line=line.colour, count=due)
        colours = [line.colour for line in self.lines]
        for colour in station.tiles:
            if colour not in colours:
                reader.wrong(path, "tiles_of_no_line", line=colour, lines=tuple(colours))

    def _check_sums(self, reader: Reader) -> None:
        """T0.3: 60 tiles, 12 of each line."""
        total = 0
        for line in self.lines:
            copies = [station.tiles.get(line.colour, 0) for station in self.stations]
            number = sum(copy for copy in copies if isinstance(copy, int))
            total += number
            if number != LINE_COPIES:
                reader.wrong(f"line {line.colour}", "wrong_tiles", found=number, count=LINE_COPIES)
        if total != COPIES:
            reader.wrong("station", "wrong_tiles", found=total, count=COPIES)

    def _check_joined(self, reader: Reader) -> None:
        """T0.7: every station can be reached from every other."""
        names = [station.name for station in self.stations if self.lines_of(station.name)]
        reached = names[:1]
        for name in reached:
            reached.extend(other for other in dict.fromkeys(self.neighbours(name)) if other not in reached)
        cut_off = [name for name in names if name not in reached]
        if cut_off:
            reader.wrong("line", "not_reached", station=names[0], stations=tuple(cut_off))


def check_pair(reader: Reader, one: Line, other: Line) -> None:
    """T0.1: every two lines share exactly one station."""
    shared = [name for name in dict.fromkeys(one.stations) if name in other.stations]
    if len(shared) != 1:
        path = f"lines {one.colour} and {other.colour}"
        reader.wrong(path, "share_stations" if shared else "share_no_station", stations=tuple(shared))
