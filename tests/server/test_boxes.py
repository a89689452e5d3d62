"""Tables that play with the numbers of somebody's own box."""

import json
import secrets

import pytest
from tests.boxes.games import box_of, ours
from tests.server.harness import request
from tests.server.tables import LEA

import paname
from paname.core.rng import Rng
from paname.server.bots.job import job_for, world_of
from paname.server.refusals import Refusal
from paname.server.seal import check_record
from paname.server.shelf import MOST
from paname.server.table.commands import NewTable, SeatWish, Start
from paname.server.table.entries import Moved
from paname.server.table.handlers import decide
from paname.server.table.new_table import create, rematch
from paname.server.table.table import table_of
from paname.server.table.updates import table_view

BOTS = [SeatWish("bot", "touriste"), SeatWish("bot", "touriste")]


def table_with(name, number=0, **wish):
    """A table of two bots with a random set, begun."""
    made = create(
        NewTable(game=name, players=2, seats=BOTS, components=box_of(name, number), box="Camille’s box", **wish), LEA, 1
    )
    return decide(table_of([made]), LEA, Start(id="c1"), 2).table


@pytest.mark.parametrize("name", ["lumiere", "paris_paris", "paris"])
def test_a_table_plays_its_own_set_to_the_end_and_its_record_replays_anywhere(name):
    table, rng = table_with(name), Rng("moves")
    assert table_view(table).box == "Camille’s box"
    while not table.state.is_over:
        action = int(table.state.legal_moves().any(rng))
        table.fold(Moved(n=table.n + 1, seat=table.to_move, action=action))
    document = json.loads(json.dumps(table.game.record(table.state)))
    assert json.loads(document["components"]) == json.loads(box_of(name, 0))
    assert paname.replay(document).scores() == table.state.scores()


def test_a_stored_log_brings_its_set_back_and_a_rematch_keeps_it():
    table = table_with("paris", 3)
    again = table_of(table.log)
    assert again.game.facts() == table.game.facts() != paname.load("paris").facts()
    table.fold(Moved(n=table.n + 1, seat=table.to_move, action=table.state.legal_actions()[0]))
    table.ended = type("Ended", (), {"seat": -1})()
    assert (rematch(table, LEA, 3).components, rematch(table, LEA, 3).box) == (
        table.created.components,
        "Camille’s box",
    )


def test_bots_think_with_the_numbers_of_the_table():
    state = table_with("paris", 5).state
    seat = int(state.to_move)
    world = world_of(job_for(state, seat, "touriste", "stream"))
    assert world.setup.components == state.setup.components
    assert world.view(seat) == state.view(seat)


def test_only_our_own_set_is_rated():
    wish = NewTable(game="paris", players=2, seats=BOTS, rated=True, components=box_of("paris", 1))
    with pytest.raises(Refusal) as refused:
        create(wish, LEA, 1)
    assert refused.value.key == "invalid.rated_box"


@pytest.mark.parametrize(
    ("components", "code"),
    [("{", "invalid.box"), ('{"x": 1}', "invalid.box"), ("#" * 60_001, "invalid.box_too_long")],
)
def test_a_set_that_cannot_be_played_makes_no_table(components, code):
    with pytest.raises(Refusal) as refused:
        create(NewTable(game="paris", players=2, seats=BOTS, components=components), LEA, 1)
    assert refused.value.key == code


def test_the_record_of_a_table_with_a_set_keeps_its_seal():
    table, rng = table_with("lumiere", 2), Rng("seal")
    while not table.state.is_over:
        table.fold(Moved(n=table.n + 1, seat=table.to_move, action=int(table.state.legal_moves().any(rng))))
    document = {**table.game.record(table.state), "seed": table.seed}
    assert document["components"]
    checks = check_record({**document, "table": {"seal": {}, "result": {"scores": table.state.scores()}}})
    assert checks["replay"]


def test_the_workshop_is_told_what_is_wrong_odd_and_ours(server):
    url = f"{server.url}/api/games/paris/box"
    status, _, body = request(url)
    found = json.loads(body)
    assert (status, found["problems"], found["odd"]) == (200, [], [])
    assert found["document"] == json.loads(json.dumps(ours("paris")))
    bank = next(item for item in found["items"] if item["id"] == "district 5.bank")
    assert (bank["values"], "ours" in bank["mark"]) == ({"value": 6}, True)
    document = found["document"]
    document["district"][4]["bank"]["value"] = 7
    found = json.loads(request(url, "POST", {"components": json.dumps(document)})[2])
    assert found["problems"] == []
    assert found["odd"][0]["path"] == "district"
    assert found["board"]["components"]["districts"][4]["bank"] == 7
    document["district"][4]["bank"]["value"] = 70
    found = json.loads(request(url, "POST", {"components": json.dumps(document)})[2])
    assert found["problems"] == [
        {
            "path": "district 5.bank",
            "code": "out_of_bounds",
            "facts": {"value": 70, "low": 1, "high": 30},
            "text": "70 is not between 1 and 30",
        }
    ]
    assert found["board"] is None
    found = json.loads(request(url, "POST", {"components": 'x = { value = 1, mark = "box" }'})[2])
    assert found["items"] == [{"id": "x", "values": {"value": 1}, "mark": "box"}]
    found = json.loads(request(url, "POST", {"components": "{"})[2])
    assert [(fault["path"], fault["code"]) for fault in found["problems"]] == [("components", "not_json")]
    assert (found["items"], found["board"]) == ([], None)


