"""What every bot promises: it is handed a world that its seat can't tell from the real one, never the real one."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from paname.bots.clock import now
from paname.core.errors import InputError, PanameError
from paname.core.events import rebuilt
from paname.core.rng import Rng
from paname.core.state import State


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision: iterations are reproducible, milliseconds are not."""

    milliseconds: int | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        for name, value in (("milliseconds", self.milliseconds), ("iterations", self.iterations)):
            if value is not None and value < 1:
                raise InputError(name, f"{value} is too small; a budget is 1 or more")
        if self.milliseconds is None and self.iterations is None:
            raise InputError("budget", "give milliseconds, iterations or both")

    def deadline(self) -> float:
        """When thinking that begins now must end, on the clock of `now`."""
        return float("inf") if self.milliseconds is None else now() + self.milliseconds / 1000

    def most(self) -> int:
        """The largest number of iterations."""
        return 1 << 40 if self.iterations is None else self.iterations

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


@dataclass(frozen=True)
class Reason:
    """What a bot thinks of one action: how much it looked at it, the lead in points and the win it expects from it."""

    action: int
    visits: int
    lead: float
    win: float

    def to_json(self) -> dict[str, object]:
        """The reason as a JSON object."""
        return {"action": self.action, "visits": self.visits, "lead": round(self.lead, 2), "win": round(self.win, 4)}

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


@dataclass(frozen=True)
class Choice:
    """The action a bot answers with, and its best actions from the best down; `is_exact` where they were solved."""

    action: int
    reasons: tuple[Reason, ...] = ()
    iterations: int = 0
    is_exact: bool = False

    def to_json(self) -> dict[str, object]:
        """The choice as a JSON object."""
        return {
            "action": self.action,
            "reasons": [reason.to_json() for reason in self.reasons],
            "iterations": self.iterations,
            "is_exact": self.is_exact,
        }

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Somebody who plays a seat; one bot plays one game, because it may remember what it thought before.

    Your own bot is a subclass with `think`, in plain Python too.
    """

    name: str = "bot"

    @abstractmethod
    def think(self, world: State, seat: int, budget: Budget, rng: Rng) -> Choice:
        """The choice of the seat to move, among two actions or more."""

    def choose(self, world: State, seat: int, budget: Budget, rng: Rng) -> Choice:
        """The choice of the seat to move; `world` is what `state.determinize(seat, …)` gave.

        The bot thinks about a world of its own, which depends on the seat's knowledge and the stream alone.
        """
        if world.to_move != seat:
            raise PanameError(f"it isn't seat {seat}'s turn")
        if world.keeps_history:
            raise PanameError("hand a bot a world that was determinized for its seat, never the game itself")
        legal = world.legal_actions()
        if len(legal) == 1:
            return Choice(legal[0])
        return self.think(world.determinize(seat, rng), seat, budget, rng)
