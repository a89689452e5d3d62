"""The zoo: every member plays, each of its own mind."""

import pytest
from tests.bots.worlds import GAMES, positions

import paname
from paname.arena.plan import Plan
from paname.arena.tournament import Tournament
from paname.bots.contract import Budget
from paname.bots.evaluate.contract import Evaluation
from paname.bots.evaluate.weights import default_weights
from paname.bots.roster import create, evaluation
from paname.bots.search_bot import SearchBot
from paname.bots.zoo import IDEAS, obsessed
from paname.core.rng import Rng

FEW = Budget(iterations=20 if paname.COMPILED else 2)


class Points(Evaluation):
    """Counts points and nothing else."""

    def measure(self, state, seat):
        for place in range(len(self.terms)):
            self.terms[place] = 0.0
        self.terms[0] = float(state.score(seat))


@pytest.mark.parametrize("idea", IDEAS)
@pytest.mark.parametrize("name", sorted({name for name, _ in GAMES}))
def test_a_fixed_idea_changes_what_greedy_does(name, idea):
    def differs(state):
        seat = state.to_move
        answers = [
            create(bot, name).choose(state.determinize(seat, Rng(1)), seat, FEW, Rng(1)) for bot in (idea, "greedy")
        ]
        return answers[0].action != answers[1].action

    assert any(differs(state) for seed in range(20) for state in positions(name, 2, seed=seed, every=3))


def test_an_idea_multiplies_what_it_names_and_the_others_where_it_says_so():
    weights = default_weights("paris_paris")
    changed = obsessed(weights, {"small": 3.0, "points": 1.0, "others": 0.5}).tables[0]
    assert changed["small"] == pytest.approx(3 * weights.tables[0]["small"], abs=0.001)
    assert changed["points"] == weights.tables[0]["points"]
    assert changed["tours"] == pytest.approx(weights.tables[0]["tours"] / 2, abs=0.001)


@pytest.mark.parametrize("bot", ["flat", "plain"])
def test_playouts_beat_random(bot):
    plan = Plan("paris_paris", 2, (f"{bot}:iterations=60", "random"), 6, "1")
    results = list(Tournament(plan).play())
    won = sum(result.seats[seat].startswith(bot) for result in results for seat in result.winners)
    assert won >= 5


def test_an_evaluation_in_plain_python_drives_the_search():
    base = evaluation("paris_paris")
    bot = SearchBot(Points(base.names, base.weights), paname.load("paris_paris").action_space())
    state = paname.load("paris_paris").new(players=2, seed=1)
    seat = state.to_move
    choice = bot.choose(state.determinize(seat, Rng(1)), seat, FEW, Rng(1))
    assert choice.action in state.legal_actions()
