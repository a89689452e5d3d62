"""Names that cannot be guessed, and the time."""

import hashlib
import secrets
import time
from typing import Final

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
CODE: Final = 6  # letters of a table's id that people say aloud instead of its link
SOUNDS: Final = {"l": "i", "1": "i"}  # what is written in the place of a letter of ours


def new_id(length: int) -> str:
    """Random letters and digits that nobody confuses; five bits each."""
    return "".join(LETTERS[byte % len(LETTERS)] for byte in secrets.token_bytes(length))


def new_table_id() -> str:
    """Sixty bits: a private table is found by its link alone."""
    return new_id(12)


def heard_code(text: str) -> str:
    """A code as somebody typed it: in groups or not, in capitals or not, with letters that look alike."""
    letters = "".join(SOUNDS.get(letter, letter) for letter in text.lower() if letter.isalnum())
    return letters if len(letters) == CODE and set(letters) <= set(LETTERS) else ""


def new_user_id() -> str:
    """A user's id, which is public."""
    return f"u{new_id(9)}"


def new_token() -> str:
    """What a session is known by; only its digest is stored."""
    return secrets.token_urlsafe(32)


def digest(text: str) -> str:
    """SHA-256 in hex."""
    return hashlib.sha256(text.encode()).hexdigest()


def now() -> int:
    """Milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000
