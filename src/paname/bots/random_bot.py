"""The bot that plays at random: the floor that every rating stands on."""

from paname.bots.contract import Bot, Budget, Choice
from paname.core.rng import Rng
from paname.core.state import State


class RandomBot(Bot):
    """Any legal action, each equally likely."""

    name = "random"

    def think(self, world: State, seat: int, budget: Budget, rng: Rng) -> Choice:  # noqa: ARG002
        """One of the legal actions."""
        return Choice(world.legal_moves().any(rng))
