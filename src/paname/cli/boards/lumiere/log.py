"""The events of Lumière in sentences; the words are in the game's `words.toml`."""

from typing import Final

from paname.cli.boards import event_sentence
from paname.core.events import Event
from paname.core.words import Fact
from paname.core.words import event_sentence as catalogue_sentence
from paname.games.lumiere import events

GAME: Final = "lumiere"
EXTRAS: Final = {"covered_lamp": "LampCovered", "stone": "StoneLaid"}
"""What may have happened along with something else, by the field that tells the space."""


def event_text(event: Event, names: list[str]) -> str:
    """What happened, in a sentence or two."""
    found: dict[str, Fact] = {}
    if isinstance(event, events.BuildingRaised | events.PiecePlaced):
        found["spaces"] = " ".join(event.spaces)
    if isinstance(event, events.BuildingRaised):
        found |= {"size": len(event.spaces), "n": len(event.lamps)}
    sentences = [event_sentence(GAME, event, names, form_of(event), found)]
    for name, code in EXTRAS.items():
        if space := getattr(event, name, None):
            sentences.append(catalogue_sentence(GAME, code, (("space", space),), own=False))
    return " ".join(sentences)


def form_of(event: Event) -> str:
    """The form of the sentence that fits."""
    match event:
        case events.PostcardUsed(done=False):
            return "undone"
        case events.PiecePlaced(piece="statue" | "annex"):
            return event.piece
    return ""
