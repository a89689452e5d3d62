"""Copies: whole or refused, of something or an error, for their owner alone; restoring is rehearsed everywhere."""

import sqlite3
import stat
from contextlib import closing
from dataclasses import replace

import pytest
import sqlalchemy as sa
from tests.server.databases import create_database, drop_database
from tests.server.harness import PATIENT, Running, member

from paname.client import Seat, Server
from paname.core.errors import InputError
from paname.server.backup import backup, restore
from paname.server.serve import prepare
from paname.server.store.engine import open_engine
from paname.server.store.lock import sole_server
from paname.server.store.schema import metadata


@pytest.fixture(params=["sqlite", "postgres"])
def place(request, tmp_path):
    """Settings of a database with a folder of its own."""
    database = request.getfixturevalue("postgres") if request.param == "postgres" else ""
    return replace(PATIENT, data=str(tmp_path / "here"), database=database)


@pytest.fixture(params=["sqlite", "postgres"])
def elsewhere(request, tmp_path):
    """Settings of an empty database."""
    if request.param == "sqlite":
        yield replace(PATIENT, data=str(tmp_path / "there"))
        return
    url = create_database(request.getfixturevalue("postgres_server"))
    yield replace(PATIENT, data=str(tmp_path / "there"), database=url)
    drop_database(url)


def everything(settings):
    """All rows of a database."""
    engine = open_engine(settings.database_url(), writes=False)
    with engine.connect() as connection:
        read = {one.name: connection.execute(sa.select(one)).all() for one in metadata.sorted_tables}
    engine.dispose()
    return {name: sorted(map(repr, rows)) for name, rows in read.items()}


async def played(url):
    """An account with a rated game that is over, one that runs, and something said."""
    lea = await member(url, "Léa")
    bots = [{"kind": "me"}, {"kind": "bot", "level": "touriste"}]
    ids = []
    for rated in (True, False):
        made = await lea.post("/api/tables", {"game": "lumiere", "rated": rated, "seats": bots})
        ids.append(made["table"]["id"])
        await lea.post(f"/api/tables/{ids[-1]}/commands", {"type": "start", "id": "s", "nonce": "mine"})
    await lea.post(f"/api/tables/{ids[0]}/commands", {"type": "resign", "id": "r"})
    await lea.post(f"/api/tables/{ids[1]}/commands", {"type": "chat", "id": "c", "text": "à bientôt"})
    return lea, ids


def test_restoring_is_rehearsed_from_either_database_to_either(place, elsewhere, tmp_path, run):
    copy = tmp_path / "copy.jsonl"
    with Running(place) as running:
        lea, ids = run(played(running.url))
        backup(place, copy)  # while the server runs
        record = run(lea.get(f"/api/tables/{ids[0]}/record"))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    restore(elsewhere, copy)
    with pytest.raises(InputError, match="already"):
        restore(elsewhere, copy)
    backup(elsewhere, tmp_path / "again.jsonl")
    assert (tmp_path / "again.jsonl").read_text().splitlines()[1:-1] == copy.read_text().splitlines()[1:-1]

    async def go_on(url):
        again = Server(url, lea.token)
        assert (await again.get(f"/api/tables/{ids[0]}/record")) == record
        async with Seat(again, ids[1]) as seat:
            assert any(update.get("text") == "à bientôt" for update in (await updates(again, ids[1])))
            await seat.command("chat", text="me revoilà")

    with Running(elsewhere) as running:
        run(go_on(running.url))


async def updates(server, table):
    return (await server.get(f"/api/tables/{table}/updates"))["updates"]


@pytest.fixture
def copy(tmp_path, run):
    """A whole copy."""
    settings = replace(PATIENT, data=str(tmp_path / "source"))
    with Running(settings) as running:
        run(played(running.url))
    backup(settings, tmp_path / "copy.jsonl")
    return tmp_path / "copy.jsonl"


def test_m8_a_copy_that_was_cut_off_or_changed_is_refused(copy, elsewhere, tmp_path):
    data, bad = copy.read_bytes(), tmp_path / "bad.jsonl"
    lines = data.splitlines(keepends=True)
    for broken in (
        data[: len(data) * 2 // 3],
        b"".join(lines[:-1]),
        b"".join([*lines[:-2], lines[-1]]),
        data.replace("à bientôt".encode(), "à jamais!".encode()),
        b"".join([lines[0], *lines[2:]]),
        lines[0],
        b"",
        b"noise",
        b'{"format": "paname-backup-1"}\n' + b"".join(lines[1:-1]),
        lines[0].replace(b'"revision": ["', b'"revision": ["9999", "') + b"".join(lines[1:]),
    ):
        bad.write_bytes(broken)
        with pytest.raises(InputError, match=r"cut off|damaged|isn't a copy|without checksums|later version"):
            restore(elsewhere, bad)
    restore(elsewhere, copy)  # and nothing of all that is in the way


def test_m8_backing_up_nothing_is_an_error(tmp_path, postgres):
    nowhere = replace(PATIENT, data=str(tmp_path / "nothing"))
    empty = replace(PATIENT, data=str(tmp_path / "empty"))
    prepare(empty)
    blank = replace(PATIENT, data=str(tmp_path / "blank"), database=postgres)
    for settings, words in ((nowhere, "there is none"), (empty, "holds nothing"), (blank, "can't be read")):
        with pytest.raises(InputError, match=words):
            backup(settings, tmp_path / "copy")
        assert not list(tmp_path.glob("copy*"))


def test_copies_of_earlier_versions_are_still_restored(copy, tmp_path):
    there = replace(PATIENT, data=str(tmp_path / "unchecked"))
    old = tmp_path / "old.jsonl"
    old.write_bytes(b'{"format": "paname-backup-1"}\n' + b"".join(copy.read_bytes().splitlines(keepends=True)[1:-1]))
    restore(there, old, unchecked=True)
    file = tmp_path / "file.sqlite3"
    with (
        closing(sqlite3.connect(there.database_url().removeprefix("sqlite:///"))) as source,
        closing(sqlite3.connect(file)) as to,
    ):
        source.backup(to)
    database = replace(PATIENT, data=str(tmp_path / "database"))
    restore(database, file)
    assert everything(database) == everything(there)
    torn = tmp_path / "torn.sqlite3"
    torn.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    with pytest.raises(InputError, match=r"damaged|isn't a copy"):
        restore(replace(PATIENT, data=str(tmp_path / "torn")), torn)


def test_nothing_is_restored_under_a_running_server(copy, tmp_path):
    there = replace(PATIENT, data=str(tmp_path / "busy"))
    with sole_server(there), pytest.raises(InputError, match="in use"):
        restore(there, copy)
