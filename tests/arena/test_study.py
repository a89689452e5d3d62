"""Studies: what they play, what they write into documents, and the short form of the proofs."""

from dataclasses import replace
from pathlib import Path

import pytest

import paname
from paname.arena.match import Result
from paname.arena.plan import Plan
from paname.arena.statistics import by_bot
from paname.arena.studies import STUDIES, bars, missed
from paname.arena.study import play_in_turn, write_into
from paname.bots.levels import LEVELS
from paname.bots.zoo import IDEAS

DOCS = Path(__file__).parents[2] / "docs"


def with_random_bots(study, games):
    """The same study, played by who needs no time."""
    plans = [replace(plan, bots=("random",) * len(plan.bots)) for plan in study.plans]
    return replace(study, plans=tuple(plans)).with_games(games)


def played(study):
    found = []
    for tournament in study.tournaments(None):
        list(tournament.play())
        found.append((tournament.plan, tournament.results))
    return found


def test_greedy_beats_random_in_each_game():
    """The short form of a proof that every game has."""
    plans = [plan for plan in STUDIES["proofs"]().plans if plan.bots == ("greedy", "random")]
    assert [plan.game for plan in plans] == paname.games()
    for plan in plans:
        (_, results), *_ = played(replace(STUDIES["proofs"](), plans=(replace(plan, games=12),)))
        assert by_bot(results)["greedy"].wins >= 10


def test_the_proofs_are_of_at_least_200_games_and_name_haussmann_at_200_ms():
    plans = STUDIES["proofs"]().plans
    assert len(plans) == len(bars())
    assert all(plan.games >= 200 for plan in plans)
    against = {(plan.game, plan.bots[1]) for plan in plans if plan.bots[0] == "haussmann:ms=200"}
    for game in paname.games():
        assert {(game, bot) for bot in ("greedy", "search:ms=20", "handmade:ms=200", "flat:ms=200")} <= against
        assert {(game, bot) for bot in (*IDEAS, "denier", "plain:ms=200")} <= against


def test_a_proof_that_does_not_hold_is_told():
    def result(winner):
        return Result(0, "deal", ("greedy", "random"), 0, (1, 0), (winner,), (1, 1), (1.0, 1.0), (1.0, 1.0), 1.0)

    plan = Plan("lumiere", 2, ("greedy", "random"), 200, "1")
    good, bad = (plan, [result(0)] * 200), (plan, [result(0)] * 100 + [result(1)] * 100)
    others = len(bars()) - 1
    assert missed([bad] + [good] * others) == [plan]
    text = STUDIES["proofs"]().write([bad] + [good] * others)
    assert text.count("| yes |") == others
    assert text.count("**no**") == 1


def test_a_proof_is_open_until_all_its_games_were_played():
    plan = Plan("lumiere", 2, ("greedy", "random"), 200, "1")
    won = Result(0, "deal", ("greedy", "random"), 0, (1, 0), (0,), (1, 1), (1.0, 1.0), (1.0, 1.0), 1.0)
    some = [(plan, [won] * 199), (plan, []), *[(plan, [won] * 200)] * (len(bars()) - 2)]
    assert missed(some) == [plan, plan]
    text = STUDIES["proofs"]().write(some)
    assert "| 199 of 200 | 100.0 % |" in text
    assert "| 0 of 200 | – | – |" in text
    assert text.count("| open |") == 2


def test_with_hours_the_tournaments_take_turns():
    study = with_random_bots(STUDIES["balance"](), 14)
    tournaments = replace(study, plans=study.plans[1:3]).tournaments(None)
    order = [len(result.seats) for result in play_in_turn(tournaments, 1.0)]
    assert order == [2] * 12 + [3] * 12 + [2] * 2 + [3] * 2
    assert all(tournament.is_over for tournament in tournaments)
    tournaments = replace(study, plans=study.plans[1:3]).tournaments(None)
    assert len(list(play_in_turn(tournaments, 0.0))) == 1


def test_each_level_meets_the_one_below_in_every_game_with_every_number_of_players():
    study = STUDIES["levels"]()
    steps = [(LEVELS[place].id, LEVELS[place - 1].id) for place in (1, 2, 3)]
    assert [(plan.game, plan.players, plan.bots) for plan in study.plans] == [
        (name, players, step)
        for name in paname.games()
        for players in paname.load(name).player_counts()
        for step in steps
    ]


def test_a_step_is_clear_where_the_interval_lies_above_a_fair_share():
    def won(plan, number):
        seats = (plan.bots[0], *plan.bots[1:] * (plan.players - 1))
        scores, zeros = (1, *(0,) * (plan.players - 1)), (0.0,) * plan.players
        return [
            Result(0, "deal", seats, 0, scores, (0 if place < number else 1,), scores, zeros, zeros, 1.0)
            for place in range(100)
        ]

    study = STUDIES["levels"]()
    plans = [plan for plan in study.plans if plan.players == 4][:3]
    text = study.write([(plans[0], won(plans[0], 40)), (plans[1], won(plans[1], 28)), (plans[2], [])])
    flaneur, parisien, haussmann = text.splitlines()[2:]
    assert flaneur == "| Flâneur against Touriste | 40.0 % (31–50) |"
    assert parisien == "| Parisien against Flâneur | 28.0 % (20–37), not clear |"
    assert haussmann == "| Haussmann against Parisien | not played |"


def test_the_balance_of_every_game_is_told(monkeypatch):
    """What the games name as factors is told as well; here it is which seat one had."""
    monkeypatch.setattr(type(paname.load("paris_paris")), "factors", lambda game, state, seat: [f"seat {seat}"])
    study = with_random_bots(STUDIES["balance"](), 4)
    text = study.write(played(replace(study, plans=study.plans[:3])))
    for head in ("## Seats", "## Length and choices"):
        assert head in text
    factors = text.partition("## What decides Paris Paris, 3 players")[2]
    assert "| factor | seats that had it | of them won | worth in points |" in factors
    assert all(f"| seat {seat} | " in factors for seat in range(3))


def test_an_interrupted_study_goes_on_from_its_folder(tmp_path):
    study = with_random_bots(STUDIES["balance"](), 2)
    for _ in study.tournaments(tmp_path)[0].play():
        break
    again = study.tournaments(tmp_path)
    assert [len(tournament.results) for tournament in again] == [1, 0, 0, 0, 0, 0, 0]


def test_a_text_goes_between_its_marks(tmp_path):
    path = tmp_path / "page.md"
    path.write_text("before\n<!-- levels -->\nold\n<!-- end of levels -->\nafter\n")
    for _ in range(2):
        write_into(path, "levels", "| new |\n")
        assert path.read_text() == "before\n<!-- levels -->\n\n| new |\n\n<!-- end of levels -->\nafter\n"
    with pytest.raises(paname.InputError, match="has no place"):
        write_into(path, "balance", "text")


@pytest.mark.parametrize(("page", "study"), [("bots.md", "levels"), ("bots.md", "proofs"), ("balance.md", "balance")])
def test_the_documents_have_a_place_for_each_study(page, study):
    text = (DOCS / page).read_text(encoding="utf-8")
    assert text.index(f"<!-- {study} -->\n") < text.index(f"<!-- end of {study} -->")
    assert f"paname study {study} --into docs/{page}" in text
