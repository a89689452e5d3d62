"""Hypothesis drives games and keeps watch over what must always hold."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.games.paris.helpers import GAME
from tests.games.paris.test_contract import conserve
from tests.games.paris.test_free_actions import worth

from paname.core.rng import Rng
from paname.games.paris.actions import BUY, USE_END


class Table(RuleBasedStateMachine):
    """A table where moves are picked by place, late games often reached by a random start."""

    @initialize(
        players=st.integers(2, 4),
        seed=st.integers(0, 10**6),
        warm=st.integers(0, 500),
        stacks=st.sampled_from([2, 3]),
        random_setup=st.sampled_from(["no", "tokens", "tiles", "both"]),
        track_end=st.sampled_from(["final", "tiles_still_work"]),
        numbers=st.sampled_from(["ever", "held"]),
        tile_25=st.sampled_from(["spaces", "tiles"]),
        free_districts=st.booleans(),
    )
    def begin(self, players, seed, warm, **options):
        self.state = GAME.new(players=players, seed=seed, **options)
        rng = Rng(seed)
        for _ in range(warm):
            if not self.state.is_over:
                self.state.apply(self.state.legal_moves().any(rng))

    @precondition(lambda self: not self.state.is_over)
    @rule(place=st.integers(0, 400))
    def move(self, place):
        legal = self.state.legal_actions()
        seat, before = self.state.turn, worth(self.state, self.state.turn)
        action = legal[place % len(legal)]
        self.state.apply(action)
        if BUY <= action < USE_END:
            assert worth(self.state, seat) <= before

    @rule(seat=st.integers(0, 3), number=st.integers(0, 10**6))
    def imagine(self, seat, number):
        seat %= self.state.players
        world = self.state.determinize(seat, Rng(number))
        assert world.view(seat) == self.state.view(seat)
        assert world.scores() == self.state.scores()

    @invariant()
    def everything_is_there(self):
        self.state.check()
        conserve(self.state)

    @invariant()
    def there_is_a_move_unless_it_is_over(self):
        assert bool(self.state.legal_actions()) != self.state.is_over

    @invariant()
    def the_breakdown_adds_up(self):
        for seat, score in enumerate(self.state.scores()):
            assert sum(line.points for line in self.state.breakdown() if line.seat == seat) == score


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=25, stateful_step_count=20, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
