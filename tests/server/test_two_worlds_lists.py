"""Lists, lobbies and pages of players tell nothing: two servers whose tables differ only in secrets.

A running table differs in what is hidden from somebody, a waiting one in the secret it will be dealt from.
"""

import http.client
import re
from dataclasses import replace

import pytest
from tests.server.harness import PATIENT, Running
from tests.server.tables import position
from tests.server.test_two_worlds import GAMES, pairs
from tests.server.test_two_worlds_wire import PEOPLE, bearer, on, sessions

import paname
from paname.server.table.entries import Created, Started
from paname.server.table.settings import SeatPlan, TableSettings
from paname.server.table.table import table_of

PAIRS = 2
SEAL = re.compile(rb'"commitment":"[0-9a-f]{64}"')  # stands for the secret, and has to be another one
CLOCK = re.compile(rb'"time":\d+')


@pytest.fixture(scope="module")
def servers(tmp_path_factory):
    folders = [str(tmp_path_factory.mktemp(name)) for name in ("one", "two")]
    with Running(replace(PATIENT, data=folders[0])) as one, Running(replace(PATIENT, data=folders[1])) as two:
        yield [(server, on(server, sessions(server.services))) for server in (one, two)]


def created(table, game, players, secret, options, laid=""):
    """The first entry of a listed table of ours."""
    plans = [SeatPlan("human", one.id, one.name, nonce=f"n{n}") for n, one in enumerate(PEOPLE[:players])]
    seats = plans if laid else [plans[0], *(SeatPlan("open") for _ in plans[1:])]
    return Created(
        n=1,
        at=1,
        table=table,
        game=game,
        rules_version=paname.load(game).rules_version,
        players=players,
        options=options,
        seats=seats,
        host=PEOPLE[0].id,
        secret=secret,
        position=laid,
        settings=TableSettings(listed=True),
    )


def asked(server, tokens, table, game):
    """All bytes that everybody and nobody get of a table without sitting there."""
    line = http.client.HTTPConnection("127.0.0.1", server.settings.port, timeout=30)
    found = []
    lists = ["/api/me/tables", *(f"/api/tables?status={status}" for status in ("open", "running", "over"))]
    people = [f"/api/users/{one.id}{more}" for one in PEOPLE[:2] for more in ("", f"/standing?game={game}")]
    pages = [f"/t/{table}", f"/r/{table}", f"/api/tables/{table}/ratings", f"/api/ratings/{game}/board"]
    for token in ("", *tokens[:2]):
        for path in (*lists, *people, *pages):
            line.request("GET", path, headers=bearer(token))
            answer = line.getresponse()
            found.append((path, answer.status, answer.read(), answer.headers["Content-Length"]))
    line.close()
    return found


@pytest.mark.parametrize("name", GAMES)
def test_lists_of_running_tables_tell_nothing(servers, name):
    for number, (state, world, _, _) in enumerate(pairs(name, PAIRS)):
        table, both = f"l{GAMES.index(name)}{number}", []
        for (server, tokens), laid in zip(servers, (state, world), strict=True):
            first = created(table, name, int(state.players), "s" * 64, dict(state.setup.options), position(laid))
            on(server, server.services.hub.store.create(table_of([first, Started(n=2, at=2)])))
            both.append(asked(server, tokens, table, name))
        assert both[0] == both[1]
        assert any(table.encode() in body for _, _, body, _ in both[0])


@pytest.mark.parametrize("name", GAMES)
def test_a_lobby_tells_nothing_of_the_deal_to_come(servers, name):
    table, both, seen = f"o{GAMES.index(name)}", [], []
    for (server, tokens), secret in zip(servers, ("s" * 64, "t" * 64), strict=True):
        first = created(table, name, 2, secret, {})
        on(server, server.services.hub.store.create(table_of([first])))
        both.append(asked(server, tokens, table, name))
        line = http.client.HTTPConnection("127.0.0.1", server.settings.port, timeout=30)
        for token in ("", *tokens[:2]):
            line.request("GET", f"/api/tables/{table}", headers=bearer(token))
            answer = line.getresponse()
            seen.append((secret, CLOCK.sub(b"", SEAL.sub(b"", answer.read())), answer.headers["Content-Length"]))
        line.close()
    assert both[0] == both[1]
    half = len(seen) // 2
    assert [one[1:] for one in seen[:half]] == [one[1:] for one in seen[half:]]
    assert b'"status":"open"' in seen[0][1]
