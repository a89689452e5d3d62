"""Stored logs are for ever: those of earlier versions give the same tables, and what is written keeps its shape."""

import json
from pathlib import Path

import pytest

from paname.server.catalogue import encode
from paname.server.table.entries import Created, from_json, to_json
from paname.server.table.settings import Clock
from paname.server.table.table import table_of
from paname.server.table.updates import table_view

LOGS = sorted((Path(__file__).parent / "logs").glob("*.jsonl"))


def entries(path):
    return [from_json(line) for line in path.read_text().splitlines()]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_log_of_the_first_version_gives_the_same_table(path):
    table, known = table_of(entries(path)), json.loads(path.with_suffix(".json").read_text())
    assert json.loads(encode(table_view(table))) == {**known["table"], "origin": "new"}
    assert (table.n, table.decision, table.state.key().hex()) == (known["n"], known["decision"], known["key"])
    assert (table.ended.scores if table.ended else None) == known["scores"]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_entries_are_written_as_they_always_were(path):
    for line, entry in zip(path.read_text().splitlines(), entries(path), strict=True):
        assert json.loads(to_json(entry)) == json.loads(line)


def test_settings_of_a_stored_table_are_read_from_beside_its_other_fields():
    created = entries(next(path for path in LOGS if path.stem == "paris_paris_settings"))[0]
    assert isinstance(created, Created)
    assert created.settings.listed
    assert created.settings.clock == Clock("fischer", 600, 10)
    assert (created.settings.leave, created.settings.time_out, created.settings.undo) == ("wait", "end", "consent")
    assert not created.settings.hints
