"""How a net is taught: who plays how many games, what the net looks like, what the search is set to."""

import tomllib
from dataclasses import asdict, dataclass, field, replace

from paname.bots.evaluate.weights import evaluation_text
from paname.core.errors import InputError


@dataclass(frozen=True)
class Recipe:
    """Everything that the weights depend on; with the seed it settles them to the bit."""

    game: str
    players: int
    seed: str = "1"
    generations: int = 6
    games: int = 16000  # a generation; the first one is played by `greedy`
    iterations: int = 20  # of the search, a decision; 0 where the net alone decides
    width: int = 0  # actions among which the net alone decides, those that promise most; 0 for all
    prefix: int = 30  # a game begins with up to so many decisions by lot
    explore: float = 0.04  # of the later decisions are made by lot
    trust: float = 0.8  # of what is learned at a position comes from what followed, the rest from the next judgement
    window: int = 4  # generations that are learned from
    keeps_first: bool = False  # whether what `greedy` played is learned from once there is more
    epochs: int = 4
    rate: float = 0.003
    units: tuple[int, int] = (63, 16)
    chunk: int = 250  # games that one worker plays in a row
    rivals: tuple[str, ...] = ("greedy", "flat:iterations=60")
    rival_games: int = 4  # in every so manieth game a rival has a seat
    search: dict[str, float] = field(default_factory=lambda: {"cut_off": 0.0, "rivals": 1.0})

    def to_json(self) -> dict[str, object]:
        """The recipe as a JSON object."""
        return asdict(self)


def recipe_for(game: str, players: int, **wishes: object) -> Recipe:
    """The recipe that the shipped weights were made by, but for what is asked for."""
    book = tomllib.loads(evaluation_text(game, "learning.toml"))
    usual = {name: value for name, value in book.items() if name != "players"}
    usual |= book.get("players", {}).get(str(players), {})
    lists = {name: tuple(value) for name, value in usual.items() if isinstance(value, list)}
    try:
        recipe = Recipe(game, players, **{**usual, **lists})
    except TypeError as error:
        raise InputError("recipe", str(error)) from None
    return replace(recipe, **{name: wish for name, wish in wishes.items() if wish is not None})  # type: ignore[arg-type]
