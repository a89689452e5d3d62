"""Reading records: one JSON document a game, which replays to the same scores for ever."""

from collections.abc import Iterator
from dataclasses import dataclass

from paname.core.errors import IllegalAction, RecordError
from paname.core.events import Event
from paname.core.game import RECORD_FORMAT, Game, checked_seed, read_object
from paname.core.registry import load
from paname.core.rng import Rng
from paname.core.state import CHANCE, State
from paname.core.words import sentence


@dataclass(frozen=True)
class Step:
    """One choice of a record: who made it (CHANCE for a draw), the positions around it, and what happened.

    The positions are yours: they don't change while the walk goes on.
    """

    seat: int
    choice: int
    before: State
    after: State
    events: list[Event]

    @property
    def is_draw(self) -> bool:
        """Whether chance made this choice."""
        return self.seat == CHANCE


class Walk:
    """A record on its way from the first position to the last: iterate over it for every choice, draws included.

    Its states leave chance to the walk, so they carry no random stream.
    """

    def __init__(self, document: dict[str, object] | str) -> None:
        given = read_object("record", document)
        seed = given.get("seed")
        self.game = game_of(given)
        self.actions = ints(given, "actions")
        self.chance = ints(given, "chance") if seed is None else []
        self.rng: Rng | None = None if seed is None else Rng(checked_seed(seed))
        self.state = first_state(self.game, given)
        self.state.setup.seed = None if seed is None else checked_seed(seed)
        self.decided = 0
        self.drawn = 0

    def __iter__(self) -> Iterator[Step]:
        while self.has_more():
            before = self.state
            self.state = before.clone()
            events: list[Event] = []
            choice = self.advance(events)
            yield Step(int(before.to_move), choice, before, self.state, events)
        self.check_end()

    def has_more(self) -> bool:
        """Whether a choice is left."""
        return self.state.to_move == CHANCE or self.decided < len(self.actions)

    def advance(self, events: list[Event] | None = None) -> int:
        """Make the next choice, whatever it is, and return it."""
        if self.state.to_move != CHANCE:
            return self.decide(events)
        if self.rng is None:
            return self.draw_recorded(events)
        outcome = int(self.state.outcome(self.rng))
        self.state.events = events
        self.state.step(outcome)
        self.state.events = None
        return outcome

    def decide(self, events: list[Event] | None) -> int:
        """Make the next decision; an error names it and says why it is illegal."""
        action = self.actions[self.decided]
        self.decided += 1
        try:
            self.state.apply(action, events)
        except IllegalAction as error:
            text = name(self.game, self.state, action)
            raise error.at(self.game.name, f"action {self.decided} ({text})") from None
        return action

    def draw_recorded(self, events: list[Event] | None) -> int:
        """Draw what the record says."""
        if self.drawn == len(self.chance):
            raise RecordError("chance", f"holds {self.drawn} outcomes, but another draw is due")
        outcome = self.chance[self.drawn]
        self.drawn += 1
        try:
            self.state.apply(outcome, events)
        except IllegalAction as error:
            reason = sentence(error.game, "refusal", error.code, error.facts)  # mypyc: its property crashes
            raise RecordError("chance", f"outcome {self.drawn}: {reason}") from None
        return outcome

    def finish(self, decisions: int | None = None) -> State:
        """The state at the end, or after that many decisions and the draws they brought, with its random stream."""
        while self.has_more() and (decisions is None or self.decided < decisions or self.state.to_move == CHANCE):
            self.advance()
        if decisions is None:
            self.check_end()
        self.state.rng = self.rng
        return self.state

    def check_end(self) -> None:
        """Refuse a record that holds more draws than were made."""
        if self.drawn < len(self.chance):
            raise RecordError("chance", f"holds {len(self.chance)} outcomes where {self.drawn} were drawn")


def walk(document: dict[str, object] | str) -> Walk:
    """A record to go through choice by choice."""
    return Walk(document)


def replay(document: dict[str, object] | str, decisions: int | None = None) -> State:
    """The state at the end of a record, or after that many decisions and the draws they brought.

    An error names the field, or the action and why it is illegal.
    """
    return Walk(document).finish(decisions)


def game_of(document: dict[str, object]) -> Game:
    """The game that a record or position belongs to, with its components."""
    title = document.get("game")
    if not isinstance(title, str):
        raise RecordError("game", "is missing" if title is None else f"{title!r} is not a name")
    components = document.get("components")
    if components is not None and not isinstance(components, str):
        raise RecordError("components", "is not the text of a component file")
    game = load(title, components)
    game.check_header(document)
    if document.get("format", RECORD_FORMAT) != RECORD_FORMAT:
        raise RecordError("format", f"{document.get('format')!r} is not {RECORD_FORMAT}")
    return game


def first_state(game: Game, document: dict[str, object]) -> State:
    """The state before a record's first choice, with chance left to the caller."""
    position = document.get("position")
    if position is not None:
        return game.from_json(read_object("position", position if isinstance(position, dict) else str(position)))
    options = game.options_of(document)
    players = document.get("players")
    if isinstance(players, bool) or not isinstance(players, int):
        raise RecordError("players", "is missing" if players is None else f"{players!r} is not a number")
    return game.begin(players, None, options)


def name(game: Game, state: State, action: int) -> str:
    """The action as text where it has one, else its number."""
    return game.text(state, action) if 0 <= action < game.action_space() and not state.is_over else str(action)


def ints(document: dict[str, object], field: str) -> list[int]:
    """A field that is a list of integers."""
    value = document.get(field)
    if not isinstance(value, list):
        raise RecordError(field, "is missing" if value is None else "is not a list")
    for place, item in enumerate(value):
        if isinstance(item, bool) or not isinstance(item, int):
            raise RecordError(field, f"entry {place + 1}, {item!r}, is not a number")
    return value
