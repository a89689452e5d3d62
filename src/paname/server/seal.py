"""Fair deals: a seed of the server's secret and everybody's nonces, committed to before, shown after."""

import secrets
from typing import Any, Final, TypeGuard

from paname.core.errors import PanameError
from paname.core.records import replay
from paname.server.ids import digest

MOST_SEATS: Final = 8


def new_secret() -> str:
    """The server's part of a seed."""
    return secrets.token_hex(32)


def derived_nonce(secret: str, seat: int) -> str:
    """The part of a bot, or of somebody who brings none: it follows from the secret, so nobody chooses it later."""
    return digest(f"paname nonce:{secret}:{seat}")


def lesson_secret(game: str) -> str:
    """The secret of every first game with a coach, dealt alike for everybody: it isn't one."""
    return digest(f"paname lesson:{game}")


def seed_of(secret: str, nonces: list[str]) -> str:
    """The seed of a game; nobody can steer it without the secret and all the nonces."""
    return digest(":".join(["paname:1", secret, *(digest(nonce) for nonce in nonces)]))


def check_record(record: dict[str, object]) -> dict[str, bool]:
    """Whether a finished record keeps what its seal promised: commitment, seed, and the scores of a replay."""
    table = record.get("table")
    seal = table.get("seal") if isinstance(table, dict) else None
    if not isinstance(seal, dict) or not isinstance(table, dict):
        return {"commitment": False, "seed": False, "replay": False}
    secret, nonces, derived = seal.get("secret"), seal.get("nonces"), seal.get("derived", [])
    if not isinstance(secret, str) or not is_list_of(nonces, str) or not is_list_of(derived, int):
        return {"commitment": False, "seed": False, "replay": replays(record, table.get("result"))}
    follow = all(0 <= seat < len(nonces) and nonces[seat] == derived_nonce(secret, seat) for seat in derived)
    return {
        "commitment": digest(secret) == seal.get("commitment"),
        "seed": follow and seed_of(secret, nonces) == record.get("seed"),
        "replay": replays(record, table.get("result")),
    }


def is_list_of(value: object, kind: type) -> TypeGuard[list[Any]]:
    """Whether something is a list, no longer than any table has seats, of one kind of thing."""
    return isinstance(value, list) and len(value) <= MOST_SEATS and all(isinstance(one, kind) for one in value)


def replays(record: dict[str, object], result: object) -> bool:
    """Whether the record replays to the scores that it claims."""
    claimed = result.get("scores") if isinstance(result, dict) else None
    try:
        return replay(record).scores() == claimed
    except (PanameError, RecursionError):
        return False
