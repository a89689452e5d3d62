"""The events of Lumière in sentences; the words are in the game's `words.toml`."""

import dataclasses
from typing import Final

from paname.core.events import Event
from paname.core.words import Fact, event_sentence
from paname.games.lumiere import events

GAME: Final = "lumiere"
YOU: Final = "You"
EXTRAS: Final = {"covered_lamp": "LampCovered", "stone": "StoneLaid"}
"""What may have happened along with something else, by the field that tells the space."""


def tell(event: Event, names: list[str]) -> str:
    """What happened, in a sentence or two."""
    fields = {field.name: getattr(event, field.name) for field in dataclasses.fields(event)}
    found: dict[str, Fact] = {name: value for name, value in fields.items() if isinstance(value, str | int)}
    seat = fields.get("seat", fields.get("first"))
    if seat is not None:
        found["seat"] = names[seat]
    if "spaces" in fields:
        found["spaces"] = " ".join(fields["spaces"])
    if isinstance(event, events.BuildingRaised):
        found |= {"size": len(event.spaces), "n": len(event.lamps)}
    said = [event_sentence(GAME, code_of(event), tuple(found.items()), own=found.get("seat") == YOU)]
    for name, code in EXTRAS.items():
        if fields.get(name):
            said.append(event_sentence(GAME, code, (("space", fields[name]),), own=False))
    return " ".join(said)


def code_of(event: Event) -> str:
    """The sentence that fits."""
    match event:
        case events.TileDrawn(tile=None):
            return "TileDrawn_hidden"
        case events.PostcardUsed(done=False):
            return "PostcardUsed_undone"
        case events.PiecePlaced(piece="statue"):
            return "PiecePlaced_statue"
        case events.PiecePlaced(piece="annex"):
            return "PiecePlaced_annex"
    return type(event).__name__
