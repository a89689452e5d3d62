"""A record, decision by decision, with what happened at each."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import paname
from paname.cli.boards import Board
from paname.core.events import Event
from paname.core.game import Game
from paname.core.records import first_state, game_of
from paname.core.state import CHANCE, State


@dataclass
class Step:
    """One decision with the draws that followed it; the first step of a game is the set-up, decided by CHANCE."""

    seat: int
    action: int = -1
    text: str = ""
    events: list[Event] = field(default_factory=list)

    def sentences(self, board: Board, names: list[str], viewer: int = -1) -> list[str]:
        """What happened, as this seat may know it; -1 is a spectator."""
        told = [board.tell(event, names) for event in self.events if event.is_seen_by(viewer)]
        return [sentence for sentence in told if sentence]


def walk(document: dict[str, object]) -> Iterator[tuple[Step, State]]:
    """The steps of a record, each with the state after it; a record that does not replay is refused first."""
    history = list(paname.replay(document).history)
    game = game_of(document)
    state = first_state(game, document, None)
    step = Step(CHANCE)
    for choice in history:
        if choice >= 0:
            yield step, state
            step = Step(state.to_move, choice, game.text(state, choice))
        state.apply(choice if choice >= 0 else ~choice, step.events)
    yield step, state


def heading(game: Game, step: Step, number: int, players: int) -> str:
    """A decision's number, seat and move."""
    return f"{number}. {game.seat_names(players)[step.seat].capitalize()}: {step.text}" if number else "Set-up"
