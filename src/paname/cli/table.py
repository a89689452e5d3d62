"""A game in progress: who sits where, what happened, and how far it can be taken back."""

import secrets
from typing import Final

import paname
from paname.cli import opponent
from paname.cli.walk import Step, walk
from paname.core.errors import PanameError
from paname.core.game import Game
from paname.core.rng import Rng
from paname.core.state import State

HUMAN: Final = "human"
BOT: Final = "bot"


class Table:
    """A state with its seats, each held by a person or a bot, and the steps so far."""

    def __init__(self, game: Game, state: State, seats: list[str], playouts: int = opponent.PLAYOUTS) -> None:
        self.game = game
        self.state = state
        self.seats = seats
        self.playouts = playouts
        self.draw_by_lot()
        self.steps = [step for step, _ in walk(game.record(state))]

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

    def decide(self, action: int) -> Step:
        """Make the mover's decision; an IllegalAction changes nothing."""
        step = Step(self.mover, action, self.game.text(self.state, action))
        self.state.apply(action, step.events)
        self.steps.append(step)
        return step

    def think(self) -> opponent.Candidate:
        """What the bot would do in the mover's seat, from what that seat may know."""
        rng = Rng(f"opponent {self.state.setup.seed} {len(self.steps)}")
        return opponent.choose(self.seen_by(self.mover, rng), self.mover, rng, self.playouts)

    def seen_by(self, seat: int, rng: Rng | None = None) -> State:
        """The state as far as this seat may know it; what is hidden is drawn anew, until the game is over."""
        return self.state if self.state.is_over else self.state.determinize(seat, rng or Rng("seen"))

    def undo(self, also_draws: bool = False) -> Step:
        """Take back the last decision of a person, and what bots did after it; returns that decision.

        A draw is not taken back, since somebody has seen it, unless a person alone against bots insists.
        """
        place = max((place for place, step in enumerate(self.steps) if step.seat in self.people()), default=0)
        if place == 0:
            raise PanameError("There is no decision of yours to take back.")
        if self.drawn_since(place):
            if len(self.people()) > 1:
                raise PanameError("Something was drawn since that decision, so it stands.")
            if not also_draws:
                raise PanameError("Something was drawn since your last decision. undo! takes it back all the same.")
        taken = self.steps[place]
        self.state = back_to(self.game, self.state, place - 1)
        del self.steps[place:]
        self.draw_by_lot()
        return taken

    def drawn_since(self, place: int) -> bool:
        """Whether chance has moved since a decision; the first decision is 1."""
        history = list(self.state.history)
        decisions = [at for at, choice in enumerate(history) if choice >= 0]
        return any(choice < 0 for choice in history[decisions[place - 1] :])

    def document(self) -> dict[str, object]:
        """The record so far, with who sits where."""
        return {**self.game.record(self.state), "seats": self.seats}


def back_to(game: Game, state: State, decisions: int) -> State:
    """The state when that many decisions had been made."""
    history = list(state.history)
    places = [place for place, choice in enumerate(history) if choice >= 0]
    kept = history[: places[decisions]]
    record = game.record(state)
    record["actions"] = [choice for choice in kept if choice >= 0]
    if "chance" in record:
        record["chance"] = [~choice for choice in kept if choice < 0]
    return paname.replay(record)
