"""The bot that searches with what it learned."""

from librt.vecs import vec

from paname.bots.contract import Bot, Budget, Choice
from paname.bots.evaluate.contract import Evaluation
from paname.bots.learned.net import Net
from paname.bots.learned.shipped import learned_evaluation, shipped_net
from paname.bots.learned.stretch import stretch
from paname.bots.search_bot import SearchBot
from paname.core.rng import Rng
from paname.core.state import State


class LearnedBot(Bot):
    """A search whose evaluation is the net of the game and its number of players, or the hand-made one without.

    The nets that come with the package were taught with our components; with other ones the hand-made evaluation, which
    reads every number from them, judges better.
    """

    name = "search"

    def __init__(self, game: str, evaluation: Evaluation, action_space: int, net: Net | None = None) -> None:
        self.game = game
        self.evaluation = evaluation
        self.action_space = action_space
        self.net = net
        self.players = 0
        self.components: str | None = None
        self.bot: SearchBot | None = None

    def think(self, world: State, seat: int, budget: Budget, rng: Rng) -> Choice:
        """Search; the net is read when the number of players and the components are known."""
        bot = self.bot
        if bot is None or world.players != self.players or world.setup.components != self.components:
            self.players = world.players
            self.components = world.setup.components
            bot = self.searcher()
            self.bot = bot
        return bot.think(world, seat, budget, rng)

    def searcher(self) -> SearchBot:
        """The search for these players and components."""
        net = self.net or (shipped_net(self.game, self.players) if self.components is None else None)
        base = self.evaluation
        doubts = [doubt * stretch(self.game, self.players, self.components) for doubt in base.weights.doubts]
        base.doubts = vec[float](doubts)
        return SearchBot(learned_evaluation(self.game, self.players, base, net), self.action_space)
