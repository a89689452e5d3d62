"""Tables at a chosen moment, laid without the interface so that a test can begin there."""

import random
from functools import lru_cache
from typing import Any

import paname

NAMES = ("Léa", "Marek", "Inès", "Tom")


@lru_cache(maxsize=16)
def recorded(game: str, players: int) -> dict[str, Any]:
    """The record of a whole game of chance moves."""
    rules, luck = paname.load(game), random.Random(f"{game} {players}")
    state = rules.new(players=players, seed=f"{game} {players}")
    while not state.is_over:
        state.apply(luck.choice(state.legal_actions()))
    return rules.record(state)


def person(name: str) -> dict[str, str]:
    """A seat of this screen."""
    return {"kind": "me", "name": name}


def lay(page: Any, game: str, players: int = 2, left: int | None = None, **wishes: Any) -> str:
    """A running table of this page's person, so many decisions before the end; every seat is theirs unless named."""
    seats = [person(name) for name in NAMES[:players]]
    wish: dict[str, Any] = {"game": game, "players": players, "seats": seats, **wishes}
    if left is not None:
        record = recorded(game, players)
        wish |= {"record": record, "decision": max(0, len(record["actions"]) - left)}
    if not page.request.get("/api/me").ok:
        post(page, "/api/session", {"name": NAMES[0]})
    table: str = post(page, "/api/tables", wish)["table"]["id"]
    command(page, table, {"type": "start"})
    return table


def play_out(page: Any, table: str, limit: int = 400) -> None:
    """Make chance moves for all seats, which are this page's, until the game is over or so many are made."""
    luck = random.Random(table)
    for _ in range(limit):
        state = page.request.get(f"/api/tables/{table}?seat=-1").json()["state"]
        if state["status"] == "over":
            return
        seat = state["to_move"]
        legal = command(page, table, {"type": "legal"}, seat)["legal"]
        action = luck.choice(legal)["id"]
        command(page, table, {"type": "move", "decision": state["decision"], "action": action}, seat)


def finished(page: Any, game: str, players: int = 2, left: int = 6) -> str:
    """A table whose last decisions have just been made."""
    table = lay(page, game, players, left)
    play_out(page, table)
    return table


def command(page: Any, table: str, body: dict[str, Any], seat: int | None = None) -> dict[str, Any]:
    """One command of this page's person."""
    asked = "" if seat is None else f"?seat={seat}"
    return post(page, f"/api/tables/{table}/commands{asked}", {"id": f"c{random.random()}", **body})


def post(page: Any, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask the server as this page's person."""
    answer = page.request.post(path, data=body)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found
