"""Nothing is told on the wire: two servers whose tables differ only in hidden things send the same bytes.

A seat that cannot tell the two tables apart, and a spectator, get everything that can be asked for, live and by REST.
"""

import asyncio
import http.client
import json
import re
from dataclasses import replace

import pytest
import sqlalchemy as sa
from tests.server.harness import PATIENT, Running
from tests.server.tables import position
from tests.server.test_two_worlds import GAMES, pairs
from websockets.asyncio.client import connect

import paname
from paname.server.store.schema import users
from paname.server.table.entries import Created, Started
from paname.server.table.settings import SeatPlan
from paname.server.table.table import table_of
from paname.server.wire import Person

PAIRS = 1000
TIMES = re.compile(rb'"(at|time|created|since|updated)":\d+')
PEOPLE = [Person(f"u-{place}", f"Person {place}", account=False) for place in range(4)]


@pytest.fixture(scope="module")
def servers(tmp_path_factory):
    folders = [str(tmp_path_factory.mktemp(name)) for name in ("one", "two")]
    settings = replace(PATIENT, ping_seconds=1)  # pings come in between and must not matter
    with Running(replace(settings, data=folders[0])) as one, Running(replace(settings, data=folders[1])) as two:
        yield [(server, on(server, sessions(server.services))) for server in (one, two)]


def on(server, work):
    """Run something in a server's own loop."""
    return asyncio.run_coroutine_threadsafe(work, server.services.hub.loop).result(90)


async def sessions(services):
    """A session for everybody."""
    rows = [{"id": person.id, "name": person.name, "created": 0} for person in PEOPLE]
    await services.hub.store.write(lambda connection: connection.execute(sa.insert(users), rows).rowcount)
    return [await services.accounts.begin(person, "test") for person in PEOPLE]


async def lay(services, table, game, state):
    """A running table at a position."""
    seats = [SeatPlan("human", PEOPLE[k].id, PEOPLE[k].name, nonce=f"n{k}") for k in range(state.players)]
    created = Created(
        n=1,
        at=1,
        table=table,
        game=game,
        rules_version=paname.load(game).rules_version,
        players=int(state.players),
        options=dict(state.setup.options),
        seats=seats,
        host=PEOPLE[0].id,
        secret="s" * 64,
        position=position(state),
    )
    await services.hub.store.create(table_of([created, Started(n=2, at=2)]))


async def heard(server, table, token, messages, seat):
    """All bytes that somebody gets on a live connection, times aside."""
    got = []
    address = f"ws{server.url.removeprefix('http')}/api/tables/{table}/live"
    async with connect(address, additional_headers=bearer(token)) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "since": 0, "seat": seat}))
        got += [await next_message(socket) for _ in range(2)]
        for message in messages:
            await socket.send(json.dumps(message))
            got.append(await next_message(socket))
    return [TIMES.sub(b"", data) for data in got]


def bearer(token):
    return {"Authorization": f"Bearer {token}"} if token else {}


async def next_message(socket):
    """The next message; pings come by the clock, and who is there is told whenever somebody comes or goes."""
    while True:
        data = await asyncio.wait_for(socket.recv(decode=False), 90)
        if not data.startswith((b'{"type":"ping"', b'{"type":"presence"')):
            return data


def by_rest(server, table, token):
    """All bytes that somebody gets by REST, times aside."""
    line = http.client.HTTPConnection("127.0.0.1", server.settings.port, timeout=90)
    found = []
    for path in ("", "/updates", "/decisions/0", "/curve", "/record", "/seal"):
        line.request("GET", f"/api/tables/{table}{path}", headers=bearer(token))
        answer = line.getresponse()
        found.append((answer.status, TIMES.sub(b"", answer.read()), answer.headers["Content-Length"]))
    line.close()
    return found


def messages_about(state, chance, game):
    """Questions and moves that may not be made."""
    legal = state.legal_actions()
    ids = [chance.choice(game.action_ids()) for _ in range(3)]
    asked = [{"type": "breakdown"}, {"type": "legal"}, {"type": "replay", "decision": 0}, {"type": "undo"}]
    asked += [{"type": "why", "action": action} for action in ids]
    asked += [{"type": "forecast", "actions": [ids[0], legal[0]], "decision": 0}]
    asked += [{"type": "move", "action": action, "decision": 0} for action in ids if action not in legal]
    return [{"id": f"m{number}", **message} for number, message in enumerate(asked)]


def told(server, tokens, table, game, position_, audience, messages):
    """Everything that a seat and a spectator get from one server."""
    on(server, lay(server.services, table, game, position_))
    everything = []
    for seat in {audience, -1}:
        token = tokens[seat] if seat >= 0 else ""
        everything += asyncio.run(heard(server, table, token, messages, seat))
        everything += by_rest(server, table, token)
    return everything


@pytest.mark.parametrize("name", GAMES)
def test_two_servers_send_the_same_bytes(servers, name):
    for number, (state, world, audience, chance) in enumerate(pairs(name, PAIRS // len(GAMES) + 1)):
        table = f"w{GAMES.index(name)}{number}"
        messages = messages_about(state, chance, paname.load(name))
        one, two = (
            told(server, tokens, table, name, position_, audience, messages)
            for (server, tokens), position_ in zip(servers, (state, world), strict=True)
        )
        assert one == two
