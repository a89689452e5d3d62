"""Fair deals: a seed of the server's secret and everybody's nonces, committed to before, shown after."""

import secrets

from paname.core.errors import PanameError
from paname.core.records import replay
from paname.server.ids import digest


def new_secret() -> str:
    """The server's part of a seed."""
    return secrets.token_hex(32)


def new_nonce() -> str:
    """A seat's part of a seed, made for somebody who brings none."""
    return secrets.token_hex(16)


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
    secret, nonces = seal.get("secret"), seal.get("nonces")
    known = isinstance(secret, str) and isinstance(nonces, list)
    return {
        "commitment": known and digest(str(secret)) == seal.get("commitment"),
        "seed": known and seed_of(str(secret), [str(nonce) for nonce in nonces or []]) == record.get("seed"),
        "replay": replays(record, table.get("result")),
    }


def replays(record: dict[str, object], result: object) -> bool:
    """Whether the record replays to the scores that it claims."""
    claimed = result.get("scores") if isinstance(result, dict) else None
    if record.get("components") is not None:  # no seal covers custom components
        return False
    try:
        return replay(record).scores() == claimed
    except (PanameError, RecursionError):
        return False
