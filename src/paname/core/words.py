"""English for what the rules say in codes: one catalogue a game, `words.toml`, read where a sentence is wanted.

A key is a kind and a code, such as `refusal.zone_has_tile`. Gaps like `{zone}` take the fact of that name; a fact whose
value has a name in the catalogue (`[card]` with `jardin = "Jardin"`) appears by that name, and a fact of several values
(`cards`) as a list of such names. An entry with `one` and `other` is chosen by the fact `n`. The kind `event_you` tells
an event to the one it is about, where "You" in place of the name won't do. The browser's catalogues follow the same
conventions in seven languages.
"""

import re
import tomllib
from importlib.resources import files
from typing import Final

from paname.core.names import in_words

Fact = int | str | tuple[str, ...]
Facts = tuple[tuple[str, Fact], ...]
Entry = str | dict[str, str]

GAP: Final = re.compile(r"\{(\w+)\}")

_catalogues: dict[str, dict[str, dict[str, Entry]]] = {}
_sources: dict[str, str] = {}


def add_catalogue(game: str, text: str) -> None:
    """Make a game's English known; it is parsed when the first sentence is wanted."""
    _sources[game] = text
    _catalogues.pop(game, None)


def catalogue(game: str) -> dict[str, dict[str, Entry]]:
    """The entries of a game by kind and code; those every game shares have the empty name."""
    if game not in _catalogues:
        _catalogues[game] = tomllib.loads(_sources.get(game, "") if game else shared_words())
    return _catalogues[game]


def shared_words() -> str:
    """The catalogue of what every game says."""
    return files("paname.core").joinpath("words.toml").read_text(encoding="utf-8")


def has_sentence(game: str, kind: str, code: str) -> bool:
    """Whether the catalogues hold this sentence."""
    return code in catalogue(game).get(kind, {}) or code in catalogue("").get(kind, {})


def sentence(game: str, kind: str, code: str, facts: Facts = ()) -> str:
    """The sentence for a code, its gaps filled; the code itself where no catalogue knows it."""
    entry = catalogue(game).get(kind, {}).get(code) or catalogue("").get(kind, {}).get(code) or code
    gaps = {name: named(game, name, value) for name, value in facts}
    if isinstance(entry, dict):
        entry = entry["one" if gaps.get("n") == "1" and "one" in entry else "other"]
    return GAP.sub(lambda gap: gaps.get(gap[1], gap[0]), entry)


def event_sentence(game: str, code: str, facts: Facts, *, own: bool) -> str:
    """What happened; told to the one it is about by the `event_you` form, where the catalogue has one."""
    kind = "event_you" if own and has_sentence(game, "event_you", code) else "event"
    return sentence(game, kind, code, facts)


def named(game: str, kind: str, value: Fact) -> str:
    """A fact as people read it: by its name where the game's catalogue has one."""
    if isinstance(value, tuple):
        parts = [(named(game, kind.removesuffix("s"), part), value.count(part)) for part in dict.fromkeys(value)]
        return in_words([f"{count} {name}" if count > 1 else name for name, count in parts])
    name = catalogue(game).get(kind, {}).get(str(value), str(value))
    return name if isinstance(name, str) else str(value)
