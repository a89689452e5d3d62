"""The nets that come with the package, one for each game and number of players."""

from importlib.resources import files
from pathlib import Path
from typing import Any

from paname.bots.evaluate.contract import Evaluation
from paname.bots.evaluate.weights import Weights
from paname.bots.learned.evaluation import LearnedEvaluation
from paname.bots.learned.features import Features
from paname.bots.learned.net import Net
from paname.core.errors import InputError
from paname.core.registry import manifest


def features_of(game: str, players: int, evaluation: Evaluation) -> Features | None:
    """What a net sees of a game, the terms of its own evaluation among it; None where nobody has said it."""
    offered = manifest(game)
    create: Any = None if offered.reference("evaluation") is None else offered.reference("features")
    found: Features | None = None if create is None else create(players, evaluation)
    return found


def net_name(game: str, players: int) -> str:
    """The file of a net."""
    return f"{game}_{players}.net"


def shipped_net(game: str, players: int) -> Net | None:
    """The net that comes with the package; None where there is none."""
    file = files("paname.bots.learned").joinpath("nets", net_name(game, players))
    return Net(file.read_bytes()) if file.is_file() else None


def read_net(path: str) -> Net:
    """The net of a file."""
    return Net(Path(path).read_bytes())


def learned_evaluation(game: str, players: int, base: Evaluation, net: Net | None) -> Evaluation:
    """The evaluation of a game by a net, with the settings that the net asks of the search; without a net the base."""
    features = None if net is None else features_of(game, players, base)
    if net is None or features is None:
        return base
    if net.inputs != features.size or net.outs != 2 * players:
        raise InputError("net", f"it isn't a net of {game} with {players} players")
    weights = Weights(base.weights.to_toml())
    settings = net.head.get("search", {})
    assert isinstance(settings, dict)
    weights.search.update({name: float(value) for name, value in settings.items()})
    return LearnedEvaluation(base, features, net, weights)
