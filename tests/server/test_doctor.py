"""The doctor finds what is wrong with a log and mends it; a broken table still gives its people what is left."""

import json
from dataclasses import replace

import pytest
import sqlalchemy as sa
from click.testing import CliRunner
from tests.server.harness import PATIENT, Running, everybody, request, step, two_at_a_table
from tests.server.test_faults import execute, numbers

from paname.cli.main import cli
from paname.client import Seat, Server
from paname.server.doctor import examine, mend
from paname.server.store import schema

columns = schema.log.c


def doctor(folder, *options):
    done = CliRunner().invoke(cli, ["doctor", "--data", str(folder), "--json", *options], standalone_mode=False)
    return done, json.loads(done.output)


@pytest.fixture
def broken(tmp_path, run):
    """A database with one good table and one whose fifth entry is gone; the table, its people's tokens, its folder."""
    settings = replace(PATIENT, data=str(tmp_path))

    async def play(url):
        async with two_at_a_table(url):
            pass
        async with two_at_a_table(url) as (lea, max_):
            for _ in range(5):
                await step(lea, max_)
            return lea.table, lea.server.token, max_.server.token

    with Running(settings) as server:
        table, *tokens = run(play(server.url))
        execute(server, sa.delete(schema.log).where(columns.table_id == table, columns.n == 6))
    return settings, table, tokens


def test_the_doctor_names_the_table_and_the_entry(broken, tmp_path):
    settings, table, _ = broken
    found = [finding for finding in examine(settings) if finding]
    assert [(finding.table, finding.code, finding.entry) for finding in found] == [(table, "gap", 6)]
    done, data = doctor(tmp_path)
    assert data["tables"] == 2
    assert data["broken"][0]["table"] == table
    assert done.return_value == 1 or done.exit_code == 1


def test_repairing_keeps_a_copy_and_the_game_goes_on_from_the_last_good_entry(broken, tmp_path, run):
    settings, table, tokens = broken
    _, data = doctor(tmp_path, "--repair")
    copy = data["repaired"][table]
    with open(copy) as file:  # noqa: PTH123 - a path of the output
        assert [json.loads(line)["n"] for line in file] == [1, 2, 3, 4, 5, 7, 8]
    assert not any(examine(settings))

    async def play(url):
        lea, max_ = (Server(url, token) for token in tokens)
        async with Seat(lea, table) as one, Seat(max_, table) as two:
            assert one.state["n"] == 5
            await step(one, two)
            await everybody(one, two, n=6)

    with Running(settings) as server:
        run(play(server.url))
        assert numbers(server, table) == [1, 2, 3, 4, 5, 6]


def test_people_of_a_broken_table_can_take_what_is_left_and_nothing_hidden(broken):
    settings, table, tokens = broken
    with Running(settings) as server:
        url = f"{server.url}/api/tables/{table}"
        assert request(url)[0] == 423
        bodies = []
        for token in (*tokens, ""):
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            status, given, body = request(f"{url}/record", headers=headers)
            assert (status, "attachment" in given["Content-Disposition"]) == (200, True)
            bodies.append(json.loads(body))
        assert [body["audience"] for body in bodies] == [0, 1, -1]
        assert all([update["n"] for update in body["updates"]] == [1, 2, 3, 4, 5] for body in bodies)
        assert all(body["error"]["code"] == "quarantined" for body in bodies)
        assert '"secret":null' in json.dumps(bodies[2], separators=(",", ":"))


def test_scores_that_do_not_replay_are_found(tmp_path, run):
    settings = replace(PATIENT, data=str(tmp_path))

    async def play(url):
        async with two_at_a_table(url) as (lea, max_):
            await step(lea, max_)
            await lea.command("resign")
            await everybody(lea, max_, status="over")
            return lea.table

    with Running(settings) as server:
        table = run(play(server.url))
        body = sa.func.replace(columns.body, '"scores":[', '"scores":[7')
        execute(server, sa.update(schema.log).where(columns.table_id == table).values(body=body))
    (finding,) = examine(settings)
    assert finding.code == "wrong_scores"
    mend(settings, finding)
    assert list(examine(settings)) == [None]
