"""Passwords that others would try first are refused: common words, runs of keys, the name itself."""

import string
import unicodedata
from importlib.resources import files
from typing import Final

from paname.server.names import likeness
from paname.server.refusals import Refusal

FEWEST_LETTERS: Final = 5  # different ones
SHORTEST_REST: Final = 5  # of a password, beside a word that everybody knows
ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "йцукенгшщзхъфывапролджэячсмитьбю",
)
RUNS: Final = tuple(2 * likeness(row) for row in ROWS)
KNOWN: Final = frozenset(
    likeness(word)
    for line in files("paname.server").joinpath("common_passwords.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
    for word in line.split()
)


def spelled(password: str) -> str:
    """A password in one spelling, whatever the keyboard gave."""
    return unicodedata.normalize("NFKC", password)


def check_password(password: str, name: str) -> None:
    """Refuse a password that somebody would guess."""
    given = spelled(password).casefold()
    looks, own = likeness(given), likeness(name)
    is_name = bool(own) and len(looks.replace(own, "")) < SHORTEST_REST
    if len(set(given)) < FEWEST_LETTERS or is_name or is_common(given) or is_run(looks):
        raise Refusal("invalid.password", field="password")


def is_common(password: str) -> bool:
    """Whether it is a word that everybody knows, alone, twice, or with figures and signs at its ends."""
    bare = password.strip(string.digits + string.punctuation + " ")
    halves = (word[: len(word) // 2] for word in (password, bare) if word[: len(word) // 2] * 2 == word)
    return any(likeness(word) in KNOWN for word in (password, bare, *halves))


def is_run(looks: str) -> bool:
    """Whether it is one run along a keyboard or the alphabet, either way."""
    return any(looks in row or looks[::-1] in row for row in RUNS)
