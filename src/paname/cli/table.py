"""A game in progress: who sits where, what happened, and how far it can be taken back."""

import secrets
from typing import Final

from paname.bots.contract import Choice
from paname.bots.levels import STRONGEST
from paname.bots.player import Player, create_player
from paname.cli.history import Entry, read_history
from paname.core.errors import PanameError
from paname.core.game import Game
from paname.core.records import replay
from paname.core.rng import Rng
from paname.core.state import State

HUMAN: Final = "human"


class Table:
    """A state with its seats, each held by a person or a bot of some level, and its history so far."""

    def __init__(self, game: Game, state: State, seats: list[str]) -> None:
        self.game = game
        self.state = state
        self.seats = seats
        self.draw_by_lot()
        self.history = [entry for entry, _ in read_history(game.record(state))]
        self.bots = {seat: self.player(level, f"seat {seat}") for seat, level in enumerate(seats) if level != HUMAN}
        self.adviser = self.player(STRONGEST, "hints")

    def player(self, level: str, what: str) -> Player:
        """A bot of this level, which plays as long as the table stands."""
        return create_player(self.game.name, level, f"{what} of {self.state.setup.seed}")

    def draw_by_lot(self) -> None:
        """Draw what is due and what will be, also where a record leaves chance to its reader."""
        if self.state.rng is None:
            self.state.rng = Rng(secrets.randbits(63))
            self.state.draw_from_rng()

    @property
    def mover(self) -> int:
        """The seat whose turn it is."""
        return int(self.state.to_move)

    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat for seat, who in enumerate(self.seats) if who == HUMAN]

    def texts(self) -> list[str]:
        """The legal moves as lines."""
        return [self.game.text(self.state, action) for action in self.state.legal_actions()]

    def decide(self, action: int) -> Entry:
        """Make the mover's decision; an IllegalAction changes nothing."""
        entry = Entry(self.mover, action, self.game.text(self.state, action))
        length = len(self.state.history)
        self.state.apply(action, entry.events)
        entry.has_draws = len(self.state.history) > length + 1
        self.history.append(entry)
        return entry

    def think(self) -> Choice:
        """What the bot in the mover's seat does."""
        return self.bots[self.mover].decide(self.state, self.mover)

    def advise(self) -> Choice:
        """What the strongest bot would do in the mover's place, knowing what the mover knows."""
        return self.adviser.decide(self.state, self.mover)

    def seen_by(self, seat: int) -> State:
        """The state as far as this seat may know it; what is hidden is drawn again, until the game is over."""
        return self.state if self.state.is_over else self.state.determinize(seat, Rng("seen"))

    def undo(self, also_draws: bool = False) -> Entry:
        """Take back the last decision of a person, and what bots did after it; returns that decision.

        A draw can't be taken back, since somebody has seen it, unless a person alone against bots insists.
        """
        place = max((place for place, entry in enumerate(self.history) if entry.seat in self.people()), default=0)
        if place == 0:
            raise PanameError("You haven't made a decision yet, so there's nothing to take back.")
        if any(entry.has_draws for entry in self.history[place:]):
            if len(self.people()) > 1:
                raise PanameError("Something has been drawn since, so this decision stands.")
            if not also_draws:
                raise PanameError("Something has been drawn since. Type undo! to take it back anyway.")
        taken = self.history[place]
        self.state = replay(self.game.record(self.state), place - 1)
        del self.history[place:]
        self.draw_by_lot()
        return taken

    def document(self) -> dict[str, object]:
        """The record so far, and who sits where."""
        return {**self.game.record(self.state), "seats": self.seats}
