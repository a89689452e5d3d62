"""A bot that forgets to think now and then."""

from paname.bots.contract import Bot, Budget, Choice
from paname.core.rng import Rng
from paname.core.state import State


class LapsingBot(Bot):
    """Another bot, but some of its decisions are any legal action."""

    def __init__(self, bot: Bot, lapse: float) -> None:
        self.bot = bot
        self.threshold = int(lapse * 4294967296)

    def think(self, world: State, seat: int, budget: Budget, rng: Rng) -> Choice:
        """Lapse, or think."""
        if rng.next32() < self.threshold:
            return Choice(world.legal_moves().any(rng))
        return self.bot.think(world, seat, budget, rng)