def bearer(url, body):
    return {"authorization": f"Bearer {json.loads(request(url, 'POST', {**body, 'token': True})[2])['token']}"}


def account(server, name):
    password = "a long sentence nobody else uses"
    return bearer(f"{server.url}/api/account", {"name": f"{name} {secrets.token_hex(4)}", "password": password})


def test_a_set_is_kept_with_an_account_until_it_is_removed(server):
    lea, url = account(server, "Léa of the boxes"), f"{server.url}/api/me/boxes"
    box = {"name": "My box", "edition": "2020", "entries": {"district 1.bank": {"value": 3}}}
    assert request(f"{url}/paris", "PUT", box, lea)[0] == 200
    assert request(f"{url}/paris", "PUT", {**box, "edition": "2021"}, lea)[0] == 200  # in place of the earlier one
    assert json.loads(request(f"{url}?game=paris", headers=lea)[2])["boxes"] == [
        {"game": "paris", **box, "edition": "2021"}
    ]
    assert json.loads(request(f"{url}?game=lumiere", headers=lea)[2])["boxes"] == []
    assert json.loads(request(f"{server.url}/api/me/data", headers=lea)[2])["boxes"][0]["name"] == "My box"
    assert request(f"{url}/paris?name=My%20box", "DELETE", headers=lea)[0] == 200
    assert json.loads(request(f"{url}?game=paris", headers=lea)[2])["boxes"] == []


def test_a_shelf_is_for_accounts_and_has_an_end(server):
    url, box = f"{server.url}/api/me/boxes/paris", {"name": "x"}
    assert request(url, "PUT", box)[0] == 401
    guest = bearer(f"{server.url}/api/session", {"name": "Guest"})
    assert json.loads(request(url, "PUT", box, guest)[2])["error"]["case"] == "account_only"
    ana = account(server, "Ana of the boxes")
    assert request(f"{server.url}/api/me/boxes/chess", "PUT", box, ana)[0] == 404
    long = {"name": "long", "entries": {"a": {"b": "c" * 60_001}}}
    assert json.loads(request(url, "PUT", long, ana)[2])["error"]["case"] == "box_too_long"
    assert {request(url, "PUT", {"name": f"box {number}"}, ana)[0] for number in range(MOST)} == {200}
    assert json.loads(request(url, "PUT", {"name": "one more"}, ana)[2])["error"]["case"] == "many_boxes"


# Lessons with a set ---------------------------------------------------------------------------------------------


def prepared(name, moves):
    """A position of a lesson: the record of a game with our set, so many decisions old."""
    game, rng = paname.load(name), Rng("lesson")
    state = game.new(players=2, seed="lesson")
    for _ in range(moves):
        state.apply(state.legal_moves().any(rng))
    return json.loads(json.dumps(game.record(state)))


def lesson_with(name, change, moves=12):
    """A table of a lesson at a prepared position, with our set changed, and begun."""
    document = ours(name)
    change(document)
    seats = [SeatWish("me"), SeatWish("bot", "touriste")]
    wish = NewTable(game=name, players=2, seats=seats, lesson=True, record=prepared(name, moves), box="Camille’s box",
                    components=json.dumps(document))  # fmt: skip
    return decide(table_of([create(wish, LEA, 1)]), LEA, Start(id="c1"), 2).table


def other_banks(document):
    for district in document["district"]:
        district["bank"] = {"value": 9, "mark": "box"}


def test_a_lesson_lays_its_position_out_with_the_set():
    table = lesson_with("paris", other_banks)
    replayed = paname.replay(prepared("paris", 12))
    assert table.created.box == "Camille’s box"
    assert table.game.facts()["districts"][0]["bank"] == 9
    assert table.state.to_json() == replayed.to_json()


def other_types(document):
    for district in document["district"]:
        types = [building["type"] for building in district["buildings"]]
        for building, kind in zip(district["buildings"], types[1:] + types[:1], strict=True):
            building["type"] = kind


def test_where_the_pieces_do_not_fit_the_same_decisions_are_made_with_the_set():
    first = lesson_with("paris", other_types).state
    assert first.to_json() == paname.replay({**prepared("paris", 12), "components": first.setup.components}).to_json()


def one_key(document):
    document["set_up"]["keys"] = {"two": 1, "three": 1, "four": 1, "mark": "box"}


def test_a_position_that_cannot_exist_with_the_set_is_played_with_ours():
    table = lesson_with("paris", one_key, 60)
    assert (table.created.components, table.created.box) == ("", "")
    assert table.state.to_json() == paname.replay(prepared("paris", 60)).to_json()
