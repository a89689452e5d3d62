"""The bot that blunders now and then."""

from paname.bots.contract import Bot, Budget, Choice
from paname.core.rng import Rng
from paname.core.state import State


class BlunderBot(Bot):
    """Another bot, except that a share of its decisions is any legal action."""

    def __init__(self, bot: Bot, blunders: float) -> None:
        self.bot = bot
        self.threshold = int(blunders * 4294967296)

    def think(self, world: State, seat: int, budget: Budget, rng: Rng) -> Choice:
        """Blunder, or think."""
        if rng.next32() < self.threshold:
            return Choice(world.legal_moves().any(rng))
        return self.bot.think(world, seat, budget, rng)
