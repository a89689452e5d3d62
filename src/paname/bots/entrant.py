"""Who plays, as one text: a bot with its budget, such as `greedy`, `haussmann:ms=200`, `search:iterations=500`."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from paname.bots.contract import Bot, Budget
from paname.bots.evaluate.weights import Weights
from paname.bots.lapse_bot import LapseBot
from paname.bots.learned.bot import LearnedBot
from paname.bots.learned.shipped import read_net
from paname.bots.levels import level_named
from paname.bots.roster import KINDS, create, evaluation, imported_factory, unknown_bot
from paname.core.errors import InputError
from paname.core.events import rebuilt
from paname.core.registry import load

DEFAULT: Final = Budget(iterations=1000)


@dataclass(frozen=True)
class Entrant:
    """A bot by the text that names it, with the budget of its decisions and perhaps weights of its own."""

    text: str
    kind: str
    budget: Budget
    weights: str | None = None
    blunders: float = 0.0
    glances: float = 0.0

    def bot(self, game: str) -> Bot:
        """A new bot of this kind, for one game, with its lapses."""
        bot = self.thinker(game)
        if self.glances > 0:
            bot = LapseBot(bot, create("greedy", game), self.glances)
        return LapseBot(bot, create("random", game), self.blunders) if self.blunders > 0 else bot

    def thinker(self, game: str) -> Bot:
        """The bot without lapses."""
        if self.weights is not None and self.weights.endswith(".net"):
            return LearnedBot(game, evaluation(game), load(game).action_space(), read_net(self.weights))
        weights = None if self.weights is None else Weights(Path(self.weights).read_text(encoding="utf-8"))
        return create(self.kind, game, weights)

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


def read_entrant(text: str) -> Entrant:
    """The entrant that a text names: a bot, then what sets it apart, each after a colon.

    `ms=200` or `iterations=500` is its budget, `weights=FILE` the weights of its evaluation or a net for the
    search, `blunders=10` how many decisions in a hundred it makes at random, `glances=50` how many as `greedy` would. A
    bot of your own is `module:factory`.
    """
    kind, *words = text.split(":")
    level = level_named(kind)
    if level is None and words and "=" not in words[0]:
        kind = f"{kind}:{words.pop(0)}"
        imported_factory(kind)
    elif level is None and kind not in KINDS:
        raise unknown_bot(text)
    found = Entrant(text, kind, DEFAULT)
    if level is not None:
        found = Entrant(text, level.kind, level.budget, blunders=level.blunders, glances=level.glances)
    for word in words:
        found = adjusted(found, word)
    return found


def adjusted(entrant: Entrant, word: str) -> Entrant:
    """The same entrant but for one word."""
    name, _, value = word.partition("=")
    if name == "weights":
        return replace(entrant, weights=value)
    if value.isdecimal():
        number = int(value)
        if name == "blunders":
            return replace(entrant, blunders=number / 100)
        if name == "glances":
            return replace(entrant, glances=number / 100)
        if name == "ms":
            return replace(entrant, budget=Budget(milliseconds=number))
        if name == "iterations":
            return replace(entrant, budget=Budget(iterations=number))
    raise InputError("bot", f"{word!r} in {entrant.text!r} isn't ms=, iterations=, weights=, blunders= or glances=")
