"""Bots by name: three kinds of ours, a zoo of opponents, and other people's as `module:factory`."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from paname.bots.contract import Bot
from paname.bots.evaluate.contract import Evaluation
from paname.bots.evaluate.points import PointsEvaluation
from paname.bots.evaluate.weights import Weights, default_weights
from paname.bots.greedy_bot import GreedyBot
from paname.bots.learned.bot import LearnedBot
from paname.bots.levels import LEVELS
from paname.bots.random_bot import RandomBot
from paname.bots.search_bot import SearchBot
from paname.bots.zoo import ZOO, DenierBot, FlatBot, Playouts, idea_of, obsessed
from paname.core.errors import InputError
from paname.core.manifest import import_reference
from paname.core.registry import load, manifest

Factory = Callable[[str, Weights | None], Bot]


def evaluation(game: str, weights: Weights | None = None) -> Evaluation:
    """A new evaluation of a game, with its own weights or with others; points alone where the game brings none."""
    offered: Any = manifest(game).reference("evaluation")
    create = PointsEvaluation if offered is None else getattr(offered, "create", offered)
    found: Evaluation = create(weights or default_weights(game))
    return found


def random_bot(game: str, weights: Weights | None) -> Bot:  # noqa: ARG001 - every kind is made alike
    """The bot that plays at random."""
    return RandomBot()


def greedy_bot(game: str, weights: Weights | None) -> Bot:
    """The bot that looks one decision ahead."""
    return GreedyBot(evaluation(game, weights))


def search_bot(game: str, weights: Weights | None) -> Bot:
    """The bot that searches with what was learned; weights of your own are for the hand-made evaluation."""
    if weights is not None:
        return handmade_bot(game, weights)
    return LearnedBot(game, evaluation(game), load(game).action_space())


def handmade_bot(game: str, weights: Weights | None) -> Bot:
    """The bot that searches with the hand-made evaluation."""
    return SearchBot(evaluation(game, weights), load(game).action_space())


def zoo_bot(name: str, game: str, weights: Weights | None) -> Bot:
    """An opponent of the zoo."""
    if name == "flat":
        return FlatBot()
    if name == "denier":
        return DenierBot(evaluation(game, weights))
    if name == "plain":
        return SearchBot(Playouts(evaluation(game, weights)), load(game).action_space())
    return GreedyBot(evaluation(game, obsessed(weights or default_weights(game), idea_of(name, game))))


KINDS: Final[dict[str, Factory]] = {
    "random": random_bot,
    "greedy": greedy_bot,
    "search": search_bot,
    "handmade": handmade_bot,
    **{name: partial(zoo_bot, name) for name in ZOO},
}


def create(name: str, game: str, weights: Weights | None = None) -> Bot:
    """A new bot for one game by its kind, or by the `module:factory` that makes it for a game's name."""
    if name in KINDS:
        return KINDS[name](game, weights)
    if ":" not in name:
        raise unknown_bot(name)
    made: Bot = imported_factory(name)(game)
    return made


def imported_factory(name: str) -> Callable[[str], Bot]:
    """What `module:factory` names."""
    try:
        factory: Callable[[str], Bot] = import_reference(name)
    except (ImportError, AttributeError) as error:
        raise InputError("bot", f"{name!r} can't be imported: {error}") from None
    return factory


def unknown_bot(name: str) -> InputError:
    """The error for a name that nobody has."""
    known = ", ".join([*KINDS, *(level.id for level in LEVELS)])
    return InputError("bot", f"there is no bot {name!r}; choose one of {known}, or module:factory for your own")
