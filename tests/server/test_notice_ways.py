"""The ways of notices one by one: encryption, addresses that may not be reached, forms, words, quiet hours, links."""

import asyncio
import json
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.receivers import WebServer

from paname.server.notices.channel import Outcome, Target
from paname.server.notices.encryption import CURVE, decode64, encode64, encrypted
from paname.server.notices.guard import Post, is_public, outcome_of
from paname.server.notices.hooks import FORMS, HookChannel, form_of
from paname.server.notices.letter import Item, Letter
from paname.server.notices.line import Answer
from paname.server.notices.links import Links
from paname.server.notices.quiet import quiet_until
from paname.server.notices.words import LANGUAGES, words_of
from paname.server.settings import Settings, read_settings

LINKS = Links("https://paname.example/", "a key")
ITEM = Item("abc", 7, "turn", "Lumière", "Léa", ("Léa", "<Max> & @everyone"), 1_795_096_920_000)
LETTER = Letter("key", "u1", (ITEM,), "en", "Europe/Paris", 1)


def test_encryption_gives_the_bytes_of_the_standard():
    """RFC 8291, appendix A."""
    private = int.from_bytes(decode64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    receiver = decode64("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    found = encrypted(
        b"When I grow up, I want to be a watermelon",
        receiver,
        decode64("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(private, CURVE),
        decode64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encode64(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("2002:7f00:1::", False),
        ("64:ff9b::7f00:1", False),
    ],
)
def test_only_addresses_of_the_open_internet_are_public(address, public):
    assert is_public(address) is public


def sent(post, url):
    async def send():
        try:
            return await post.send(url, {}, b"")
        finally:
            await post.close()

    return asyncio.run(send())


def test_a_name_that_points_inside_is_not_connected_to(monkeypatch):
    """However the name looked when it was given: what is resolved is what is checked and connected to."""
    asked = []

    async def resolve(self, host, port, **_):
        asked.append(host)
        return [(0, 0, 0, "", ("10.0.0.7", port))]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", resolve)
    assert sent(Post(), "https://rebinding.example/hook") == Outcome("refused", "private")
    assert asked == ["rebinding.example"]
    assert sent(Post(), "http://plain.example/hook") == Outcome("refused", "private")
    assert asked == ["rebinding.example"]


def test_addresses_inside_are_reached_where_the_operator_allows_it_and_nothing_is_followed():
    with WebServer() as web:
        assert sent(Post(), web.url("/a")) == Outcome("refused", "private")
        assert web.requests == []
        web.statuses[:], web.location = [302], web.url("/b")
        answer = sent(Post(allows_private=True), web.url("/a"))
        assert (answer.status, outcome_of(answer)) == (302, Outcome("refused", "redirect", 302))
        assert [path for path, _, _ in web.requests] == ["/a"]


@pytest.mark.parametrize(
    ("status", "fate"), [(201, "sent"), (404, "gone"), (410, "gone"), (429, "later"), (503, "later"), (400, "refused")]
)
def test_what_an_answer_means(status, fate):
    assert outcome_of(Answer(status, {"retry-after": "120"}, b"")).fate == fate
    assert outcome_of(Answer(429, {"retry-after": "120"}, b"")).after == 120


def test_every_webhook_gets_the_form_it_expects():
    with WebServer() as web:

        async def send():
            post = Post(allows_private=True)
            for form in FORMS:
                target = Target("w", "hook", form, web.url(f"/{form}"))
                assert (await HookChannel(post, LINKS).send(target, LETTER)).fate == "sent"
            await post.close()

        asyncio.run(send())
        bodies = {path: (headers, body) for path, headers, body in web.requests}
    link = "https://paname.example/t/abc"
    assert json.loads(bodies["/json"][1])["items"][0]["says"] == "turn"
    assert json.loads(bodies["/discord"][1])["allowed_mentions"] == {"parse": []}
    assert "&lt;Max&gt; &amp; @everyone" in json.loads(bodies["/slack"][1])["text"]
    assert bodies["/ntfy"][0]["Click"] == link
    assert "Lumi" in bodies["/ntfy"][0]["Title"] or "utf-8" in bodies["/ntfy"][0]["Title"]
    assert all(headers["Idempotency-Key"] == "key" for headers, _ in bodies.values())
    assert form_of("https://discord.com/api/webhooks/1/x") == "discord"
    assert form_of("https://me.example/hook") == "json"


def keys_of(entries, head=""):
    for name, value in entries.items():
        yield from keys_of(value, f"{head}{name}.") if isinstance(value, dict) else [f"{head}{name}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(language):
    words = words_of(language)
    assert sorted(keys_of(words.entries)) == sorted(keys_of(words_of("en").entries))
    facts = {"game": "G", "name": "N", "others": "O", "when": "W", "n": 3, "link": "L", "site": "S", "some": "A"}
    for key in keys_of(words.entries):
        if key != "months":
            assert words.say(key, **facts, last="B", day=1, month="M", time="T")
    assert len(words.entries["months"]) == 12
    assert Letter("k", "u", (ITEM,), language).title() != ""


def test_a_letter_says_the_weightiest_thing_of_each_table():
    start = Item("abc", 7, "start", "Lumière", "Léa")
    other = Item("def", 3, "over", "Paris", "Max")
    assert Letter("k", "u", (start, ITEM)).title() == "Your move in Lumière"
    digest = Letter("k", "u", (start, ITEM, other))
    assert (digest.title(), digest.path(), digest.tag()) == ("News from 2 games", "/", "games")
    assert digest.body().splitlines() == ["Your move in Lumière", "Your game of Paris is over"]
    assert "until 19 November" in LETTER.body()


def at(zone, *parts):
    return int(datetime(*parts, tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def test_quiet_hours_are_those_of_the_clock_on_the_wall():
    paris, new_york = "Europe/Paris", "America/New_York"
    assert quiet_until(at(paris, 2026, 11, 17, 21, 59), 1320, 480, paris) == 0
    morning = at(paris, 2026, 11, 18, 8, 0)
    assert quiet_until(at(paris, 2026, 11, 17, 22, 0), 1320, 480, paris) == morning
    assert quiet_until(at(paris, 2026, 11, 18, 7, 59), 1320, 480, paris) == morning
    assert quiet_until(morning, 1320, 480, paris) == 0
    assert quiet_until(at(paris, 2026, 11, 17, 23, 0), 1320, 480, new_york) == 0
    assert quiet_until(at(paris, 2026, 11, 17, 13, 0), 720, 840, paris) == at(paris, 2026, 11, 17, 14, 0)
    # the night in which the clocks go back is an hour longer, the morning is where it always is
    assert quiet_until(at(paris, 2026, 10, 24, 23, 0), 1320, 480, paris) == at(paris, 2026, 10, 25, 8, 0)


def test_links_work_for_what_they_were_made_for_alone():
    token = LINKS.token("confirm", "way")
    assert LINKS.way("confirm", token) == "way"
    assert LINKS.way("stop", token) is None
    assert LINKS.way("confirm", token.replace("way", "other")) is None
    assert Links("https://paname.example", "another key").way("confirm", token) is None
    assert LINKS.page("stop", "way").startswith("https://paname.example/mail/stop/way-")


def test_nothing_can_be_sent_unless_the_operator_has_set_it_up():
    assert Settings().ways() == ()
    assert Settings(push_subject="mailto:x@example.org", webhooks=True).ways() == ("push", "hook")
    for wrong in (
        {"push_subject": "me"},
        {"smtp_host": "localhost"},
        {"webhooks": True},
        {"smtp_security": "perhaps"},
    ):
        with pytest.raises(ValueError, match=r"."):
            read_settings(None, {}, **wrong).check()
