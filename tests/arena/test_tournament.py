"""Tournaments: the same results for any number of workers, on both backends, and after an interruption."""

import json
from dataclasses import replace

import pytest

import paname
from paname.arena.plan import Plan
from paname.arena.report import report
from paname.arena.summary import summary, to_csv
from paname.arena.tournament import Tournament

PLAN = Plan("lumiere", 2, ("greedy", "search:iterations=8", "random"), 2, "seed")


def without_times(results):
    return [
        (r.index, r.deal, r.seats, r.first, r.scores, r.winners, r.decisions, r.branching)
        for r in sorted(results, key=lambda result: result.index)
    ]


def played(plan=PLAN, **how):
    tournament = Tournament(plan)
    list(tournament.play(**how))
    return tournament.results


@pytest.fixture(scope="module")
def results():
    return played()


def test_the_number_of_workers_changes_nothing(results):
    assert without_times(played(workers=2)) == without_times(results)


def test_the_backend_changes_nothing(results):
    pytest.importorskip("ray")
    assert without_times(played(workers=2, backend="ray")) == without_times(results)


def test_a_backend_that_is_not_installed_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(paname.PanameError, match=r"paname\[ray\]"):
        played(backend="ray")


def test_an_interrupted_run_goes_on_from_its_file(tmp_path, results):
    path = tmp_path / "results.jsonl"
    begun = Tournament(PLAN, path)
    for number, _ in enumerate(begun.play()):
        if number == 2:
            break
    with path.open("a") as file:
        file.write('{"index": 3, "deal": "cut o')
    again = Tournament(PLAN, path)
    assert len(again.results) == 3
    assert len(list(again.play())) == 3
    assert without_times(again.results) == without_times(results)
    assert without_times(Tournament(PLAN, path).results) == without_times(results)
    assert list(Tournament(PLAN, path).play()) == []


def test_a_finished_run_can_be_extended_but_not_cut(tmp_path, results):
    path, longer = tmp_path / "results.jsonl", replace(PLAN, games=4)
    assert without_times(Tournament(PLAN, path).play()) == without_times(results)
    extended = Tournament(longer, path)
    assert len(list(extended.play())) == len(results)
    assert without_times(extended.results) == without_times(played(longer))
    with pytest.raises(paname.InputError, match="at least as many"):
        Tournament(PLAN, path)


def test_a_file_of_another_tournament_is_refused(tmp_path):
    path = tmp_path / "results.jsonl"
    path.write_text(json.dumps({"plan": Plan("lumiere", 2, ("random",), 2, "other").to_json()}) + "\n")
    with pytest.raises(paname.InputError, match="another tournament"):
        Tournament(PLAN, path)
    path.write_text("a shopping list\n")
    with pytest.raises(paname.InputError, match="not a file of results"):
        Tournament(PLAN, path)


def test_a_record_replays_to_the_scores_of_its_result():
    plan = Plan("lumiere", 2, ("greedy", "random"), 2, "records", record=True)
    for result in played(plan):
        assert tuple(paname.replay(result.record).scores()) == result.scores


def test_the_summary_counts_every_game_once_for_each_seat(results):
    data = json.loads(json.dumps(summary(PLAN, results)))
    assert data["played"] == len(results) == 6
    assert sum(entry["games"] for entry in data["bots"]) == 12
    assert sum(entry["wins"] for entry in data["bots"]) == pytest.approx(6)
    assert sum(entry["wins"] for entry in data["places"]) == pytest.approx(6)
    for entry in data["bots"]:
        assert entry["low"] <= entry["win_rate"] <= entry["high"]
    assert [entry["win_rate"] for entry in data["bots"]] == sorted(
        (entry["win_rate"] for entry in data["bots"]), reverse=True
    )


def test_the_csv_has_a_line_for_every_seat_of_every_game(results):
    lines = to_csv(results).splitlines()
    assert lines[0].startswith("index,deal,seat,bot,score,won")
    assert len(lines) == 1 + 2 * len(results)


def test_the_report_is_one_file_that_loads_nothing(results):
    page = report(PLAN, results)
    assert page.count("<svg") == 4
    assert "search:iterations=8" in page
    assert "paname arena --game lumiere" in page
    for address in ("http:", "https:", "src=", "@import", "url("):
        assert address not in page
