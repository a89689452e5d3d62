"""Recorded games become tables of decisions."""

import json

import pytest
from click.testing import CliRunner
from tests.research.games import GAMES
from tests.research.positions import observed

import paname
from paname.cli.main import cli
from paname.core.outcome import returns
from paname.core.rng import Rng

pq = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: pip install paname[dataset]")


def records(name, players, seeds):
    game = paname.load(name)
    for seed in seeds:
        state = game.new(players=players, seed=seed)
        rng = Rng(seed)
        while not state.is_over:
            state.apply(state.legal_moves().any(rng))
        yield state, game.record(state)


def convert(tmp_path, lines):
    source, target = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    source.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    answer = CliRunner().invoke(cli, ["dataset", str(source), str(target), "--json"])
    return answer, target


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_rows_tell_what_was_known_done_and_won(name, players, tmp_path):
    played = list(records(name, players, [1, 2]))
    answer, target = convert(tmp_path, [{"index": 0, "record": record} for _, record in played])
    assert answer.exit_code == 0, answer.stderr
    assert json.loads(answer.stdout)["games"] == 2
    table = pq.read_table(target)
    game = paname.load(name)
    assert json.loads(table.schema.metadata[b"observation_version"]) == game.layout(players).version
    rows = [row for row in table.to_pylist() if row["game"] == 0]
    last, record = played[0]
    twin = game.new(players=players, seed=1)
    assert [row["action"] for row in rows] == record["actions"]
    for row in rows[:30]:
        assert row["seat"] == twin.to_move
        assert row["legal"] == twin.legal_actions()
        assert row["observation"] == observed(game, twin, twin.to_move)
        assert row["outcome"] == returns(last)[row["seat"]]
        assert row["score"] == last.scores()[row["seat"]]
        twin.apply(row["action"])


def test_the_arena_records_what_the_dataset_reads(tmp_path):
    games, table = str(tmp_path / "games.jsonl"), str(tmp_path / "games.parquet")
    command = ["arena", "--game", "paris_paris", "--players", "3", "--games", "3", "--record", games]
    for bot in ("random", "random", "greedy"):
        command += ["--bot", bot]
    assert CliRunner().invoke(cli, command).exit_code == 0
    answer = CliRunner().invoke(cli, ["dataset", games, table, "--json"])
    assert json.loads(answer.stdout) == {"file": table, "games": 3, "decisions": 3 * 45}
    assert pq.read_table(table).num_rows == 3 * 45


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ([], "no records"),
        ([{"game": "lumiere", "players": 2, "seed": 1, "options": {}, "actions": []}], "not played to its end"),
        ([[1]], "not a JSON object"),
    ],
)
def test_what_is_no_dataset_is_refused_in_a_sentence(lines, words, tmp_path):
    answer, _ = convert(tmp_path, lines)
    assert answer.exit_code == 1
    assert words in answer.stderr


def test_games_of_two_kinds_do_not_share_a_file(tmp_path):
    two = [record for name in ("lumiere", "paris_paris") for _, record in records(name, 2, [1])]
    answer, _ = convert(tmp_path, two)
    assert answer.exit_code == 1
    assert "make a file for each" in answer.stderr


def test_rows_tell_who_played_and_what_a_judge_thinks(tmp_path):
    (_, record), *_ = records("paris_paris", 2, [1])
    source, target = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    source.write_text(json.dumps({"seats": ["greedy", "random"], "record": record}) + "\n", encoding="utf-8")
    answer = CliRunner().invoke(cli, ["dataset", str(source), str(target), "--judge", "search:iterations=16"])
    assert answer.exit_code == 0, answer.stderr
    rows = pq.read_table(target).to_pylist()
    assert {(row["seat"], row["player"]) for row in rows} == {(0, "greedy"), (1, "random")}
    for row in rows:
        assert len(row["visits"]) == len(row["wins"]) == len(row["legal"])
        assert all(win is None or 0 <= win <= 1 for win in row["wins"])
    assert sum(map(sum, (row["visits"] for row in rows))) > len(rows)


@pytest.mark.parametrize("ending", ["csv", "jsonl"])
def test_the_ending_decides_the_format(ending, tmp_path):
    (_, record), *_ = records("paris_paris", 2, [1])
    source, target = tmp_path / "games.jsonl", tmp_path / f"table.{ending}"
    source.write_text(json.dumps(record) + "\n", encoding="utf-8")
    assert CliRunner().invoke(cli, ["dataset", str(source), str(target)]).exit_code == 0
    lines = target.read_text(encoding="utf-8").splitlines()
    if ending == "csv":
        assert lines[0].startswith("game,step,seat,player,action,")
        assert len(lines) == 41
    else:
        assert [json.loads(line)["action"] for line in lines] == record["actions"]


def test_an_ending_without_a_format_is_refused(tmp_path):
    answer = CliRunner().invoke(cli, ["dataset", str(tmp_path / "a.jsonl"), str(tmp_path / "out.xlsx")])
    assert answer.exit_code == 1
    assert ".parquet" in answer.stderr


def test_minari_reads_what_was_written(tmp_path, monkeypatch):
    minari = pytest.importorskip("minari", reason="Minari is not installed: pip install 'minari[hdf5,create]'")
    (_, record), *_ = records("paris_paris", 2, [1])
    source, target = tmp_path / "games.jsonl", tmp_path / "games.minari"
    source.write_text(json.dumps(record) + "\n", encoding="utf-8")
    judged = ["dataset", str(source), str(target), "--judge", "search:iterations=20"]
    assert CliRunner().invoke(cli, judged).exit_code == 0
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(target))
    episodes = list(minari.load_dataset("paname/paris-paris-v0"))
    assert sorted(len(episode.actions) for episode in episodes) == [20, 20]
    assert sum(episode.rewards[-1] for episode in episodes) == 0
    for episode in episodes:
        masks, visits, wins = (episode.infos[name][:-1] for name in ("action_mask", "visits", "wins"))
        assert masks[range(20), episode.actions].all()
        assert visits.sum() > 0
        assert not visits[masks == 0].any()
        assert (wins[visits > 0] >= 0).all()
