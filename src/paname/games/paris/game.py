"""Paris as its users meet it: the state with its rules, and the game that makes states."""

# ruff: noqa: D102 - the contract, `State` and `Game`, says what each method does

from mypy_extensions import i64

from paname.core.actions import Action
from paname.core.bits import members
from paname.core.bounds import Lengths
from paname.core.catalogue import Catalogue
from paname.core.errors import Fault, IllegalAction
from paname.core.events import ScoreLine
from paname.core.game import Game
from paname.core.layout import Layout
from paname.core.moves import Moves
from paname.core.names import slug
from paname.core.observation import Observation
from paname.core.options import Option, Value, start_option
from paname.core.rng import Rng
from paname.core.state import CHANCE, Setup, State
from paname.games.paris import (
    bounds,
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
    turn,
    view,
)
from paname.games.paris import structure as box
from paname.games.paris.actions import CATALOGUE
from paname.games.paris.components import Tables, printed_components
from paname.games.paris.state import ParisState

RULES_VERSION = 2


class Paris(ParisState):
    """A position with the rules of the game."""

    def fill_legal(self, moves: Moves) -> None:
        rules.fill_legal(self, moves)

    def play(self, action: i64) -> None:
        rules.play(self, action)

    def fill_chance(self, moves: Moves) -> None:
        chance.fill_chance(self, moves)

    def draw(self, outcome: i64) -> None:
        chance.draw(self, outcome)

    def clone(self) -> "Paris":
        twin = Paris(self.setup, self.tables)
        twin.copy_from(self)
        return twin

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def breakdown(self) -> list[ScoreLine]:
        return scoring.breakdown(self)

    def told_lines(self, seat: int) -> list[ScoreLine]:
        return scoring.told_lines(self, seat)

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
        return CATALOGUE.size

    def pile(self) -> str:
        """Who begins, the layout, the tiles of a district, or the backs that one stack shows."""
        due = self.due()
        if due == box.TILE:
            return f"tile {self.tops[self.stack]}"
        return f"back {chance.unseen_stack(self)}" if due == box.TOP else box.PENDING[due]


class ParisGame(Game):
    """Paris by Kramer and Kiesling."""

    def __init__(self, components: str | None) -> None:
        seats = [list(box.SEATS[:players]) for players in (2, 3, 4)]
        super().__init__("paname.games.paris", RULES_VERSION, seats, components)
        self.tables = Tables(printed_components() if components is None else components)

    def options(self, players: int) -> list[Option]:
        stacks: list[Value] = [3, 2]
        flags: list[Value] = [False, True]
        screens: list[Value] = ["closed", "open"]
        layouts: list[Value] = ["no", "tokens", "tiles", "both"]
        ends: list[Value] = ["final", "tiles_still_work"]
        numbers: list[Value] = ["ever", "held"]
        steps: list[Value] = ["spaces", "tiles"]
        return [
            Option("stacks", 3, stacks, "P1.2", "How many stacks the building tiles are dealt into."),
            Option("random_setup", "no", layouts, "P1.3", "What is laid at random: tokens, bonus tiles or both."),
            Option("free_districts", flags[0], flags, "P2.2", "Whether you choose the district of a drawn building."),
            Option("screens", "closed", screens, "P7.7", "Whether the others' money, keys and goods are shown."),
            Option("track_end", "final", ends, "P5.6", "Whether tiles 17 and 25 still work on the last space."),
            Option("numbers", "ever", numbers, "P5.2", "Which bonus numbers you can't take: ever had, or still held."),
            Option("tile_25", "spaces", steps, "P5.7", "What tile 25 counts back: spaces, or spaces with a tile."),
            start_option(players, "P1.4"),
        ]

    def upgraded(self, version: int, options: dict[str, object]) -> dict[str, object]:  # noqa: ARG002 - there is one
        """By rules 1 tiles 17 and 25 worked on the last space, and tokens and tiles were laid at random together."""
        at_random = "both" if options.get("random_setup", False) else "no"
        return {**options, "random_setup": at_random, "track_end": "tiles_still_work"}

    def showcase(self) -> State:
        """P0: every building laid, no key on the board, all tiles on the track."""
        types = [box.TYPES[kind] for kind in self.tables.type]
        districts = {
            name: {
                "buildings": {
                    str(self.tables.value[rank]): types[place * box.RANKS + rank] for rank in range(box.RANKS)
                }
            }
            for place, name in enumerate(self.tables.district_ids)
        }
        free = {"free_districts": True}
        return self.from_json({"game": self.name, "players": 4, "options": free, "districts": districts})

    def oddities(self) -> list[Fault]:
        return self.tables.oddities

    def facts(self) -> dict[str, object]:
        return facts.facts(self.tables)

    def catalogue(self) -> Catalogue:
        return CATALOGUE

    def action_of(self, action: int) -> Action:
        return CATALOGUE.action(self.tables, action)

    def has_fixed_texts(self) -> bool:
        return True

    def text_of(self, state: State, action: int) -> str:
        if state.to_move == CHANCE:
            assert isinstance(state, Paris)
            return notation.chance_text(self.tables, state.due(), action)
        return notation.to_text(self.tables, action)

    def parse(self, state: State, line: str) -> int:
        for outcome, _ in state.chance_outcomes():
            if slug(self.text(state, outcome)) == slug(line):
                return outcome
        return notation.parse(self.tables, line)

    def blank(self, setup: Setup) -> State:
        state = Paris(setup, self.tables)
        state.lay_out()
        turn.begin(state)
        return state

    def read_position(self, setup: Setup, document: dict[str, object]) -> State:
        state = Paris(setup, self.tables)
        state.lay_out()
        position.read_position(state, document)
        return state

    def layout(self, players: int) -> Layout:
        self.seat_names(players)
        return observe.layout(players)

    def longest(self, players: int) -> Lengths:
        """R-P10, R-P11: turns of ten decisions, purchases, sales and uses of tiles."""
        return bounds.longest(self.tables, players)

    def factors(self, state: State, seat: int) -> list[str]:
        """P5, P6: the bonus tiles that a player had, used or not, and the end-game tiles."""
        assert isinstance(state, Paris)
        tiles = [f"tile {number}" for number in members(state.held[seat] | state.used[seat])]
        takers = list(state.end_takers)
        ends = [tile for take, tile in enumerate(state.end_taken) if takers[take] == seat]
        return tiles + [f"end-game tile {self.tables.end_ids[tile]}" for tile in sorted(ends)]


def create(components: str | None) -> Game:
    """The game, with its own component file or with another one's text."""
    return ParisGame(components)
