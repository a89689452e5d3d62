"""Points: who wins, and where every point came from."""

from typing import Final

from mypy_extensions import i64

from paname.core.events import ScoreLine
from paname.core.words import Fact, Facts
from paname.games.paris_paris.components import station_of
from paname.games.paris_paris.state import ParisParisState
from paname.games.paris_paris.tally import numbers, toured


def is_ahead(state: ParisParisState, seat: i64, other: i64) -> bool:
    """T5.3: more points, or as many with fewer shops on the map."""
    if state.score(seat) != state.score(other):
        return state.score(seat) > state.score(other)
    return state.on_map(seat) < state.on_map(other)


def places(state: ParisParisState) -> list[int]:
    """T5.3: the place of every seat, 1 for the winner; seats that are level share a place."""
    seats = range(state.players)
    return [1 + sum(is_ahead(state, other, seat) for other in seats) for seat in seats]


def winners(state: ParisParisState) -> list[int]:
    """T5.3: the seats in first place."""
    return [seat for seat, place in enumerate(places(state)) if place == 1]


class Tour:
    """An entry of the ledger in words; a round, station or line that does not apply is None."""

    def __init__(self, kind: str, played: int | None, station: str | None, line: str | None, gains: list[int]) -> None:
        self.kind = kind
        self.round = played
        self.station = station
        self.line = line
        self.gains = gains

    def to_json(self) -> dict[str, object]:
        """The entry as a JSON object."""
        return {"tour": self.kind, "round": self.round, "station": self.station, "line": self.line, "gains": self.gains}

    def code(self) -> str:
        """R-T7: what its score lines are for; a position set up by hand may not tell where a small tour was."""
        return "untold_small_tour" if self.kind == "small" and self.station is None else CODES[self.kind]

    def subject(self) -> Facts:
        """When it was, and where: what tells it from other tours of its kind."""
        found: list[tuple[str, Fact]] = []
        if self.round is not None:
            found.append(("round", self.round))
        if self.line is not None:
            found.append(("line", self.line))
        if self.station is not None:
            found.append(("station", self.station))
        return tuple(found)


def tours(state: ParisParisState) -> list[Tour]:
    """Every tour so far in the order it was made, then the bag; a round that nothing is told of is left out."""
    found: list[Tour] = []
    for place in range(state.rounds):
        small = state.ledger[place]
        if small != 0:
            tile = toured(small)
            station = None if tile < 0 else state.tables.station_names[station_of(tile)]
            line = None if tile < 0 else state.tables.colours[state.tables.tile_lines[tile]]
            found.append(Tour("small", place + 1, station, line, numbers(small, state.players)))
        grand = state.ledger[state.rounds + place]
        if grand != 0:
            found.append(Tour("grand", place + 1, None, line_name(state, grand), numbers(grand, state.players)))
    bag = 2 * state.rounds + state.final_tours()
    for place in range(2 * state.rounds, bag):
        final = state.ledger[place]
        if final != 0:
            found.append(Tour("final", None, None, line_name(state, final), numbers(final, state.players)))
    if state.ledger[bag] != 0:
        found.append(Tour("bag", None, None, None, numbers(state.ledger[bag], state.players)))
    return found


def line_name(state: ParisParisState, word: i64) -> str:
    """The line of a grand tour's entry."""
    return state.tables.colours[toured(word)]


CLAUSES: Final = {"small": "T3.2", "grand": "T4.2", "final": "T5.1", "bag": "T5.2"}
CODES: Final = {"small": "small_tour", "grand": "grand_tour", "final": "final_tour", "bag": "bag"}


def breakdown(state: ParisParisState) -> list[ScoreLine]:
    """T3.2, T4.2, T5.1, T5.2: seat by seat every tour that paid, with its round and line, and the bag."""
    made = tours(state)
    return [
        ScoreLine(seat, CLAUSES[tour.kind], tour.code(), tour.gains[seat], tour.subject())
        for seat in range(state.players)
        for tour in made
        if tour.gains[seat] > 0
    ]
