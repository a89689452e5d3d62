"""One game between bots, on one deal, and what is kept of it."""

from dataclasses import asdict, dataclass
from typing import Any

from paname.arena.dealer import Dealer
from paname.bots.clock import now
from paname.bots.player import create_player
from paname.core.registry import load
from paname.core.state import State


@dataclass(frozen=True)
class Match:
    """A game to be played: who sits where, on which deal."""

    index: int
    game: str
    deal: str
    seats: tuple[str, ...]
    options: tuple[tuple[str, object], ...] = ()
    record: bool = False
    luck: bool = False


@dataclass(frozen=True)
class Result:
    """A game that was played: the seat that began; scores, decisions and milliseconds seat by seat."""

    index: int
    deal: str
    seats: tuple[str, ...]
    first: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    milliseconds: tuple[float, ...]
    slowest: tuple[float, ...]
    branching: float
    record: dict[str, object] | None = None
    luck: tuple[float, ...] = ()

    def to_json(self) -> dict[str, object]:
        """The result as a JSON object."""
        return asdict(self)

    @staticmethod
    def from_json(document: dict[str, object]) -> "Result":
        """The result that `to_json` wrote."""
        values = {name: tuple(value) if isinstance(value, list) else value for name, value in document.items()}
        return Result(**values)  # type: ignore[arg-type]


class Clock:
    """What the decisions of one seat took."""

    def __init__(self) -> None:
        self.decisions = 0
        self.milliseconds = 0.0
        self.slowest = 0.0

    def note(self, seconds: float) -> None:
        """One more decision."""
        self.decisions += 1
        self.milliseconds += seconds * 1000
        self.slowest = max(self.slowest, seconds * 1000)


def play_match(match: Match) -> Result:
    """Play one game to its end; it depends on the match alone, but for budgets in milliseconds."""
    game = load(match.game)
    options: dict[str, Any] = dict(match.options)
    state = game.new(players=len(match.seats), chance="explicit", **options)
    players = [create_player(match.game, bot, f"{match.deal} seat {seat}") for seat, bot in enumerate(match.seats)]
    clocks = [Clock() for _ in players]
    dealer = Dealer(match.deal)
    choices = 0
    dealer.draw_all(state)
    first = int(state.to_move)
    while not state.is_over:
        seat = state.to_move
        choices += len(state.legal_actions())
        started = now()
        choice = players[seat].decide(state, seat)
        clocks[seat].note(now() - started)
        state.apply(choice.action)
        dealer.draw_all(state)
    return result(match, state, first, clocks, choices)


def result(match: Match, state: State, first: int, clocks: list[Clock], choices: int) -> Result:
    """What is kept of a finished game."""
    return Result(
        index=match.index,
        deal=match.deal,
        seats=match.seats,
        first=first,
        scores=tuple(state.scores()),
        winners=tuple(state.winners()),
        decisions=tuple(clock.decisions for clock in clocks),
        milliseconds=tuple(round(clock.milliseconds, 3) for clock in clocks),
        slowest=tuple(round(clock.slowest, 3) for clock in clocks),
        branching=round(choices / sum(clock.decisions for clock in clocks), 3),
        record=load(match.game).record(state) if match.record else None,
        luck=luck_in(match, state) if match.luck else (),
    )


def luck_in(match: Match, state: State) -> tuple[float, ...]:
    """What luck brought every seat of a finished game, in shares of victory."""
    from paname.arena.luck import Accountant  # noqa: PLC0415 - luck is told of results

    options: dict[str, Any] = dict(match.options)
    start = load(match.game).new(players=len(match.seats), chance="explicit", **options)
    account = Accountant(match.game, len(match.seats)).account(start, list(state.history), match.deal)
    return tuple(round(part, 6) for part in account.luck)
