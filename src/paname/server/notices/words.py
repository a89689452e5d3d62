"""The sentences of notices in seven languages, one file each: they are written where no browser can translate them."""

import tomllib
from datetime import datetime
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

LANGUAGES: Final = ("en", "fr", "de", "it", "pl", "ru", "uk")


class Words:
    """One language."""

    def __init__(self, language: str) -> None:
        text = files(__package__).joinpath("lang", f"{language}.toml").read_text(encoding="utf-8")
        self.language = language
        self.entries: dict[str, Any] = tomllib.loads(text)

    def say(self, key: str, **facts: object) -> str:
        """A sentence with its gaps filled."""
        found: Any = self.entries
        for part in key.split("."):
            found = found[part]
        return str(found).format(**facts)

    def listed(self, names: tuple[str, ...]) -> str:
        """Names as a list."""
        *some, last = names
        return self.say("and", some=", ".join(some), last=last) if some else last

    def moment(self, at: datetime) -> str:
        """A day and a time of it."""
        month = self.entries["months"][at.month - 1]
        return self.say("moment", day=at.day, month=month, time=f"{at.hour:02}:{at.minute:02}")


@lru_cache(maxsize=len(LANGUAGES))
def words_of(language: str) -> Words:
    """A language; English for one that we don't speak."""
    return Words(language if language in LANGUAGES else "en")
