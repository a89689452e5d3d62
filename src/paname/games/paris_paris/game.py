"""Paris Paris as its users meet it: the state with its rules, and the game that makes states."""

# ruff: noqa: D102 - the contract, `State` and `Game`, says what each method does

from typing import Final

from mypy_extensions import i64

from paname.core.actions import Action
from paname.core.bounds import Lengths
from paname.core.catalogue import Catalogue
from paname.core.errors import Fault, IllegalAction
from paname.core.events import ScoreLine
from paname.core.game import Game
from paname.core.layout import Layout
from paname.core.moves import Moves
from paname.core.observation import Observation
from paname.core.options import Option, Value, start_option
from paname.core.rng import Rng
from paname.core.state import Setup, State
from paname.games.paris_paris import (
    chance,
    hidden,
    integrity,
    notation,
    observe,
    position,
    refusals,
    rules,
    scoring,
    view,
)
from paname.games.paris_paris.actions import CATALOGUE, SPACE
from paname.games.paris_paris.components import SEATS, Tables, printed_components
from paname.games.paris_paris.facts import facts
from paname.games.paris_paris.network import COPIES, LINES
from paname.games.paris_paris.state import ParisParisState

RULES_VERSION: Final = 1


class ParisParis(ParisParisState):
    """A position of Paris Paris that can be played; `State` says what each method does."""

    def fill_legal(self, moves: Moves) -> None:
        rules.fill_legal(self, moves)

    def play(self, action: i64) -> None:
        rules.play(self, action)

    def fill_chance(self, moves: Moves) -> None:
        chance.fill_chance(self, moves)

    def outcome(self, rng: Rng) -> i64:
        return chance.any_tile(self, rng) if chance.draws_tiles(self) else super().outcome(rng)

    def draw(self, outcome: i64) -> None:
        chance.draw(self, outcome)

    def clone(self) -> "ParisParis":
        twin = ParisParis(self.setup, self.tables)
        twin.copy_from(self)
        return twin

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def breakdown(self) -> list[ScoreLine]:
        return scoring.breakdown(self)

    def view_of(self, seat: int) -> dict[str, object]:
        return view.view(self, seat)

    def observe(self, seat: i64, row: Observation) -> None:
        observe.observe(self, seat, row)

    def redraw(self, seat: int, rng: Rng) -> None:
        hidden.redraw(self, seat, rng)

    def check(self) -> None:
        integrity.check(self)

    def position(self) -> dict[str, object]:
        return position.position(self)

    def refusal(self, action: i64) -> IllegalAction:
        return refusals.refusal(self, action)

    def action_space(self) -> i64:
        return SPACE


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
            words = "Let everybody see what the bag holds, and so how many shops each player has left."
            looks: list[Value] = [False, True]
            found.append(Option("open_bag", looks[0], looks, "T5.4", words))
        return found

    def catalogue(self) -> Catalogue:
        return CATALOGUE

    def action_of(self, action: int) -> Action:
        return CATALOGUE.action(self.tables, action)

    def text_of(self, state: State, action: int) -> str:
        assert isinstance(state, ParisParis)
        return notation.to_text(state, action)

    def parse(self, state: State, line: str) -> int:
        assert isinstance(state, ParisParis)
        return notation.parse(state, line)

    def blank(self, setup: Setup) -> State:
        state = ParisParis(setup, self.tables)
        state.lay_out()
        return state

    def read_position(self, setup: Setup, document: dict[str, object]) -> State:
        state = ParisParis(setup, self.tables)
        state.lay_out()
        position.read_position(state, document)
        return state

    def layout(self, players: int) -> Layout:
        self.seat_names(players)
        return observe.layout(self.tables, players)

    def oddities(self) -> list[Fault]:
        return self.tables.oddities

    def facts(self) -> dict[str, object]:
        return facts(self.tables)

    def longest(self, players: int) -> Lengths:
        """T1: one draw for the start player, one a marker, one a tile; each round everybody decides once."""
        rounds: int = self.tables.piles[players - 2]
        return Lengths(rounds * players, 1 + LINES + COPIES)


def create(components: str | None) -> Game:
    """The game, with its own components or those of a file's text."""
    return ParisParisGame(components)
