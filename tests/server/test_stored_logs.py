"""Stored logs are for ever: those of earlier versions give the same tables, and what is written keeps its shape."""

import json
import struct
from pathlib import Path

import pytest

import paname
from paname.server.catalogue import encode
from paname.server.table.entries import Created, Moved, Started, from_json, to_json
from paname.server.table.settings import Clock, SeatPlan
from paname.server.table.table import Table, table_of
from paname.server.table.updates import table_view

LATER_FIELDS = ("readings", "again", "any_lamp")
GOLDEN = Path(__file__).parents[1] / "games"
LOGS = sorted((Path(__file__).parent / "logs").glob("*.jsonl"))


def key_of_rules_1(state):
    """The key that the first version of the rules gave, without the fields that came later."""
    words = [state.to_move]
    for name in state.fields():
        value = getattr(state, name)
        if name not in LATER_FIELDS:
            words += [value] if isinstance(value, int) else list(value)
    return struct.pack(f"<{len(words)}q", *words).hex()


def entries(path):
    return [from_json(line) for line in path.read_text().splitlines()]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_log_of_the_first_version_gives_the_same_table(path):
    table, known = table_of(entries(path)), json.loads(path.with_suffix(".json").read_text())
    seats = [{**seat, "ready": False} for seat in known["table"]["seats"]]
    known["table"] |= {"origin": "new", "box": None, "seal": {**known["table"]["seal"], "derived": []}, "seats": seats}
    given = {"game": table.game.name, **known["table"]}
    today = {"rules_version": table.game.rules_version, "options": dict(table.state.setup.options)}
    assert json.loads(encode(table_view(table))) == known["table"] | today
    assert today["options"] == table.game.setup(table.created.players, table.game.options_of(given)).options
    assert (table.n, table.decision, key_of_rules_1(table.state)) == (known["n"], known["decision"], known["key"])
    assert (table.ended.scores if table.ended else None) == known["scores"]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_entries_are_written_as_they_always_were(path):
    for line, entry in zip(path.read_text().splitlines(), entries(path), strict=True):
        assert json.loads(to_json(entry)) == json.loads(line)


OLD_GAMES = [  # whatever differs between the first rules and today's happens in each of them
    *(("lumiere/golden/rules_1/large_lamp", number) for number in (0, 2, 4, 5)),
    *(("paris/golden/rules_1/players_2", number) for number in (10, 25, 40)),
    ("paris/golden/rules_1/players_3", 46),
]


@pytest.mark.parametrize(("file", "number"), OLD_GAMES)
def test_a_stored_table_of_the_first_rules_opens_and_ends_with_its_old_scores(file, number, monkeypatch):
    entry = json.loads((GOLDEN / f"{file}.json").read_text())[number]
    record = entry["record"]
    monkeypatch.setattr(Table, "seed", property(lambda _: record["seed"]))
    head = {name: record[name] for name in ("game", "rules_version", "players", "options")}
    seats = [SeatPlan("human", f"u{seat}", f"Seat {seat}") for seat in range(record["players"])]
    table = table_of([Created(n=1, table="t-old", seats=seats, host="u0", secret="s", **head), Started(n=2)])
    for place, action in enumerate(record["actions"]):
        table.fold(Moved(n=3 + place, seat=table.to_move, action=action))
    assert table.state.is_over
    assert (table.state.scores(), table.state.winners()) == (entry["scores"], entry["winners"])
    assert paname.replay(table.game.record(table.state)).scores() == entry["scores"]


def test_settings_of_a_stored_table_are_read_from_beside_its_other_fields():
    created = entries(next(path for path in LOGS if path.stem == "paris_paris_settings"))[0]
    assert isinstance(created, Created)
    assert created.settings.listed
    assert created.settings.clock == Clock("fischer", 600, 10)
    assert (created.settings.leave, created.settings.time_out, created.settings.undo) == ("wait", "end", "consent")
    assert not created.settings.hints
