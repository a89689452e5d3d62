"""Who enters a tournament: a bot with its budget, written as `greedy`, `haussmann:ms=200`, `search:iterations=500`."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from paname.bots.contract import Bot, Budget
from paname.bots.evaluate.weights import Weights
from paname.bots.lapsing import LapsingBot
from paname.bots.levels import LEVELS, level_named
from paname.bots.roster import KINDS, create
from paname.core.errors import InputError

DEFAULT: Final = Budget(iterations=1000)


@dataclass(frozen=True)
class Entrant:
    """A bot by the text that names it, with the budget of its decisions and perhaps weights of its own."""

    text: str
    kind: str
    budget: Budget
    weights: str | None = None
    lapse: float = 0.0

    def bot(self, game: str) -> Bot:
        """A new bot of this kind, for one game."""
        weights = None if self.weights is None else Weights(Path(self.weights).read_text(encoding="utf-8"))
        bot = create(self.kind, game, weights)
        return LapsingBot(bot, self.lapse) if self.lapse > 0 else bot


def read_entrant(text: str) -> Entrant:
    """The entrant that a text names: a bot, then what sets it apart, each after a colon.

    `ms=200` or `iterations=500` is its budget, `weights=FILE` the weights of its evaluation, `lapse=10` how many
    decisions of a hundred it makes at random.
    """
    kind, *words = text.split(":")
    level = level_named(kind)
    if level is None and kind not in KINDS:
        known = ", ".join([*KINDS, *(level.id for level in LEVELS)])
        raise InputError("bot", f"there is no bot {text!r}; there are: {known}")
    budget = DEFAULT if level is None else level.budget
    weights, lapse = None, 0.0
    for word in words:
        name, _, value = word.partition("=")
        if name == "weights":
            weights = value
        elif name == "lapse" and value.isdecimal():
            lapse = int(value) / 100
        elif name in ("ms", "iterations") and value.isdecimal():
            budget = Budget(milliseconds=int(value)) if name == "ms" else Budget(iterations=int(value))
        else:
            raise InputError("bot", f"{word!r} in {text!r} is not ms=, iterations=, weights= or lapse=")
    return Entrant(text, kind, budget, weights, lapse)
