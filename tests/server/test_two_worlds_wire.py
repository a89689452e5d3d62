"""Nothing is told on the wire: two servers whose tables differ only in hidden things send the same bytes."""

import asyncio
import json
import random
import re
from dataclasses import replace

import pytest
import sqlalchemy as sa
from tests.server.harness import PATIENT, Running, request
from tests.server.tables import position
from tests.server.test_two_worlds import GAMES, pairs
from websockets.asyncio.client import connect

from paname.server.accounts import Person
from paname.server.store.schema import users
from paname.server.table.entries import Created, SeatPlan, Started
from paname.server.table.table import table_of

TIMES = re.compile(rb'"(at|time|created|since|updated)":\d+')
PEOPLE = [Person(f"u-{place}", f"Person {place}", account=False) for place in range(4)]


@pytest.fixture(scope="module")
def servers(tmp_path_factory):
    folders = [str(tmp_path_factory.mktemp(name)) for name in ("one", "two")]
    settings = replace(PATIENT, ping_seconds=1)  # pings come in between and must not matter
    with Running(replace(settings, data=folders[0])) as one, Running(replace(settings, data=folders[1])) as two:
        yield one, two


def on(server, work):
    """Run something in a server's own loop."""
    return asyncio.run_coroutine_threadsafe(work, server.services.hub.loop).result(20)


async def lay(services, table, game, state, is_first):
    """A running table at a position, and a session for everybody."""
    if is_first:
        rows = [{"id": person.id, "name": person.name, "created": 0} for person in PEOPLE]
        await services.hub.store.write(lambda connection: connection.execute(sa.insert(users), rows).rowcount)
    seats = [SeatPlan("human", PEOPLE[k].id, PEOPLE[k].name, nonce=f"n{k}") for k in range(state.players)]
    created = Created(
        n=1,
        at=1,
        table=table,
        game=game,
        rules_version=1,
        players=int(state.players),
        options=dict(state.setup.options),
        seats=seats,
        host=PEOPLE[0].id,
        secret="s" * 64,
        position=position(state),
    )
    await services.hub.store.create(table_of([created, Started(n=2, at=2)]))
    return [await services.accounts.begin(person, "test") for person in PEOPLE]


async def heard(server, table, token, messages, seat):
    """All bytes that somebody gets on a live connection, times aside."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    got = []
    address = f"ws{server.url.removeprefix('http')}/api/tables/{table}/live"
    async with connect(address, additional_headers=headers) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "since": 0, "seat": seat}))
        got += [await next_message(socket) for _ in range(3)]
        for message in messages:
            await socket.send(json.dumps(message))
            got.append(await next_message(socket))
    return [TIMES.sub(b"", data) for data in got]


async def next_message(socket):
    """The next message that is no ping; pings come by the clock."""
    while True:
        data = await asyncio.wait_for(socket.recv(decode=False), 30)
        if not data.startswith(b'{"type":"ping"'):
            return data


def by_rest(server, table, token):
    """All bytes that somebody gets by REST, times aside."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    paths = ("", "/updates", "/decisions/0", "/curve", "/record", "/seal")
    found = [request(f"{server.url}/api/tables/{table}{path}", headers=headers) for path in paths]
    return [(status, TIMES.sub(b"", body), answer["Content-Length"]) for status, answer, body in found]


def messages_about(state, chance, game):
    """Questions and moves that may not be made."""
    legal = state.legal_actions()
    ids = [chance.choice(game.action_ids()) for _ in range(8)]
    asked = [{"type": "breakdown"}, {"type": "legal"}, {"type": "replay", "decision": 0}, {"type": "undo"}]
    asked += [{"type": "why", "action": action} for action in ids]
    asked += [{"type": "forecast", "actions": [action], "decision": 0} for action in [*ids[:2], legal[0]]]
    asked += [{"type": "move", "action": action, "decision": 0} for action in ids if action not in legal]
    return [{"id": f"m{number}", **message} for number, message in enumerate(asked)]


@pytest.mark.parametrize("name", GAMES)
def test_two_servers_send_the_same_bytes(servers, name):
    for number, (state, world, audience, _) in enumerate(pairs(name, 5)):
        table, chance = f"w{GAMES.index(name)}{number}", random.Random(number)
        messages = None
        told = []
        for server, position_ in zip(servers, (state, world), strict=True):
            is_first = name == GAMES[0] and number == 0
            tokens = on(server, lay(server.services, table, name, position_, is_first))
            token = tokens[audience] if audience >= 0 else ""
            owner = on(server, server.services.hub.owner(table))
            messages = messages or messages_about(state, chance, owner.table.game)
            live = asyncio.run(heard(server, table, token, messages, audience))
            told.append((live, by_rest(server, table, token)))
        for one, two in zip(told[0][0], told[1][0], strict=True):
            assert one == two
        assert told[0][1] == told[1][1]
