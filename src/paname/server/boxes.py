"""Component sets of people's own boxes: read once, checked with every fault and oddity, and shown."""

import json
from functools import lru_cache
from typing import Final

from paname.core.components import read_document
from paname.core.errors import ComponentError
from paname.core.game import Game
from paname.core.registry import load, manifest
from paname.server.refusals import Refusal, invalid
from paname.server.rulebook import facts_within

LONGEST: Final = 60_000  # characters of a set; ours have a sixth of it

Json = dict[str, object]


@lru_cache(maxsize=64)
def game_of(name: str, components: str = "") -> Game:
    """A game with our components, or with those of a set."""
    return load(name, components or None)


def checked_game(name: str, components: str) -> Game:
    """A game with a set that somebody asks for; a set that can't be played is refused with its faults."""
    if len(components) > LONGEST:
        raise Refusal("invalid.box_too_long", field="components", most=LONGEST)
    try:
        return game_of(name, components)
    except ComponentError as error:
        raise invalid(error) from None


def our_document(name: str) -> Json:
    """Our own component file as an object."""
    return read_document(manifest(name).read_text("components.toml"))


def document_of(name: str, components: str) -> Json:
    """The file of a table's set, ours where it has none."""
    return read_document(components) if components else our_document(name)


def examine(name: str, components: str) -> Json:
    """All that a workshop shows of a set: what is wrong or odd, its facts with their marks, the table it makes."""
    if len(components) > LONGEST:
        raise Refusal("invalid.box_too_long", field="components", most=LONGEST)
    try:
        document = document_of(name, components)
        game = game_of(name, components)
    except ComponentError as error:
        return {
            "problems": [fault.to_json() for fault in error.faults],
            "odd": [],
            "items": readable_items(components),
            "board": None,
        }
    return {
        "problems": [],
        "odd": [fault.to_json() for fault in game.oddities()],
        "items": list(facts_within("", document)),
        "board": {"components": game.facts(), "view": game.showcase().view(-1)},
    }


def readable_items(components: str) -> list[Json]:
    """The marked facts of a set that can't be played, as far as it can be read."""
    try:
        return list(facts_within("", read_document(components)))
    except ComponentError:
        return []


def compact(components: str) -> str:
    """A set as a table keeps it: an object on one line, whatever it was written as."""
    return json.dumps(read_document(components), ensure_ascii=False) if components else ""
