"""Paris Paris as its users meet it: the state with its rules, and the game that makes states."""

from typing import Final

from mypy_extensions import i64

from paname.core.actions import Action
from paname.core.bounds import Lengths
from paname.core.errors import IllegalAction
from paname.core.events import ScoreLine
from paname.core.game import Game
from paname.core.layout import Layout
from paname.core.moves import Moves
from paname.core.options import Option, Value, start_option
from paname.core.rng import Rng
from paname.core.sheet import Sheet
from paname.core.state import Setup, State
from paname.games.paris_paris import chance, notation, observe, position, rules, scoring, view
from paname.games.paris_paris.actions import SPACE, all_ids, to_action
from paname.games.paris_paris.components import SEATS, Tables, printed_components
from paname.games.paris_paris.facts import facts
from paname.games.paris_paris.forecast import forecast_after, offer_forecast, tour_forecast
from paname.games.paris_paris.integrity import check
from paname.games.paris_paris.refusals import refusal
from paname.games.paris_paris.state import NOBODY, ParisParisState

RULES_VERSION: Final = 1


class ParisParis(ParisParisState):
    """A position of Paris Paris that can be played."""

    def fill_legal(self, moves: Moves) -> None:
        """T2.7: the mover's choices."""
        rules.fill_legal(self, moves)

    def play(self, action: i64) -> None:
        """T2.2: carry out a choice."""
        rules.play(self, action)

    def fill_chance(self, moves: Moves) -> None:
        """The draw that is due."""
        chance.fill_chance(self, moves)

    def outcome(self, rng: Rng) -> i64:
        """One outcome of the draw that is due; most draws are of tiles."""
        return chance.any_tile(self, rng) if chance.draws_tiles(self) else super().outcome(rng)

    def draw(self, outcome: i64) -> None:
        """Carry out a draw."""
        chance.draw(self, outcome)

    def clone(self) -> "ParisParis":
        """An equal state that shares nothing that changes."""
        twin = ParisParis(self.setup, self.tables)
        twin.copy_from(self)
        return twin

    def score(self, seat: i64) -> i64:
        """The points of a seat on the track."""
        return scoring.score(self, seat)

    def winners(self) -> list[int]:
        """T5.3: who is ahead of everybody."""
        return scoring.winners(self)

    def breakdown(self) -> list[ScoreLine]:
        """Where every point came from."""
        return scoring.breakdown(self)

    def view(self, seat: int) -> dict[str, object]:
        """T5.4: what a seat may know."""
        return view.view(self, seat)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        """T5.4, R-T3: what a seat may know, in numbers."""
        observe.observe(self, seat, sheet)

    def determinize(self, seat: int, rng: Rng) -> "ParisParis":
        """T5.4: a world that the seat cannot tell from this one."""
        world = self.clone()
        view.hide(world, seat, rng)
        return world

    def check(self) -> None:
        """Raise InputError unless the state holds together."""
        check(self)

    def position(self) -> dict[str, object]:
        """The game's own part of the JSON position."""
        return position.position(self)

    def refusal(self, action: i64) -> IllegalAction:
        """Why an action is not legal."""
        return refusal(self, action)

    def action_space(self) -> i64:
        """One more than the largest id."""
        return SPACE

    def pile(self) -> str:
        """Who begins, the markers, or the tiles."""
        return f"{self.bus == NOBODY} {self.markers_drawn()}"

    def places(self) -> list[int]:
        """T5.3: the place of every seat."""
        return scoring.places(self)

    def points_by_line(self, seat: int) -> dict[str, dict[str, int]]:
        """A seat's points of each line, by the kind of tour."""
        return scoring.points_by_line(self, seat)

    def points_by_round(self, seat: int) -> list[dict[str, int]]:
        """A seat's points of each round, by the kind of tour."""
        return scoring.points_by_round(self, seat)

    def offer_forecast(self) -> list[dict[str, object]]:
        """What each tile on offer would pay if it were left over now."""
        return offer_forecast(self)

    def tour_forecast(self) -> dict[str, list[int]]:
        """What a grand tour of each line would pay now."""
        return tour_forecast(self)

    def forecast_after(self, action: int) -> list[dict[str, object]]:
        """What the other tiles would pay after a choice."""
        return forecast_after(self, action)


class ParisParisGame(Game):
    """Paris Paris with its components."""

    def __init__(self, components: str | None) -> None:
        self.tables = Tables(printed_components() if components is None else components)
        names = self.tables.seat_names
        super().__init__(
            "paname.games.paris_paris", RULES_VERSION, [names[:players] for players in range(2, SEATS + 1)], components
        )

    def options(self, players: int) -> list[Option]:
        """T1.3, T5.4: who begins; with three or four players whether the bag may be looked into."""
        found = [start_option(players, "T1.3")]
        if players > 2:
            words = "Whether everybody sees what the bag holds, and so the sizes of the supplies."
            looks: list[Value] = [False, True]
            found.append(Option("open_bag", looks[0], looks, "T5.4", words))
        return found

    def action_space(self) -> int:
        """One more than the largest id."""
        return SPACE

    def action_ids(self) -> list[int]:
        """Every id."""
        return all_ids()

    def action(self, action: int) -> Action:
        """The dataclass of an id."""
        return to_action(self.tables, action)

    def text(self, state: State, action: int) -> str:
        """The text of an id."""
        assert isinstance(state, ParisParis)
        return notation.text(state, action)

    def parse(self, state: State, line: str) -> int:
        """The id of a text."""
        assert isinstance(state, ParisParis)
        return notation.parse(state, line)

    def blank(self, setup: Setup) -> State:
        """The state before the first draw."""
        state = ParisParis(setup, self.tables)
        state.lay_out()
        return state

    def read_position(self, setup: Setup, document: dict[str, object]) -> State:
        """The state of a JSON position."""
        state = ParisParis(setup, self.tables)
        state.lay_out()
        position.read_position(state, document)
        return state

    def layout(self, players: int) -> Layout:
        """See observe.layout."""
        self.seat_names(players)
        return observe.layout(self.tables, players)

    def facts(self) -> dict[str, object]:
        """The components as a JSON object, for drawing."""
        return facts(self.tables)

    def longest(self, players: int) -> Lengths:
        """A round takes a tile a player and one more of the 60; each round everybody decides once."""
        rounds = 60 // (players + 1)
        return Lengths(rounds * players, 1 + 5 + 60)


def create(components: str | None) -> Game:
    """The game, with its own components or those of a file's text."""
    return ParisParisGame(components)
