"""Sharing: nothing is public before everybody who played says so; then a picture, a film and a readable record."""

import asyncio
import json
import struct

import pytest
from tests.server.harness import request
from tests.server.test_reviews import GAMES, finished

import paname
from paname.client import Refused, Server
from paname.server.notices.words import LANGUAGES, words_of
from paname.server.store import shares
from paname.server.web import sharing
from paname.server.wire import ResultView


def page(url, table, language="en"):
    headers = {"Accept": "text/html", "Accept-Language": language}
    return request(f"{url}/t/{table}/review", headers=headers)[2].decode()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_passed_on_with_picture_and_film_once_its_players_allow_it(url, run, game):
    async def play():
        lea = await Server.guest(url, "Léa")
        table = await finished(lea, game, left=8)
        assert request(f"{url}/api/tables/{table}/picture.png")[0] == 404
        assert "og:image" not in page(url, table)
        shared = await lea.post(f"/api/tables/{table}/share", {})
        assert shared["public"]
        status, headers, poster = request(f"{url}/api/tables/{table}/picture.png")
        assert (status, headers["Content-Type"]) == (200, "image/png")
        assert struct.unpack(">2I", poster[16:24]) == (1200, 630)
        assert request(f"{url}/api/tables/{table}/picture.png?language=de")[2] != poster
        film = request(f"{url}/api/tables/{table}/film.png")[2]
        assert b"acTL" in film
        assert len(film) <= 1_000_000
        assert f"/api/tables/{table}/picture.png" in page(url, table)
        lea.request("DELETE", f"/api/tables/{table}/share", None)
        assert request(f"{url}/api/tables/{table}/picture.png")[0] == 404

    run(play())


SOMEBODY = {
    "de-AT,de;q=0.9": "Jemand",
    "en": "Somebody",
    "fr": "Quelqu’un",
    "it": "Qualcuno",
    "pl": "Ktoś",
    "ru": "Кто-то",
    "uk": "Хтось",
    "": "Somebody",
}


def test_a_preview_is_in_the_readers_language_and_calls_people_who_are_gone_somebody(server, run):
    async def play():
        lea = await Server.guest(server.url, "Léa")
        user = (await lea.get("/api/me"))["user"]["id"]
        table = await finished(lea)
        await lea.post(f"/api/tables/{table}/share", {})
        assert "Geh die Partie Zug für Zug durch" in page(server.url, table, "de")
        await asyncio.to_thread(lea.request, "DELETE", "/api/me", None)
        assert "og:title" not in page(server.url, table)  # their leave goes with them
        await server.services.hub.store.write(lambda connection: shares.allow(connection, table, user))
        for language, word in SOMEBODY.items():
            told = page(server.url, table, language)
            assert f"Lumière: {word} " in told
            assert "somebody" not in told

    run(play())


def test_a_preview_calls_bots_by_their_names():
    assert sharing.called(None, "flaneur", words_of("en")) == "Flâneur"


def test_only_those_who_played_decide_about_a_game(url, run):
    async def play():
        lea, zoe = await Server.guest(url, "Léa"), await Server.guest(url, "Zoé")
        table = await finished(lea)
        with pytest.raises(Refused) as refused:
            await zoe.post(f"/api/tables/{table}/share", {})
        assert refused.value.code == "not_your_seat"

    run(play())


def test_a_record_reads_and_opens_again(url, run):
    async def play():
        lea = await Server.guest(url, "Léa")
        table = await finished(lea, "lumiere")
        record = await lea.get(f"/api/tables/{table}/record")
        assert len(record["notation"]) == len(record["actions"])
        assert all(isinstance(line, str) for line in record["notation"])
        assert paname.replay(record).is_over
        study = (await lea.post("/api/studies", {"record": record, "title": "Ours"}))["study"]["id"]
        found = await lea.get(f"/api/studies/{study}")
        assert found["state"]["status"] == "over"
        assert [one["kind"] for one in found["updates"]] == ["moved"] * len(record["actions"])
        assert "table" not in await lea.get(f"/api/studies/{study}/record")

    run(play())


