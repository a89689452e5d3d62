"""Limits by cost, per person, address and table over all connections; sockets with deadlines; fair bots."""

import asyncio
import contextlib
import socket
import time
from dataclasses import replace

import pytest
from tests.server.harness import PATIENT, Running, request

from paname.client import Refused, Seat, Server
from paname.server.bots.turns import Turns
from paname.server.hub.budgets import Budgets, cost_of
from paname.server.hub.limiter import Limiter, address_key, per_minute
from paname.server.refusals import Refusal
from paname.server.settings import Settings
from paname.server.table import commands as ask
from paname.server.web.operations import is_within
from paname.server.web.sockets import Line


def spent(budgets, user, address, watched="", cost=1):
    """How often something can be paid for."""
    times = 0
    while times < 10_000:
        try:
            budgets.spend(cost, user, address, watched)
        except Refusal:
            return times
        times += 1
    return times


def test_m5_one_address_has_one_budget_however_many_lines_and_names_it_uses():
    settings = Settings()
    budgets = Budgets(settings)
    each = [spent(budgets, f"u{number}", "203.0.113.7") for number in range(20)]
    assert max(each) == settings.message_burst
    assert sum(each) <= settings.address_message_burst + 20
    assert spent(budgets, "somebody else", "203.0.113.8") == settings.message_burst


def test_m5_forecasts_cost_by_how_many_actions_they_ask_about():
    many = ask.Forecast(actions=list(range(64)), decision=0)
    assert cost_of(many) > 16 * cost_of(ask.Breakdown()) > 0
    assert spent(Budgets(Settings()), "u1", "here", cost=cost_of(many)) < 5


def test_m6_those_who_only_watch_a_table_share_one_budget():
    budgets = Budgets(Settings())
    chat = cost_of(ask.Chat(text="hello"))
    said = sum(spent(budgets, f"u{number}", f"203.0.113.{number}", "t1", chat) for number in range(10))
    assert said <= Settings().watcher_message_burst / chat + 10
    assert spent(budgets, "u-seated", "203.0.113.99") == Settings().message_burst
    assert spent(budgets, "u-elsewhere", "203.0.113.98", "t2", chat) > 0


def test_an_ipv6_client_is_its_whole_64():
    assert address_key("2001:db8:1:2::1") == address_key("2001:db8:1:2:ffff::9") != address_key("2001:db8:1:3::1")
    assert address_key("::ffff:192.0.2.1") == address_key("192.0.2.1") == "192.0.2.1"
    assert address_key("fe80::1%eth0") == address_key("fe80::2")
    assert address_key("nowhere") == "nowhere"


def test_a_refused_cost_is_paid_by_nobody():
    budgets = Budgets(Settings())
    spent(budgets, "u1", "one")
    level = budgets.addresses.bucket("one").level
    with pytest.raises(Refusal):
        budgets.spend(5, "u1", "one")
    assert budgets.addresses.bucket("one").level == pytest.approx(level, abs=5)


def test_what_costs_more_than_a_bucket_holds_is_answered_once_it_is_full():
    limiter = Limiter(1, 2)
    limiter.check("u1", 100)
    with pytest.raises(Refusal):
        limiter.check("u1", 1)


def test_those_not_seen_for_long_are_forgotten():
    limiter = Limiter(1, 2, most=3)
    for number in range(10):
        limiter.check(f"u{number}")
    assert list(limiter.buckets) == ["u7", "u8", "u9"]
    assert per_minute(1).burst == 1


# Bots -------------------------------------------------------------------------------------------------------


def test_m4_bots_serve_everybody_in_turn_however_many_tables_somebody_has(run):
    async def play():
        turns, served = Turns(1), []
        await turns.take("first")

        async def job(payer):
            await turns.take(payer)
            served.append(payer)
            await asyncio.sleep(0)
            turns.give_back()

        waiting = [asyncio.create_task(job("greedy")) for _ in range(30)]
        await asyncio.sleep(0)
        waiting += [asyncio.create_task(job("modest")) for _ in range(2)]
        await asyncio.sleep(0)
        assert turns.waits("greedy") == 30
        turns.give_back()
        await asyncio.gather(*waiting)
        assert served[:4] == ["greedy", "modest", "greedy", "modest"]
        assert len(served) == 32
        assert (turns.free, dict(turns.waiting)) == (1, {})

    run(play())


