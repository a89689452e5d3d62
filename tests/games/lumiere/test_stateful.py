"""Hypothesis plays: after every action the position holds together, whatever was chosen."""

import json

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.games.lumiere.boards import GAME, OPTION_SETS
from tests.games.lumiere.test_contract import conserve

import paname


class Play(RuleBasedStateMachine):
    """One game, its moves and its draws chosen by Hypothesis."""

    @initialize(
        options=st.sampled_from(OPTION_SETS), seed=st.integers(0, 2**16), skipped=st.sampled_from([0, 20, 50, 60])
    )
    def begin(self, options, seed, skipped):
        """From the start, or from somewhere in a game."""
        self.state = GAME.new(chance="explicit", **options)
        self.used = 0
        rng = paname.Rng(seed)
        for _ in range(skipped):
            if not self.state.is_over:
                self.state.apply(self.state.legal_moves().any(rng))

    def choose(self, number):
        """Make one of the choices that there are."""
        choices = self.state.legal_actions()
        self.state.apply(choices[number % len(choices)])

    @precondition(lambda self: self.state.to_move == paname.CHANCE)
    @rule(number=st.integers(0, 11))
    def draw(self, number):
        self.choose(number)

    @precondition(lambda self: self.state.to_move >= 0)
    @rule(number=st.integers(0, 2**16))
    def move(self, number):
        self.choose(number)

    @precondition(lambda self: self.state.to_move >= 0)
    @rule(kind=st.sampled_from(["tile", "take", "build", "card"]), number=st.integers(0, 2**16))
    def move_of_a_kind(self, kind, number):
        """Buildings are few among the moves, so ask for them by name."""
        chosen = [a for a in self.state.legal_actions() if GAME.text(self.state, a).startswith(kind)]
        if chosen:
            self.state.apply(chosen[number % len(chosen)])

    @precondition(lambda self: not self.state.is_over)
    @rule(action=st.integers(0, GAME.action_space() - 1))
    def try_anything(self, action):
        """What is not legal is refused and changes nothing; what is legal works on a copy."""
        before = self.state.to_bytes()
        twin = self.state.clone()
        if action in self.state.legal_actions():
            twin.apply(action)
            assert len(twin.history) == len(self.state.history) + 1
        else:
            with pytest.raises(paname.IllegalAction):
                twin.apply(action)
            assert twin.to_bytes() == before
        assert self.state.to_bytes() == before

    @rule(seat=st.sampled_from([0, 1]), seed=st.integers(0, 2**16))
    def imagine(self, seat, seed):
        world = self.state.determinize(seat, paname.Rng(seed))
        world.check()
        assert world.view(seat) == self.state.view(seat)

    @invariant()
    def holds_together(self):
        self.state.check()
        conserve(self.state)

    @invariant()
    def has_moves_until_it_is_over(self):
        assert bool(self.state.legal_actions()) != self.state.is_over

    @invariant()
    def free_spaces_and_pieces_fill_the_square(self):
        view = self.state.view(0)
        shown = "".join(view["square"])
        assert {colour: shown.count(colour) for colour in "obsl"}["l"] <= 8
        assert view["free_own"]["orange"] <= shown.count("o")
        assert view["free_own"]["blue"] <= shown.count("b")

    @invariant()
    def goes_through_json(self):
        assert GAME.from_json(json.dumps(self.state.to_json())).key() == self.state.key()

    @invariant()
    def tokens_are_only_ever_spent(self):
        used = sum(entry["by"] is not None for entry in self.state.view(0)["postcards"])
        assert used >= self.used
        self.used = used


Play.TestCase.settings = settings(max_examples=40, stateful_step_count=40)
TestPlay = Play.TestCase
