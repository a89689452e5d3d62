"""Les Quais as the engine's users meet it."""

from les_quais import position, rules, scoring, view
from les_quais.actions import CATALOGUE, parse, to_text
from les_quais.components import BOOKS, SEATS, STALLS, Tables, printed_components
from les_quais.state import DRAW_BOOK, QuaisState
from paname.core.actions import Action
from paname.core.bounds import Lengths
from paname.core.catalogue import Catalogue
from paname.core.errors import IllegalAction
from paname.core.events import ScoreLine
from paname.core.game import Game
from paname.core.layout import Layout
from paname.core.moves import Moves
from paname.core.observation import Observation
from paname.core.options import Option, Value, start_option
from paname.core.rng import Rng
from paname.core.state import CHANCE, Setup, State

RULES_VERSION = 1


class Quais(QuaisState):
    """A position with the rules of the game."""

    def fill_legal(self, moves: Moves) -> None:
        """What the mover may do."""
        rules.fill_legal(self, moves)

    def play(self, action: int) -> None:
        """Do it."""
        rules.play(self, action)

    def fill_chance(self, moves: Moves) -> None:
        """What can be drawn."""
        rules.fill_chance(self, moves)

    def draw(self, outcome: int) -> None:
        """Draw it."""
        rules.draw(self, outcome)

    def clone(self) -> "Quais":
        """An equal state that shares nothing that changes."""
        twin = Quais(self.setup, self.tables)
        twin.copy_from(self)
        return twin

    def score(self, seat: int) -> int:
        """The points of one seat."""
        return scoring.score(self, seat)

    def winners(self) -> list[int]:
        """Who wins if the game ends now."""
        return scoring.winners(self)

    def breakdown(self) -> list[ScoreLine]:
        """Every point and where it comes from."""
        return scoring.breakdown(self)

    def view_of(self, seat: int) -> dict[str, object]:
        """What a seat may know."""
        return view.view(self, seat)

    def observe(self, seat: int, row: Observation) -> None:
        """The same as numbers."""
        view.observe(self, seat, row)

    def redraw(self, seat: int, rng: Rng) -> None:
        """Draw again what the seat doesn't know."""
        view.redraw(self, seat, rng)

    def check(self) -> None:
        """Whether the position holds together."""
        position.check(self)

    def position(self) -> dict[str, object]:
        """The position as JSON."""
        return position.position(self)

    def refusal(self, action: int) -> IllegalAction:
        """Why an action isn't legal."""
        return rules.refusal(self, action)

    def action_space(self) -> int:
        """One more than the largest action id."""
        return CATALOGUE.size

    def pile(self) -> str:
        """Everything but the crate is drawn once."""
        return "crate" if self.due == DRAW_BOOK else str(self.due)


class QuaisGame(Game):
    """Les Quais with its components."""

    def __init__(self, components: str | None) -> None:
        super().__init__("les_quais", RULES_VERSION, [list(SEATS)], components)
        self.tables = Tables(printed_components() if components is None else components)

    def options(self, players: int) -> list[Option]:
        """What can be chosen before a game."""
        return [start_option(players, "Q1.3")]

    def facts(self) -> dict[str, object]:
        """The components as a client needs them."""
        return self.tables.facts()

    def catalogue(self) -> Catalogue:
        """The table of action ids."""
        return CATALOGUE

    def action_of(self, action: int) -> Action:
        """The dataclass of an action id."""
        return CATALOGUE.action(self.tables, action)

    def text_of(self, state: State, action: int) -> str:
        """The text line of an action, or the name of an outcome where chance moves."""
        if state.to_move == CHANCE:
            assert isinstance(state, Quais)
            return rules.outcome_text(state, action)
        return to_text(action)

    def parse(self, state: State, line: str) -> int:
        """The action, or the outcome where chance moves, that a line names."""
        for outcome, _ in state.chance_outcomes():
            if self.text(state, outcome) == line.strip():
                return outcome
        return parse(line)

    def rematch(self, state: State) -> dict[str, Value]:
        """Q1.3: whoever went second begins the next game."""
        assert isinstance(state, Quais)
        return {**super().rematch(state), "start": 1 - state.start}

    def blank(self, setup: Setup) -> State:
        """The state before the first draw."""
        state = Quais(setup, self.tables)
        start = setup.options["start"]
        if isinstance(start, int):
            rules.begin(state, start)
        return state

    def read_position(self, setup: Setup, document: dict[str, object]) -> State:
        """The state that a JSON position describes."""
        state = Quais(setup, self.tables)
        position.read_position(state, document)
        return state

    def layout(self, players: int) -> Layout:
        """What the cells of an observation mean; there are always two players."""
        self.seat_names(players)
        return view.LAYOUT

    def longest(self, players: int) -> Lengths:
        """Two customers are kept and every book is bought; chance draws start, customers and a book for each stall."""
        bought = players * self.tables.books_each
        return Lengths(players + bought, 2 + len(STALLS) + bought - 1, BOOKS)


def create(components: str | None) -> Game:
    """The game, with its own component file or with another one's text."""
    return QuaisGame(components)