def test_who_stops_waiting_holds_up_nobody(run):
    async def play():
        turns = Turns(1)
        await turns.take("a")
        gone, here = asyncio.create_task(turns.take("b")), asyncio.create_task(turns.take("c"))
        await asyncio.sleep(0)
        gone.cancel()
        turns.give_back()
        await asyncio.wait_for(here, 1)
        late = asyncio.create_task(turns.take("d"))
        await asyncio.sleep(0)
        turns.give_back()
        late.cancel()  # its turn has come, but it has not heard yet
        await asyncio.gather(late, return_exceptions=True)
        assert turns.free == 1

    run(play())


def test_m4_games_of_bots_alone_are_limited(tmp_path, run):
    async def play(url):
        lea = await Server.guest(url, "Léa")
        bots = [{"kind": "bot", "level": "touriste"}] * 2
        for number in range(3):
            made = await lea.post("/api/tables", {"game": "paris", "seats": bots})
            start = lea.post(f"/api/tables/{made['table']['id']}/commands", {"type": "start", "id": "s"})
            if number < 2:
                await start
            else:
                with pytest.raises(Refused) as refused:
                    await start
                assert refused.value.error["case"] == "bot_tables"

    with Running(replace(PATIENT, data=str(tmp_path), bot_tables_per_user=2)) as running:
        run(play(running.url))


# Sockets ----------------------------------------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path):
    limits = {
        "header_seconds": 1,
        "body_seconds": 1,
        "header_bytes": 4096,
        "sockets_per_address": 8,
        "silence_seconds": 600,
    }
    with Running(replace(PATIENT, data=str(tmp_path), **limits)) as running:
        yield running


def line(running):
    found = socket.create_connection(("127.0.0.1", running.settings.port), timeout=10)
    found.settimeout(10)
    return found


def said(one):
    """All that comes until the other side closes."""
    found = b""
    try:
        while part := one.recv(65_536):
            found += part
    except ConnectionError:
        pass
    return found


