"""A bot at a seat: the one way in which arena, environments, terminal and server let bots decide."""

from dataclasses import dataclass

from paname.bots.contract import Bot, Budget, Choice
from paname.bots.entrant import read_entrant
from paname.core.events import rebuilt
from paname.core.rng import Rng
from paname.core.state import State


class Player:
    """A bot with its budget and its random stream.

    Keep one player for each seat of a game: the bot remembers what it thought, so its search goes on within a turn.
    """

    def __init__(self, bot: Bot, budget: Budget, rng: Rng) -> None:
        self.bot = bot
        self.budget = budget
        self.rng = rng

    def decide(self, state: State, seat: int) -> Choice:
        """What the bot does in the seat to move, knowing what that seat knows; the position stays as it is."""
        return self.decide_in(state.determinize(seat, self.rng), seat)

    def decide_in(self, world: State, seat: int) -> Choice:
        """The same, from a world that was already drawn for the seat."""
        return self.bot.choose(world, seat, self.budget, self.rng)


@dataclass(frozen=True)
class PlayerSpec:
    """Who plays, in plain values that go to another process as they are.

    `bot` is a level or an entrant's text, budget included (`haussmann:ms=200`); equal specs make equal players.
    """

    game: str
    bot: str
    stream: str

    def create(self) -> Player:
        """A new player."""
        entrant = read_entrant(self.bot)
        return Player(entrant.bot(self.game), entrant.budget, Rng(self.stream))

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


def create_player(game: str, bot: str, stream: str) -> Player:
    """A new player of a game by a level or an entrant's text, its random stream begun by a text."""
    return PlayerSpec(game, bot, stream).create()
