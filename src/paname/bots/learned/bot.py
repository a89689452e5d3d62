"""The bot that searches with what it learned."""

from paname.bots.contract import Bot, Budget, Choice
from paname.bots.evaluate.contract import Evaluation
from paname.bots.learned.net import Net
from paname.bots.learned.shipped import learned_evaluation, shipped_net
from paname.bots.search_bot import SearchBot
from paname.core.rng import Rng
from paname.core.state import State


class LearnedBot(Bot):
    """A search whose evaluation is the net of the game and its number of players, or the hand-made one without."""

    name = "search"

    def __init__(self, game: str, evaluation: Evaluation, action_space: int, net: Net | None = None) -> None:
        self.game = game
        self.evaluation = evaluation
        self.action_space = action_space
        self.net = net
        self.players = 0
        self.bot: SearchBot | None = None

    def think(self, world: State, seat: int, budget: Budget, rng: Rng) -> Choice:
        """Search; the net is read when the number of players is known."""
        bot = self.bot
        players: int = world.players
        if bot is None or players != self.players:
            net = self.net or shipped_net(self.game, players)
            bot = SearchBot(learned_evaluation(self.game, players, self.evaluation, net), self.action_space)
            self.bot = bot
            self.players = players
        return bot.think(world, seat, budget, rng)