def test_h9_headers_without_end_are_refused(strict):
    with line(strict) as one:
        one.sendall(b"GET /api/server HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 4096)
        assert said(one).startswith(b"HTTP/1.1 431")
    with line(strict) as one:
        one.sendall(b"GET /api/server HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 8000 + b"\r\n\r\n")
        assert said(one).startswith((b"HTTP/1.1 400", b"HTTP/1.1 431"))


def test_h9_silent_sockets_and_half_requests_are_closed(strict):
    for begun in (b"", b"GET /api/server HTT", b"GET /api/server HTTP/1.1\r\nHost: x\r\n"):
        with line(strict) as one:
            one.sendall(begun)
            assert said(one) == b""
    with line(strict) as one:
        one.sendall(b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{")
        assert b"HTTP/1.1 2" not in said(one)
    assert request(f"{strict.url}/healthz")[0] == 200


def test_h9_an_address_has_so_many_sockets_and_gets_them_back(strict):
    lines = [line(strict) for _ in range(8)]
    with line(strict) as more:
        assert said(more) == b""
    for one in lines:
        one.close()
    deadline = time.monotonic() + 5
    while strict.server.config.http_protocol_class.addresses and time.monotonic() < deadline:
        time.sleep(0.01)
    assert request(f"{strict.url}/healthz")[0] == 200


def head(running, path, *more):
    """A request without a body."""
    return "\r\n".join((f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{running.settings.port}", *more, "", "")).encode()


def test_h9_requests_that_do_not_wait_for_answers_are_refused(strict):
    """Each takes memory until it is its turn: ten megabytes of them took four hundred."""
    with line(strict) as one:
        one.sendall(head(strict, "/healthz") * 1000)
        assert said(one).count(b"HTTP/1.1 200") < 20


def test_a_few_requests_may_come_before_their_answers(strict):
    with line(strict) as one:
        one.sendall(head(strict, "/healthz") * 4 + head(strict, "/healthz", "Connection: close"))
        assert said(one).count(b"HTTP/1.1 200") == 5


def frame(opcode, data=b"", *, whole=True):
    """RFC 6455, 5.2: a frame of a client."""
    long = len(data) > 125
    length = bytes([0x80 | 126, *len(data).to_bytes(2)]) if long else bytes([0x80 | len(data)])
    return bytes([(0x80 if whole else 0) | opcode]) + length + bytes(4) + data


@pytest.fixture
def upgraded(strict, run):
    """A live line as bytes, before its greeting."""
    lea = run(Server.guest(strict.url, "Léa"))
    table = run(lea.post("/api/tables", {"game": "lumiere"}))["table"]["id"]
    upgrade = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
    who = ("Sec-WebSocket-Key: " + "A" * 22 + "==", f"Authorization: Bearer {lea.token}")
    with line(strict) as one:
        one.sendall(head(strict, f"/api/tables/{table}/live", *upgrade, *who))
        hear(one, b"\r\n\r\n")
        yield one


@pytest.fixture
def greeted(upgraded):
    """A live line as bytes, past its greeting."""
    upgraded.sendall(frame(1, b'{"type":"hello","protocol":1}'))
    hear(upgraded, b'"updates"')
    return upgraded


def hear(one, words):
    """Read until these words have come."""
    found = b""
    while words not in found:
        part = one.recv(65_536)
        assert part, found[-200:]
        found += part


PING = b'{"type":"ping","t":5}'


@pytest.mark.parametrize(
    ("begun", "small", "end"),
    [
        (b"", frame(9, b"p" * 125), frame(1, PING)),
        (b"", frame(10), frame(1, PING)),
        (frame(1, PING[:5], whole=False), frame(0, whole=False), frame(0, PING[5:])),
    ],
    ids=["pings", "pongs", "parts"],
)
def test_h9_frames_that_are_no_messages_have_an_end(greeted, begun, small, end):
    """Nobody pays for them, and the answers to pings that their sender didn't read took 30 MB a second."""
    greeted.sendall(begun + small * 50 + end)
    hear(greeted, b'{"type":"pong","t":5')  # some are nothing to talk about
    with contextlib.suppress(ConnectionError):  # hung up on while still talking
        greeted.sendall(begun + small * 5000)
        said(greeted)


def test_h9_a_flood_of_messages_is_read_a_piece_at_a_time(greeted, monkeypatch):
    """The smallest messages that come at once, 256 KB, held up everybody for more than a second."""
    waiting, kept = [], Line.send_receive_event_to_app

    def noted(self):
        waiting.append(self.queue.qsize())
        kept(self)

    monkeypatch.setattr(Line, "send_receive_event_to_app", noted)
    greeted.sendall(frame(1, b"x") * 30_000)
    assert b"too many messages" in said(greeted)
    assert max(waiting) < 500


def test_h9_somebody_who_is_sent_away_in_a_flood_is_let_go(upgraded):
    """Whatever still comes after our goodbye is read, or we wouldn't hear the answer to it."""
    upgraded.settimeout(5)  # half of what the server gives to somebody who doesn't answer
    upgraded.sendall(frame(1, b'{"type":"hello","protocol":1,"since":"x"}'))
    hear(upgraded, b"can't be read")
    upgraded.sendall(frame(1, b" " * 1000) * 20)
    time.sleep(0.3)  # all of it was read
    upgraded.sendall(frame(8, b"\x0f\xa0"))
    said(upgraded)


def test_live_connections_outlive_the_deadlines_of_requests(strict, run):
    async def play():
        lea = await Server.guest(strict.url, "Léa")
        made = await lea.post("/api/tables", {"game": "lumiere", "seats": [{"kind": "me"}] * 2})
        async with Seat(lea, made["table"]["id"]) as seat:
            await asyncio.sleep(1.5)
            await seat.command("start")

    run(play())


# Pages and numbers ------------------------------------------------------------------------------------------


def test_pages_proofs_and_metrics_have_a_rate_too(tmp_path):
    with Running(replace(PATIENT, data=str(tmp_path), requests_per_minute=40)) as running:
        for path in ("/verify", "/t/abcdefghijkl", "/metrics", "/api/server"):
            assert 429 in {request(running.url + path)[0] for _ in range(30)}
        assert request(f"{running.url}/icon.svg")[0] == 200


def test_metrics_are_for_those_whom_the_settings_name(tmp_path):
    with Running(replace(PATIENT, data=str(tmp_path), metrics_for="192.0.2.0/24")) as running:
        for path in ("/metrics", "/metrics/"):
            assert request(running.url + path)[0] == 404
    assert is_within("192.0.2.7", "10.0.0.1, 192.0.2.0/24")
    assert not is_within("testclient", "127.0.0.1")


def test_m10_passwords_are_tried_only_so_often_for_one_account(tmp_path):
    settings = replace(PATIENT, data=str(tmp_path), logins_per_minute=10, behind_proxy=True)
    with Running(settings) as running:
        answers = []
        for number in range(30):
            headers = {"X-Forwarded-For": f"203.0.113.{number}"}
            name = ("LÉA" if number % 2 else "léa") + "\u200b" * number  # invisible, and no other account
            body = {"name": name, "password": "wrong password"}
            answers.append(request(f"{running.url}/api/login", "POST", body, headers)[0])
        assert answers.count(401) <= 6
        assert answers[-1] == 429
