"""Lumière as its users meet it: the state with its rules, and the game that makes states."""

# ruff: noqa: D102 - the contract, `State` and `Game`, says what each method does

from mypy_extensions import i64

from paname.core.actions import Action
from paname.core.bits import has
from paname.core.bounds import Lengths
from paname.core.catalogue import Catalogue
from paname.core.errors import ChoiceError, Fault, IllegalAction, InputError
from paname.core.events import ScoreLine
from paname.core.game import Game
from paname.core.layout import Layout
from paname.core.moves import Moves
from paname.core.observation import Observation
from paname.core.options import Option, Value, start_option
from paname.core.rng import Rng
from paname.core.state import CHANCE, Setup, State
from paname.games.lumiere import (
    actions,
    chance,
    facts,
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
from paname.games.lumiere.components import CARDS, SEATS, Tables, printed_components
from paname.games.lumiere.state import PAVING, LumiereState

RULES_VERSION = 2


class Lumiere(LumiereState):
    """A position with the rules of the game."""

    def fill_legal(self, moves: Moves) -> None:
        rules.fill_legal(self, moves)

    def play(self, action: i64) -> None:
        rules.play(self, action)

    def fill_chance(self, moves: Moves) -> None:
        chance.fill_chance(self, moves)

    def outcome(self, rng: Rng) -> i64:
        return chance.any_outcome(self, rng)

    def draw(self, outcome: i64) -> None:
        chance.draw(self, outcome)

    def pile(self) -> str:
        return f"{self.due} {chance.drawer(self)}"

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def breakdown(self) -> list[ScoreLine]:
        return scoring.breakdown(self)

    def view_of(self, seat: int) -> dict[str, object]:
        return view.view(self, seat)

    def observe(self, seat: i64, row: Observation) -> None:
        observe.observe(self, seat, row)

    def clone(self) -> "Lumiere":
        twin = Lumiere(self.setup, self.tables)
        twin.copy_from(self)
        return twin

    def redraw(self, seat: int, rng: Rng) -> None:
        hidden.redraw(self, seat, rng)

    def check(self) -> None:
        integrity.check(self)

    def position(self) -> dict[str, object]:
        return position.position(self)

    def refusal(self, action: i64) -> IllegalAction:
        return refusals.refusal(self, action)

    def action_space(self) -> i64:
        return actions.END


class PostcardsOption(Option):
    """L1.1: the starter set, eight at random, or eight by name."""

    def __init__(self) -> None:
        sets: list[Value] = ["starter", "random"]
        super().__init__("postcards", "starter", sets, "L1.1", "Which eight postcards lie open.")
        self.items, self.picks, self.item = list(CARDS), 8, "card"

    def read(self, value: object) -> Value:
        """A choice by word, or a list of eight different postcards."""
        if not isinstance(value, list):
            return super().read(value)
        unknown = [name for name in value if name not in CARDS]
        if unknown:
            reason = f"{unknown[0]!r} isn't a postcard; there are: {', '.join(CARDS)} (L0.6)"
            raise ChoiceError("option postcards", reason, repr(unknown[0]), tuple(CARDS))
        if len(value) != self.picks or len(set(value)) != self.picks:
            raise InputError("option postcards", f"{len(set(value))} different postcards were named, not eight (L1.1)")
        return sorted(value, key=CARDS.index)

    def from_text(self, text: str) -> Value:
        """A word, or eight names with commas."""
        return self.read([name.strip() for name in text.split(",")]) if "," in text else super().from_text(text)

    def choices_text(self) -> str:
        """The choices as a person would list them."""
        return "starter, random or a list of eight postcards"


class LumiereGame(Game):
    """Paris: La Cité de la Lumière."""

    def __init__(self, components: str | None) -> None:
        super().__init__("paname.games.lumiere", RULES_VERSION, [list(SEATS)], components)
        self.tables = Tables(printed_components() if components is None else components)

    def options(self, players: int) -> list[Option]:
        """What can be chosen before a game."""
        flips: list[Value] = [False, True]
        lamps: list[Value] = ["printed", "any"]
        return [
            PostcardsOption(),
            Option("flip_buildings", flips[0], flips, "L3.3", "Whether buildings may also be turned over."),
            Option("large_lamp", "printed", lamps, "L4.12", "Which lamps the large lamp may strengthen."),
            start_option(players, "L1.3"),
        ]

    def upgraded(self, version: int, options: dict[str, object]) -> dict[str, object]:  # noqa: ARG002 - there is one
        """By rules 1 the large lamp could lie on the lamp tile too."""
        return {**options, "large_lamp": "any"}

    def showcase(self) -> State:
        """L0.2: all tiles laid, as far as the first moves take them."""
        state = self.new(2, "showcase")
        assert isinstance(state, Lumiere)
        while state.phase == PAVING:
            state.apply(state.legal_actions()[0])
        return state

    def oddities(self) -> list[Fault]:
        return self.tables.oddities

    def facts(self) -> dict[str, object]:
        return facts.facts(self.tables)

    def catalogue(self) -> Catalogue:
        return actions.CATALOGUE

    def is_action(self, action: int) -> bool:
        return actions.is_action(self.tables, action)

    def can_occur(self, action: int, options: dict[str, Value]) -> bool:
        return self.is_action(action) and (options["flip_buildings"] is True or not actions.is_flipped(action))

    def action_of(self, action: int) -> Action:
        return actions.CATALOGUE.action(self.tables, action)

    def has_fixed_texts(self) -> bool:
        return True

    def text_of(self, state: State, action: int) -> str:
        if state.to_move == CHANCE:
            assert isinstance(state, Lumiere)
            return notation.chance_text(self.tables, state.due, action)
        return notation.to_text(self.tables, action)

    def parse(self, state: State, line: str) -> int:
        for outcome, _ in state.chance_outcomes():
            if self.text(state, outcome) == line.strip():
                return outcome
        return notation.parse(self.tables, line)

    def rematch(self, state: State) -> dict[str, Value]:
        """L1.3: the loser begins the next game; after a draw, the one who did not begin this one."""
        options = super().rematch(state)
        won = state.winners()
        began = state.setup.options["start"]
        if len(won) == 1:
            options["start"] = 1 - won[0]
        elif isinstance(began, int):
            options["start"] = 1 - began
        elif state.setup.start is None and len(state.history) > 0:
            options["start"] = 1 - int(~state.history[0])
        return options

    def blank(self, setup: Setup) -> State:
        """The state before the first draw."""
        state = Lumiere(setup, self.tables)
        state.lay_out()
        chance.begin(state)
        return state

    def read_position(self, setup: Setup, document: dict[str, object]) -> State:
        """The state that a JSON position describes."""
        state = Lumiere(setup, self.tables)
        state.lay_out()
        position.read_position(state, document)
        return state

    def layout(self, players: int) -> Layout:
        self.seat_names(players)
        return observe.LAYOUT

    def longest(self, players: int) -> Lengths:  # noqa: ARG002 - there are always two
        """Paving: 16 tiles, 12 buildings, a pass for each at worst; then 12 buildings, 8 tokens, Lévitation's."""
        return Lengths(2 * (16 + 12) + 12 + 8 + 1, 1 + 8 + 16)

    def factors(self, state: State, seat: int) -> list[str]:
        """L3.4: the postcards that the seat used."""
        assert isinstance(state, Lumiere)
        return [name for card, name in enumerate(CARDS) if has(state.used[seat], card)]


def create(components: str | None) -> Game:
    """The game, with its own component file or with another one's text."""
    return LumiereGame(components)
