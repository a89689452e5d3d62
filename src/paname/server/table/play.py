"""The game at a table: the true state, which stays here, and the decisions that stand."""

from paname.core.events import Event
from paname.core.game import Game
from paname.core.rng import Rng
from paname.core.state import State


class Play:
    """One game from its seed on; undone decisions are gone from it."""

    def __init__(self, game: Game, players: int, options: dict[str, object], seed: str, position: str = "") -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.start = position
        self.actions: list[int] = []
        self.movers: list[int] = []
        self.drawn: list[bool] = []  # whether chance moved after the decision
        self.before: State | None = None  # the position before the last decision
        self.opening: list[Event] = []
        self.state = self.first(self.opening)

    def first(self, events: list[Event] | None = None) -> State:
        """The position before the first decision."""
        if self.start:
            return self.game.from_json(self.start, self.seed)
        state = self.game.blank(self.game.setup(self.players, self.options, self.seed))
        state.rng = Rng(self.seed)
        state.events = events
        state.draw_from_rng()
        state.events = None
        return state

    def move(self, action: int) -> list[Event]:
        """Make a legal decision; says what happened."""
        events: list[Event] = []
        self.before = self.state.clone()
        mover, length = int(self.state.to_move), len(self.state.history)
        self.state.apply(action, events)
        self.actions.append(action)
        self.movers.append(mover)
        self.drawn.append(len(self.state.history) > length + 1)
        return events

    def undo(self, to: int) -> None:
        """Let only the first decisions stand."""
        kept = self.actions[:to]
        self.actions, self.movers, self.drawn = [], [], []
        self.before = None
        self.state = self.first()
        for action in kept:
            self.move(action)

    def at(self, decision: int) -> tuple[State, list[Event]]:
        """The position after so many decisions, and what the last of them brought about."""
        events: list[Event] = []
        state = self.first(events)
        for action in self.actions[:decision]:
            events = []
            state.apply(action, events)
        return state, events

    def last_of(self, seat: int) -> int:
        """How many decisions stood before the last one of a seat; -1 if it has made none."""
        for place in range(len(self.movers) - 1, -1, -1):
            if self.movers[place] == seat:
                return place
        return -1
