"""Bots by name."""

import importlib
from typing import Final

from paname.bots.contract import Bot
from paname.bots.evaluate import EVALUATIONS
from paname.bots.evaluate.contract import Evaluation
from paname.bots.evaluate.weights import Weights, weights_text
from paname.bots.greedy import GreedyBot
from paname.bots.lapsing import LapsingBot
from paname.bots.levels import level_named
from paname.bots.searcher import SearchBot
from paname.bots.uniform import RandomBot
from paname.core.errors import InputError
from paname.core.registry import load

KINDS: Final = ("random", "greedy", "search")


def evaluation(game: str, weights: Weights | None = None) -> Evaluation:
    """The evaluation of a game, with its own weights or with others."""
    if game not in EVALUATIONS:
        raise InputError("game", f"there is no evaluation of {game!r}")
    found: Evaluation = importlib.import_module(EVALUATIONS[game]).create(weights or Weights(weights_text(game)))
    return found


def create(name: str, game: str, weights: Weights | None = None) -> Bot:
    """A new bot for one game, by its kind or its level."""
    level = level_named(name)
    if level is not None:
        bot = create(level.kind, game, weights)
        return bot if level.lapse == 0 else LapsingBot(bot, level.lapse)
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(evaluation(game, weights))
    if name == "search":
        return SearchBot(evaluation(game, weights), load(game).action_space())
    raise InputError("bot", f"there is no bot {name!r}")
