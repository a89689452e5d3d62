"""Requests to strangers: whatever the other side answers, we read what it means, not more, and come to an end."""

import asyncio

import pytest

from paname.server.notices import guard
from paname.server.notices.channel import Outcome
from paname.server.notices.guard import Post
from paname.server.notices.line import MOST_BYTES, MOST_HEAD

UNREACHABLE = Outcome("later", "unreachable")
OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"


class Stranger:
    """Answers every request with the next of some bytes; an empty answer closes the connection."""

    def __init__(self, *answers, closes=False):
        self.answers, self.closes = list(answers), closes
        self.requests, self.connections = [], 0

    async def serve(self, reader, writer):
        self.connections += 1
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
                self.requests.append((head, await reader.readexactly(length)))
                answer = self.answers.pop(0)
                writer.write(answer)
                if self.closes or not answer:
                    break
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


def asked(stranger, times=1, path="/a", headers=None):
    """What becomes of some requests to a stranger, one after the other."""

    async def run():
        server = await asyncio.start_server(stranger.serve, "127.0.0.1", 0)
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}{path}"
        post = Post(allows_private=True)
        found = [await post.send(url, headers or {}, b"hello") for _ in range(times)]
        await post.close()
        server.close()
        return found

    return asyncio.run(run())


def test_a_connection_is_kept_for_the_next_request():
    stranger = Stranger(OK, OK, OK)
    assert [answer.body for answer in asked(stranger, 3)] == [b"ok"] * 3
    assert stranger.connections == 1
    assert {body for _, body in stranger.requests} == {b"hello"}


def test_a_connection_that_was_closed_meanwhile_is_not_used_again():
    assert [answer.status for answer in asked(Stranger(OK, OK, closes=True), 2)] == [200, 200]


@pytest.mark.parametrize(
    ("answer", "body"),
    [
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n", b"abc"),
        (b"HTTP/1.1 200 OK\r\n\r\nuntil the end", b"until the end"),
        (b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n" + OK, b"ok"),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\n" + b"x" * 70_000, b"x" * MOST_BYTES),
    ],
    ids=["chunked", "until the end", "hints first", "endless"],
)
def test_answers_of_every_shape_are_read(answer, body):
    (found,) = asked(Stranger(answer, closes=True))
    assert (found.status, found.body) == (200, body)


@pytest.mark.parametrize(
    "answer",
    [b"", b"SSH-2.0-hello\r\n", b"HTTP/1.1 200 OK\r\nContent-Le", b"HTTP/1.1 200 OK\r\nX: " + b"x" * MOST_HEAD * 2],
    ids=["nothing", "no HTTP", "half", "an endless head"],
)
def test_what_is_no_answer_is_none(answer):
    assert asked(Stranger(answer, closes=True)) == [UNREACHABLE]


def test_words_that_nobody_asked_for_are_no_answer_to_the_next_request():
    stranger = Stranger(OK + OK.replace(b"200", b"410"), OK)
    assert [answer.status for answer in asked(stranger, 2)] == [200, 200]


def test_a_silent_stranger_is_given_up(monkeypatch):
    monkeypatch.setattr(guard, "SECONDS", 0.05)
    assert asked(Stranger(b"HTTP/1.1 200 OK\r\n")) == [Outcome("later", "slow")]


def test_no_header_becomes_two_and_no_path_a_request():
    stranger = Stranger(OK)
    assert asked(stranger, headers={"Title": "a\r\nX-Admin: 1"}) == [UNREACHABLE]
    asked(stranger, path="/a b?c=é d")
    ((head, _),) = stranger.requests
    assert head.startswith(b"POST /a%20b?c=%C3%A9%20d HTTP/1.1\r\n")
