"""The bot that leaves some of its decisions to a weaker one."""

from paname.bots.contract import Bot, Budget, Choice
from paname.core.rng import Rng
from paname.core.state import State


class LapseBot(Bot):
    """Another bot, except that a share of its decisions is a lesser bot's: blunders by lot, or a mere glance."""

    def __init__(self, bot: Bot, lesser: Bot, share: float) -> None:
        self.bot = bot
        self.lesser = lesser
        self.threshold = int(share * 4294967296)

    def think(self, world: State, seat: int, budget: Budget, rng: Rng) -> Choice:
        """Have a lapse, or think."""
        bot = self.lesser if rng.next32() < self.threshold else self.bot
        return bot.think(world, seat, budget, rng)
