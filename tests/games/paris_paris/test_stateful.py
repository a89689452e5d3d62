"""Play led by Hypothesis, with every invariant after every action."""

import json

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.games.paris_paris import oracle
from tests.games.paris_paris.table import CROSSINGS, GAME, ROUNDS, SEATS

import paname


class Table(RuleBasedStateMachine):
    """A table where chance is drawn in the open, too."""

    @initialize(players=st.integers(2, 4), open_bag=st.booleans())
    def sit_down(self, players, open_bag):
        options = {"open_bag": open_bag} if players > 2 else {}
        self.state = GAME.new(players=players, chance="explicit", **options)
        self.points = [0] * players
        while self.state.to_move == paname.CHANCE:
            self.state.apply(self.state.legal_actions()[0])

    @precondition(lambda self: not self.state.is_over)
    @rule(choices=st.lists(st.integers(0, 34), min_size=6, max_size=6))
    def move(self, choices):
        for choice in choices:
            legal = self.state.legal_actions()
            if legal:
                events = []
                self.state.apply(legal[choice % len(legal)], events)
                for event in events:
                    if type(event).__name__ in ("SmallTourScored", "BusCalled", "BagCounted"):
                        self.points = [old + new for old, new in zip(self.points, event.gains, strict=True)]

    @rule(seat=st.integers(-1, 1), seed=st.integers(0, 99))
    def imagine(self, seat, seed):
        world = self.state.determinize(seat, paname.Rng(seed))
        world.check()
        assert world.view(seat) == self.state.view(seat)

    @invariant()
    def holds_together(self):
        """T0.3, T0.4, T0.5, T0.8: tiles, room, shops and points."""
        self.state.check()
        document = self.state.to_json()
        assert GAME.from_json(json.dumps(document)).key() == self.state.key()
        assert self.state.scores() == self.points
        assert all(len(owners) <= (2 if name in CROSSINGS else 1) for name, owners in document["shops"].items())
        assert document["rounds_done"] <= ROUNDS[self.state.players]

    @invariant()
    def forecasts_equal_the_oracle(self):
        """T3.2, T4.2."""
        view = self.state.view(-1)
        players = self.state.players
        for entry in view["forecast"]["offer"]:
            assert entry["small"] == oracle.small_tour(view["shops"], entry["station"])[:players]
        for line, gains in view["forecast"]["tours"].items():
            assert gains == oracle.grand_tour(view["shops"], line)[:players]

    @invariant()
    def the_bag_and_the_supply_follow_from_the_displacements(self):
        """T2.3: with two players the bag stays empty."""
        bag = self.state.to_json()["bag"]
        assert set(bag) == set(SEATS[: self.state.players])
        assert self.state.players > 2 or not any(bag.values())


Table.TestCase.settings = settings(max_examples=15, stateful_step_count=20, deadline=None)
TestTable = Table.TestCase
