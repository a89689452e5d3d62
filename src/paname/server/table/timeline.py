"""The game at a table: the true position, which stays here, and the decisions that led to it."""

from dataclasses import dataclass, replace
from typing import Final

from paname.core.events import Event
from paname.core.game import Game
from paname.core.records import replay
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
    shown: tuple[bool, ...] = ()  # whether something came to light with the decision
    undone: tuple[tuple[int, tuple[int, ...]], ...] = ()  # who took which decisions back since the last new one

    @staticmethod
    def of(
        deal: Deal,
        actions: tuple[int, ...],
        movers: tuple[int, ...],
        shown: tuple[bool, ...],
        undone: tuple[tuple[int, tuple[int, ...]], ...],
    ) -> "Timeline":
        """The timeline that these decisions make, worked out again."""
        state, recent = deal.first(), list[State]()
        for place, action in enumerate(actions):
            if place >= len(actions) - KEPT:
                recent.append(state)
                state = state.clone()
            state.apply(action)
        return Timeline(deal, state, tuple(recent), actions, movers, shown, undone)

    @property
    def before(self) -> State | None:
        """The position before the last decision, if it is at hand."""
        return self.recent[-1] if self.recent else None

    def move(self, action: int, events: list[Event] | None = None) -> "Timeline":
        """The timeline after a legal decision; appends what happened to events."""
        state = self.state.clone()
        told: list[Event] = []
        state.apply(action, told)
        if events is not None:
            events.extend(told)
        return Timeline(
            self.deal,
            state,
            (*self.recent[-KEPT + 1 :], self.state),
            (*self.actions, action),
            (*self.movers, int(self.state.to_move)),
            (*self.shown, has_shown(self.state, state, told)),
        )

    def redo(self) -> "Timeline":
        """The timeline before the last undo."""
        timeline, (_, actions) = self, self.undone[-1]
        for action in actions:
            timeline = timeline.move(action)
        return replace(timeline, undone=self.undone[:-1])

    def undo(self, to: int, seat: int) -> "Timeline":
        """The timeline of the first decisions alone; a seat took the others back."""
        back = len(self.actions) - to
        undone = (*self.undone, (seat, self.actions[to:]))
        kept = self.actions[:to], self.movers[:to], self.shown[:to], undone
        if back == 0:
            return self
        if back <= len(self.recent):
            return Timeline(self.deal, self.recent[-back], self.recent[:-back], *kept)
        before, state, _ = self.around(to)
        return Timeline(self.deal, state, () if before is None else (before,), *kept)

    def around(self, decision: int) -> tuple[State | None, State, list[Event]]:
        """The positions before and after a decision, counted from 1, and what it brought about; 0 is the beginning."""
        if decision == 0:
            return None, self.deal.first(), []
        before = replay(self.deal.game.record(self.state), decision - 1)
        state, events = before.clone(), list[Event]()
        state.apply(self.actions[decision - 1], events)
        return before, state, events

    def last_of(self, seat: int) -> int:
        """How many decisions stood before the last one of a seat; -1 if it has made none."""
        for place in range(len(self.movers) - 1, -1, -1):
            if self.movers[place] == seat:
                return place
        return -1


def has_shown(before: State, after: State, events: list[Event]) -> bool:
    """Whether a decision may have shown anybody something.

    Chance moved, somebody was told something in private, or something hidden was touched; all else follows from what
    everybody knew (the law of `State.secret_fields`), so no world could differ.
    """
    has_drawn = len(after.history) > len(before.history) + 1
    return has_drawn or any(event.seen_by is not None for event in events) or before.secrets() != after.secrets()
