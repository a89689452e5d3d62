"""M9: the seal binds the server too: first the commitment, then every nonce; bots' follow from the secret."""

from pathlib import Path

import msgspec
import pytest
from tests.server.tables import LEA, MAX

from paname.server.catalogue import encode
from paname.server.ids import digest
from paname.server.seal import check_record, derived_nonce, seed_of
from paname.server.table import commands as ask
from paname.server.table.entries import from_json
from paname.server.table.handlers import decide
from paname.server.table.history import record
from paname.server.table.new_table import create, rematch
from paname.server.table.table import table_of

LOGS = Path(__file__).parent / "logs"


def made(*kinds):
    """A new table as somebody asks for it."""
    seats = [ask.SeatWish(kind, "touriste" if kind == "bot" else "") for kind in kinds]
    return table_of([create(ask.NewTable(game="lumiere", seats=seats), LEA, 1_000)])


def after(table, actor, command):
    command.id = f"{type(command).__name__} {table.n}"
    return decide(table, actor, command, 2_000).table


def test_no_nonce_is_given_before_the_commitment_is_out():
    wish = msgspec.json.decode(b'{"game": "lumiere", "nonce": "chosen too early"}', type=ask.NewTable)
    table = table_of([create(wish, LEA, 1_000)])
    assert table.seal().commitment == digest(table.created.secret)
    assert table.seal().nonces == [None, None]


def test_the_host_adds_a_nonce_at_the_start_and_others_when_they_join():
    table = made("me", "open")
    table = after(table, MAX, ask.Join(nonce="of Max"))
    table = after(table, LEA, ask.Start(nonce="of Léa"))
    assert table.seal().nonces == ["of Léa", "of Max"]
    assert table.seal().derived == []
    assert table.seed == seed_of(table.created.secret, ["of Léa", "of Max"])


@pytest.mark.parametrize("way", ["made", "seat", "rematch"])
def test_a_bots_part_of_the_seed_follows_from_the_secret(way):
    table = made("me", "open") if way == "seat" else made("me", "bot")
    if way == "seat":
        table = after(table, LEA, ask.SetSeat(seat=1, kind="bot", level="touriste"))
    if way == "rematch":
        over = after(after(table, LEA, ask.Start(nonce="first")), LEA, ask.Resign())
        table = table_of([rematch(over, LEA, 3_000)])
    table = after(table, LEA, ask.Start(nonce="mine"))
    own, bot = (0, 1) if table.seats[0].kind == "human" else (1, 0)
    nonces = {own: "mine", bot: derived_nonce(table.created.secret, bot)}
    assert table.seal().derived == [bot]
    assert table.seal().nonces == [nonces[0] if own == 0 else None, nonces[1] if own == 1 else None]
    assert table.seed == seed_of(table.created.secret, [nonces[0], nonces[1]])


def test_whoever_brings_no_nonce_leaves_the_choice_to_nobody():
    table = after(after(made("me", "open"), MAX, ask.Join()), LEA, ask.Start())
    secret = table.created.secret
    assert table.seed == seed_of(secret, [derived_nonce(secret, 0), derived_nonce(secret, 1)])


def finished():
    """The record of a game that is over."""
    table = after(after(made("me", "bot"), LEA, ask.Start(nonce="mine")), LEA, ask.Resign())
    return msgspec.json.decode(encode(record(table, table.log)))


def test_a_finished_record_verifies_and_one_whose_bot_chose_does_not():
    document = finished()
    assert check_record(document)["commitment"]
    assert check_record(document)["seed"]
    seal = document["table"]["seal"]
    seal["nonces"][seal["derived"][0]] = "chosen late"
    document["seed"] = seed_of(seal["secret"], seal["nonces"])
    assert not check_record(document)["seed"]


def test_odd_seals_are_broken_and_long_lists_are_not_worked_on():
    for nonces in (None, "ab", [1, 2], ["n"] * 50_000):
        document = finished()
        document["table"]["seal"]["nonces"] = nonces
        assert not check_record(document)["seed"]
    document = finished()
    document["table"]["seal"]["derived"] = [7]
    assert not check_record(document)["seed"]


@pytest.mark.parametrize("name", sorted(path.stem for path in LOGS.glob("*.jsonl")))
def test_the_seals_of_old_tables_still_hold(name):
    table = table_of([from_json(line) for line in (LOGS / f"{name}.jsonl").read_text().splitlines()])
    if table.timeline is None:
        pytest.skip("it never started")
    nonces = [seat.nonce for seat in table.seats]
    assert all(nonces)
    assert table.seed == seed_of(table.created.secret, nonces)
    assert str(table.timeline.deal.seed) == table.seed