def test_a_study_keeps_its_variations_for_its_maker(url, run):
    async def play():
        lea, zoe = await Server.guest(url, "Léa"), await Server.guest(url, "Zoé")
        table = await finished(lea)
        tree = [{"from": 1, "path": [3], "seat": 0, "text": "x", "win": [0.5, 0.5], "lead": [0, 0], "label": "good"}]
        study = (await lea.post("/api/studies", {"table": table, "tree": tree}))["study"]["id"]
        assert (await zoe.get(f"/api/studies/{study}"))["study"]["tree"][0]["path"] == [3]
        for way, body in (("PATCH", {"title": "Mine"}), ("DELETE", None)):
            with pytest.raises(Refused):
                zoe.request(way, f"/api/studies/{study}", body)
        lea.request("PATCH", f"/api/studies/{study}", {"title": "The bridge", "tree": []})
        found = (await lea.get(f"/api/studies/{study}"))["study"]
        assert (found["title"], found["tree"], found["mine"]) == ("The bridge", [], True)
        assert (await lea.get("/api/me/studies"))["studies"][0]["id"] == study

    run(play())


def test_the_position_of_a_game_that_one_plays_is_not_judged(url, run):
    async def play():
        lea = await Server.guest(url, "Léa")
        table = await finished(lea, "lumiere", left=3)
        there = {"table": table, "decision": 0, "seats": [{"kind": "me"}, {"kind": "me", "name": "Zoé"}]}
        running = (await lea.post("/api/analysis/table", there))["table"]["id"]
        await lea.post(f"/api/tables/{running}/commands", {"id": "s", "type": "start"})
        study = (await lea.post("/api/studies", {"table": table}))["study"]["id"]
        with pytest.raises(Refused) as refused:
            await lea.post("/api/analysis/judgement", {"study": study, "decision": 0})
        assert refused.value.code == "not_allowed"

    run(play())


def test_a_server_without_numpy_says_what_is_missing(url, run, monkeypatch):
    monkeypatch.setattr(sharing, "CAN_PAINT", False)

    async def play():
        lea = await Server.guest(url, "Léa")
        table = await finished(lea)
        shared = await lea.post(f"/api/tables/{table}/share", {})
        assert (shared["public"], shared["picture"]) == (True, False)
        assert "og:image" not in page(url, table)
        status, _, body = request(f"{url}/api/tables/{table}/picture.png")
        assert status == 404
        assert "NumPy" in json.dumps(json.loads(body)["error"])

    run(play())


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_laid_out_by_hand_and_becomes_a_study(url, run, game):
    async def play():
        lea = await Server.guest(url, "Léa")
        begun = await lea.post("/api/analysis/setup", {"game": game})
        assert begun["state"]["status"] == "running"
        again = await lea.post("/api/analysis/setup", {"game": game, "position": begun["position"]})
        assert (again["position"], again["state"]) == (begun["position"], begun["state"])
        wrong = {**begun["position"], "to_move": "nobody", "turn": "nobody"}
        problem = (await lea.post("/api/analysis/setup", {"game": game, "position": wrong}))["problem"]
        assert (problem["case"], "nobody" in problem["text"]) == ("position", True)
        with pytest.raises(Refused):
            await lea.post("/api/analysis/setup", {"game": "chess"})
        record = {"format": 1, "game": game, "position": begun["position"], "actions": [], "chance": []}
        study = (await lea.post("/api/studies", {"record": record}))["study"]["id"]
        assert (await lea.get(f"/api/studies/{study}"))["state"]["view"] == begun["state"]["view"]

    run(play())


def test_the_picture_shows_every_seat_in_its_own_colour():
    from paname.server.sharing.poster import painted  # needs NumPy

    colours = {game: painted(paname.load(game).new(players=2, seed=1)).colours for game in paname.games()}
    assert all(len(set(two)) == 2 for two in colours.values())
    assert colours["paris_paris"] != colours["lumiere"]


def ended(scores, winners, reason="rules"):
    return ResultView(scores=scores, winners=winners, places=[1] * len(scores), reason=reason, seat=None)


@pytest.mark.parametrize(
    ("result", "kind"),
    [
        (ended([57, 48], [0]), "won"),
        (ended([48, 50], [1]), "close"),
        (ended([80, 50], [0]), "clear"),
        (ended([48, 48], [1]), "level"),
        (ended([48, 48], [0, 1]), "draw"),
        (ended([12, 80], [0], "resigned"), "won"),
        (ended([12, 80], [], "agreed"), "stopped"),
    ],
)
def test_the_sentence_on_a_picture_tells_how_a_game_was_won(result, kind):
    assert sharing.kind_of(result) == kind


def test_a_picture_says_the_sentence_of_every_language_in_full_on_two_lines():
    from paname.server.sharing import letters  # needs NumPy

    for language in LANGUAGES:
        for kind in ("won", "close", "clear", "level", "draw", "stopped"):
            sentence = words_of(language).say(f"shared.{kind}", name="Constantin-Żółć Її")
            assert letters.sayable(sentence) == sentence
            assert len(letters.lines_of(sentence, 25, 470)) <= 2
