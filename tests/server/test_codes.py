"""Codes to say aloud: the first letters of an open table's id lead to it, and can't be guessed at leisure."""

from dataclasses import replace

import pytest
from tests.server.harness import PATIENT, Running

from paname.client import Refused, Server
from paname.server.ids import LETTERS, heard_code


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("ABC DEF", "abcdef"),
        ("abc-d2f", "abcd2f"),
        ("ab1del", "abidei"),
        ("abcde", ""),
        ("abc def g", ""),
        ("äbcdef", ""),
    ],
)
def test_a_code_is_heard_however_it_is_written(said, heard):
    assert heard_code(said) == heard


def test_a_code_leads_to_its_table_until_the_game_begins(url, run):
    async def look():
        lea, max_ = await Server.guest(url, "Léa"), await Server.guest(url, "Max")
        table = (await lea.post("/api/tables", {"game": "lumiere"}))["table"]["id"]
        code = f"{table[:3]}%20{table[3:6]}".upper()
        assert await max_.get(f"/api/codes/{code}") == {"table": table}
        await max_.post(f"/api/tables/{table}/commands", {"type": "join", "id": "join"})
        await lea.post(f"/api/tables/{table}/commands", {"type": "start", "id": "start"})
        with pytest.raises(Refused) as refused:
            await max_.get(f"/api/codes/{code}")
        assert refused.value.code == "not_found"

    run(look())


def test_guessing_codes_is_slow(run, tmp_path):
    async def guess(url):
        max_ = await Server.guest(url, "Max")
        codes = []
        for n in range(20):
            with pytest.raises(Refused) as refused:
                await max_.get(f"/api/codes/aaaaa{LETTERS[n]}")
            codes.append(refused.value.code)
        return codes

    with Running(replace(PATIENT, data=str(tmp_path), logins_per_minute=5)) as house:
        assert run(guess(house.url)).count("too_fast") > 10
