"""What every game must keep, as a class that each game's tests inherit; needs pytest.

class TestContract(GameContract):
    game = paname.load("my_game")
    player_counts = (2,)
"""

import copy
import json
import pickle
import struct
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import paname
from paname.core.clauses import clauses
from paname.core.playout import play_out
from paname.core.rng import Rng
from paname.core.state import CHANCE, OVER, State, choice_id
from paname.core.words import GAP, has_sentence


def walk(game: paname.Game, players: int, seed: int, **options: Any) -> Iterator[State]:
    """Play a random game and yield every position of it, the first and the last included."""
    state = game.new(players=players, seed=seed, **options)
    rng = Rng(f"walk {seed}")
    yield state
    while not state.is_over:
        state.apply(state.legal_moves().any(rng))
        yield state


def is_filled(sentence: str) -> bool:
    """Whether no gap is left open and nothing unsaid stands in one."""
    return not GAP.search(sentence) and "None" not in sentence


def is_plain(value: object) -> bool:
    """Whether a fact is a number, a name, or a tuple of names, and no sentence."""
    if isinstance(value, tuple):
        return all(isinstance(part, str) and is_plain(part) for part in value)
    return isinstance(value, int) or (isinstance(value, str) and not value.endswith((".", "!", "?")))


class GameContract:
    """Laws over random games; a game adds its own invariants in `conserve`."""

    game: paname.Game
    player_counts: tuple[int, ...]
    option_sets: tuple[dict[str, Any], ...] = ({},)
    settled: frozenset[str] = frozenset()  # numbers of a state that follow from its set-up
    seeds: Sequence[int] = range(6)

    def conserve(self, state: State) -> None:
        """Raise unless everything that is conserved is still there."""

    def games(self) -> Iterator[tuple[int, int, dict[str, Any]]]:
        """Players, seed and options of every game that the laws are tried on."""
        for players in self.player_counts:
            for options in self.option_sets:
                for seed in self.seeds:
                    yield players, seed, options

    def positions(self) -> Iterator[State]:
        """Every position of these games."""
        for players, seed, options in self.games():
            yield from walk(self.game, players, seed, **options)

    def finished(self) -> Iterator[State]:
        """Every last position."""
        for players, seed, options in self.games():
            *_, last = walk(self.game, players, seed, **options)
            yield last

    def refused(self) -> Iterator[tuple[State, int]]:
        """Positions with actions that can't be made there, another part of the catalogue in each."""
        ids = self.game.action_ids()
        for number, state in enumerate(self.positions()):
            if not state.is_over:
                legal = set(state.legal_actions())
                for action in ids[number % 37 :: 37]:
                    if action not in legal:
                        yield state, action

    def test_every_position_holds_together_and_conserves_its_pieces(self) -> None:
        for state in self.positions():
            state.check()
            self.conserve(state)

    def test_legal_lists_are_sorted_without_repeats_and_empty_only_at_the_end(self) -> None:
        for state in self.positions():
            legal = state.legal_actions()
            assert legal == sorted(set(legal))
            assert bool(legal) != state.is_over
            assert all(0 <= action < self.game.action_space() for action in legal)

    def test_every_legal_action_has_a_text_that_parses_back_and_a_dataclass(self) -> None:
        for state in self.positions():
            for action in state.legal_actions():
                assert self.game.parse(state, self.game.text(state, action)) == action
                assert isinstance(self.game.action(action), paname.Action)

    def test_text_and_parse_round_trip_over_the_whole_catalogue(self) -> None:
        state = self.game.new(players=self.player_counts[0], seed=1)
        ids = self.game.action_ids()
        assert ids == sorted(set(ids))
        texts = [self.game.text(state, action) for action in ids]
        assert len(set(texts)) == len(ids)
        assert [self.game.parse(state, text) for text in texts] == ids

    def test_every_id_stands_in_one_block_by_its_numbers(self) -> None:
        catalogue = self.game.catalogue()
        assert catalogue.size == self.game.action_space() == self.game.new(self.player_counts[0], 1).action_space()
        for block in catalogue.blocks:
            for action in range(block.base, block.end):
                assert catalogue.block(action) is block
                assert catalogue.id(block.name, *block.numbers(action)) == action

    def test_a_readable_action_leads_back_to_its_id(self) -> None:
        for action in self.game.action_ids():
            assert self.game.action_id(self.game.action(action)) == action
        with pytest.raises(paname.PanameError, match="isn't an action"):
            self.game.action_id(paname.Action())

    def test_every_other_action_is_refused_with_a_clause_and_changes_nothing(self) -> None:
        for state, action in self.refused():
            before = state.to_bytes()
            with pytest.raises(paname.IllegalAction) as refused:
                state.apply(action)
            assert refused.value.clause
            assert state.to_bytes() == before

    def test_every_refusal_is_a_code_whose_sentence_has_no_gap_left(self) -> None:
        known = {clause.id for clause in clauses(self.game.name)}
        for state, action in self.refused():
            refused = state.why_illegal(action)
            assert refused.clause in known
            assert has_sentence(self.game.name, "refusal", refused.code)
            assert is_filled(refused.reason)
            assert all(is_plain(value) for _, value in refused.facts)

    def test_numbers_outside_the_catalogue_are_refused(self) -> None:
        state = self.game.new(players=self.player_counts[0], seed=1)
        for action in (-1, -2, self.game.action_space(), 2**70, -(2**70)):
            with pytest.raises(paname.IllegalAction):
                state.apply(action)

    def test_a_clone_is_equal_and_independent(self) -> None:
        for state in self.positions():
            before = state.to_bytes()
            twin = state.clone()
            assert twin.to_bytes() == before
            play_out(twin, Rng(3))
            assert state.to_bytes() == before

    def test_the_fields_are_all_numbers_of_a_state_and_a_clone_takes_each_over(self) -> None:
        state = self.game.new(players=self.player_counts[0], seed=1)
        own = [kind for kind in type(state).__mro__ if issubclass(kind, State) and kind is not State]
        names = {name for kind in own for name in vars(kind) if not name.startswith("_")}
        numbers = {name for name in names if isinstance(getattr(state, name), (int, type(state.history)))}
        assert sorted(state.fields()) == sorted(numbers - self.settled)
        size = len(state.key()) // 8
        key = struct.pack(f"<{size}q", *range(1, size + 1))
        state.set_key(key)
        assert state.clone().key() == state.key() == key

    def test_copies_pickles_and_bytes_are_equal_and_play_on_alike(self) -> None:
        for place, state in enumerate(self.positions()):
            if place % 5 == 0:
                twins = [
                    copy.copy(state),
                    copy.deepcopy(state),
                    pickle.loads(pickle.dumps(state)),
                    self.game.from_bytes(state.to_bytes()),
                ]
                for twin in twins:
                    assert twin.to_bytes() == state.to_bytes()
                    assert twin.legal_actions() == state.legal_actions()

    def test_a_position_goes_through_json_unchanged(self) -> None:
        for state in self.positions():
            text = json.dumps(state.to_json())
            twin = self.game.from_json(text)
            assert twin.key() == state.key()
            assert json.dumps(twin.to_json()) == text

    def test_a_record_replays_to_the_same_state(self) -> None:
        for state in self.finished():
            text = json.dumps(self.game.record(state))
            twin = paname.replay(text)
            assert twin.key() == state.key()
            assert twin.scores() == state.scores()

    def test_chance_in_the_open_replays_the_game_of_the_seed(self) -> None:
        for players, seed, options in self.games():
            *_, state = walk(self.game, players, seed, **options)
            shown = self.game.new(players=players, chance="explicit", **options)
            for choice in state.history:
                assert (shown.to_move == CHANCE) == (choice < 0)
                if choice < 0:
                    assert choice_id(choice) in [outcome for outcome, weight in shown.chance_outcomes() if weight > 0]
                shown.apply(choice_id(choice))
            assert shown.key() == state.key()
            twin = paname.replay(self.game.record(shown))
            assert twin.key() == state.key()

    def test_no_game_is_longer_than_it_says_and_every_draw_names_its_pile(self) -> None:
        """Decisions, draws and outcomes stay within `Game.longest`."""
        for players, seed, options in self.games():
            most = self.game.longest(players)
            state = self.game.new(players=players, chance="explicit", **options)
            rng, decisions, draws = Rng(f"longest {seed}"), 0, 0
            while not state.is_over:
                moves = state.legal_moves()
                if state.to_move == CHANCE:
                    assert state.pile()
                    assert moves.count <= most.outcomes
                    draws += 1
                    state.apply(moves.draw(rng))
                else:
                    decisions += 1
                    state.apply(moves.any(rng))
            assert decisions <= most.decisions
            assert draws <= most.draws

    def test_a_draw_takes_the_outcome_that_the_weights_give(self) -> None:
        for players, seed, options in self.games():
            *_, state = walk(self.game, players, seed, **options)
            shown = self.game.new(players=players, chance="explicit", **options)
            rng = Rng(f"draws {seed}")
            for choice in state.history:
                if choice < 0:
                    rng.next32()
                    assert shown.outcome(rng.clone()) == shown.legal_moves().draw(rng.clone())
                shown.apply(choice_id(choice))

    def test_every_score_line_is_a_code_whose_sentences_have_no_gap_left(self) -> None:
        known = {clause.id for clause in clauses(self.game.name)}
        for state in self.positions():
            lines = state.breakdown()
            for line in lines:
                assert line.clause in known
                assert has_sentence(self.game.name, "score", line.code)
                assert is_filled(line.label(self.game.name))
                assert is_filled(line.note(self.game.name))
                assert all(is_plain(value) for _, value in line.subject + line.facts)
            assert len({(line.seat, line.clause, line.code, line.subject) for line in lines}) == len(lines)

    def test_the_breakdown_adds_up_to_the_scores(self) -> None:
        for state in self.positions():
            lines = state.breakdown()
            sums = [sum(line.points for line in lines if line.seat == seat) for seat in range(state.players)]
            assert sums == state.scores()
            assert all(line.clause for line in lines)
            assert state.winners()
            assert set(state.winners()) <= set(range(state.players))

    def test_a_determinized_world_looks_the_same_to_its_seat(self) -> None:
        rng = Rng("view law")
        for state in self.positions():
            for seat in range(state.players):
                world = state.determinize(seat, rng)
                world.check()
                self.conserve(world)
                assert world.view(seat) == state.view(seat)
                assert len(world.history) == 0
                assert (world.setup.seed, world.setup.start) == (None, None)
                if state.to_move == seat:
                    assert world.legal_actions() == state.legal_actions()
                with pytest.raises(paname.PanameError):
                    self.game.record(world)

    def test_a_determinized_world_holds_no_more_than_the_seat_knows(self) -> None:
        """Drawn from the same stream, worlds of worlds are the worlds themselves: nothing hidden shaped them."""
        for place, state in enumerate(self.positions()):
            for seat in range(state.players):
                world = state.determinize(seat, Rng(place))
                again = world.determinize(seat, Rng("same stream"))
                assert again.key() == state.determinize(seat, Rng("same stream")).key()

    def test_only_secret_fields_differ_between_worlds(self) -> None:
        rng = Rng("secrets")
        for state in self.positions():
            secret = set(state.secret_fields())
            assert secret <= set(state.fields())
            for seat in range(-1, state.players):
                world = state.determinize(seat, rng)
                assert all(
                    world.packed([name]) == state.packed([name]) for name in state.fields() if name not in secret
                )

    def test_a_decision_that_touches_no_secret_shows_nobody_anything(self) -> None:
        """In every world it is as legal as here and leads to what looks the same: taking it back costs nobody."""
        for players, seed, options in self.games():
            after, rng = self.game.new(players=players, seed=seed, **options), Rng(f"shown {seed}")
            while not after.is_over:
                before, action, events = after.clone(), after.legal_moves().any(rng), list[paname.Event]()
                after.apply(action, events)
                is_drawn = len(after.history) > len(before.history) + 1
                is_private = any(event.seen_by is not None for event in events)
                if after.to_move == OVER or is_drawn or is_private or before.secrets() != after.secrets():
                    continue
                for seat in range(-1, players):
                    world = before.determinize(seat, rng)
                    world.rng = None
                    world.apply(action)
                    assert world.view(seat) == after.view(seat)

    def test_told_lines_are_lines_of_the_breakdown(self) -> None:
        for state in self.positions():
            lines = state.breakdown()
            for seat in range(-1, state.players):
                told = state.told_lines(seat)
                assert told == [line for line in lines if line in told]
                assert [line for line in told if line.seat == seat] == [line for line in lines if line.seat == seat]

    def test_what_a_seat_is_told_of_the_scores_is_the_same_in_every_world(self) -> None:
        """So it can be worked out in any one of them, and is known, not guessed."""
        rng = Rng("told")
        for state in self.positions():
            for seat in range(-1, state.players):
                assert state.determinize(seat, rng).told_lines(seat) == state.told_lines(seat)

    def test_fixed_texts_are_the_same_in_every_position(self) -> None:
        if not self.game.has_fixed_texts():
            return
        known: dict[int, str] = {}
        for state in self.positions():
            for action in state.legal_actions():
                text = self.game.text(state, action)
                assert known.setdefault(action, text) == text

    def test_views_are_json_and_reading_changes_nothing(self) -> None:
        for state in self.positions():
            before = state.to_bytes()
            for seat in range(-1, state.players):
                view = state.view(seat)
                assert json.loads(json.dumps(view)) == view
            assert state.to_bytes() == before

    def test_events_are_told_to_somebody_and_listening_changes_nothing(self) -> None:
        for players, seed, options in self.games():
            silent = self.game.new(players=players, seed=seed, **options)
            heard = self.game.new(players=players, seed=seed, **options)
            rng = Rng(seed)
            while not silent.is_over:
                action = silent.legal_moves().any(rng)
                events: list[paname.Event] = []
                silent.apply(action)
                heard.apply(action, events)
                assert events
                assert all(any(event.is_seen_by(seat) for seat in range(-1, players)) for event in events)
            assert heard.to_bytes() == silent.to_bytes()

    def test_events_actions_and_score_lines_are_copied_and_pickled(self) -> None:
        for players, seed, options in self.games():
            state = self.game.new(players=players, seed=seed, **options)
            rng = Rng(seed)
            while not state.is_over:
                action = state.legal_moves().any(rng)
                things: list[Any] = [self.game.action(action)]
                state.apply(action, things)
                things += state.breakdown()
                assert pickle.loads(pickle.dumps(things)) == things
                assert copy.deepcopy(things) == things

    def test_a_rematch_has_options_that_can_be_played(self) -> None:
        for state in self.finished():
            options: dict[str, Any] = dict(self.game.rematch(state))
            again = self.game.new(players=state.players, seed=1, **options)
            assert not again.is_over

    def test_what_a_study_compares_is_named(self) -> None:
        for state in self.finished():
            for seat in range(state.players):
                factors = self.game.factors(state, seat)
                assert len(set(factors)) == len(factors)
                assert all(isinstance(name, str) for name in factors)

    def test_the_game_over_takes_no_more_actions(self) -> None:
        for state in self.finished():
            assert state.to_move == OVER
            assert state.legal_actions() == []
            with pytest.raises(paname.IllegalAction):
                state.apply(0)

    def test_the_components_are_told_as_json_with_their_marks(self) -> None:
        facts = self.game.facts()
        assert json.loads(json.dumps(facts)) == facts
        assert facts["marks"]

    def test_the_wrong_number_of_players_and_unknown_options_are_refused(self) -> None:
        with pytest.raises(paname.InputError, match="players"):
            self.game.new(players=17, seed=1)
        with pytest.raises(paname.InputError, match="no such option"):
            self.game.new(players=self.player_counts[0], seed=1, colour="mauve")
        with pytest.raises(paname.InputError, match="chance"):
            self.game.new(players=self.player_counts[0], chance="maybe")
