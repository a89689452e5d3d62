"""The game at a table: the true position, which stays here, and the decisions that led to it."""

from dataclasses import dataclass, replace
from typing import Final

from paname.core.events import Event
from paname.core.game import Game
from paname.core.state import State

KEPT: Final = 12  # positions at hand


@dataclass(frozen=True)
class Deal:
    """Everything that a game begins from."""

    game: Game
    players: int
    options: dict[str, object]
    seed: str
    position: str = ""

    def first(self, events: list[Event] | None = None) -> State:
        """The position before the first decision."""
        if self.position:
            return self.game.from_json(self.position, self.seed)
        return self.game.begin(self.players, self.seed, self.options, events)


@dataclass(frozen=True)
class Timeline:
    """The decisions that stand; making or taking one back gives another timeline and leaves this one as it is."""

    deal: Deal
    state: State
    recent: tuple[State, ...] = ()  # the positions before the last decisions, so that a step back costs nothing
    actions: tuple[int, ...] = ()
    movers: tuple[int, ...] = ()
    drawn: tuple[bool, ...] = ()  # whether chance moved after the decision

    @property
    def before(self) -> State | None:
        """The position before the last decision, if it is at hand."""
        return self.recent[-1] if self.recent else None

    def move(self, action: int, events: list[Event] | None = None) -> "Timeline":
        """The timeline after a legal decision; appends what happened to events."""
        state = self.state.clone()
        mover, length = int(state.to_move), len(state.history)
        state.apply(action, events)
        return replace(
            self,
            state=state,
            recent=(*self.recent[-KEPT + 1 :], self.state),
            actions=(*self.actions, action),
            movers=(*self.movers, mover),
            drawn=(*self.drawn, len(state.history) > length + 1),
        )

    def undo(self, to: int) -> "Timeline":
        """The timeline of the first decisions alone."""
        back = len(self.actions) - to
        kept = self.actions[:to], self.movers[:to], self.drawn[:to]
        if back == 0:
            return self
        if back <= len(self.recent):
            return Timeline(self.deal, self.recent[-back], self.recent[:-back], *kept)
        before, state, _ = self.around(to)
        return Timeline(self.deal, state, () if before is None else (before,), *kept)

    def around(self, decision: int) -> tuple[State | None, State, list[Event]]:
        """The positions before and after a decision, counted from 1, and what it brought about; 0 is the beginning."""
        events: list[Event] = []
        state, before = self.deal.first(events), None
        for place, action in enumerate(self.actions[:decision]):
            before = state.clone() if place == decision - 1 else None
            events = []
            state.apply(action, events)
        return before, state, events

    def last_of(self, seat: int) -> int:
        """How many decisions stood before the last one of a seat; -1 if it has made none."""
        for place in range(len(self.movers) - 1, -1, -1):
            if self.movers[place] == seat:
                return place
        return -1
