"""What happened in a game of Paris, told in English; the sentences stand in the game's words.toml."""

import dataclasses
from collections.abc import Callable
from typing import Any, Final

from paname.cli.boards import event_sentence
from paname.cli.words import counted
from paname.core.events import Event
from paname.core.words import Fact, Facts, named, sentence

GAME: Final = "paris"
Fields = dict[str, Any]
More = tuple[str, dict[str, Fact]]
"""Which form of the sentence is told, and the facts it has besides the event's own."""


def event_text(event: Event, names: list[str]) -> str:
    """The sentence of an event; the next player's turn goes without saying."""
    kind = type(event).__name__
    if kind == "TurnEnded":
        return ""
    fields: Fields = {field.name: getattr(event, field.name) for field in dataclasses.fields(event)}
    form, facts = FORMS[kind](fields) if kind in FORMS else ("", {})
    return event_sentence(GAME, event, names, form, facts)


def cost(fields: Fields) -> str:
    """Francs and goods that were paid or gained."""
    goods = named(GAME, "goods", fields.get("goods", ()))
    francs = counted(abs(fields["francs"]), "franc")
    return f"{francs} and {goods}" if goods else francs


def placed(fields: Fields) -> More:
    """P3.1: a key came to a bank or to the Arc."""
    if fields["place"] == "arc":
        return "arc", {}
    return "", {"district": fields["place"], "francs": cost(fields)}


def moved(fields: Fields) -> More:
    """P4.1: a key moved; buildings go by their values."""
    places = {name: named(GAME, "landmark", fields[name]) for name in ("source", "goal")}
    source = {"bank": "the bank", "arc": "the Arc"}.get(fields["source"], places["source"])
    facts: dict[str, Fact] = {"source": source, "goal": places["goal"], "cost": cost(fields), "number": fields["tile"]}
    return ("with" if fields["tile"] else ""), facts


def scored(fields: Fields) -> More:
    """What points were scored for."""
    subject: Facts = ((SUBJECTS.get(fields["code"], ""), fields["name"]),)
    return "", {"n": fields["points"], "what": sentence(GAME, "score", fields["code"], subject)}


def used(fields: Fields) -> More:
    """P5.3: what the use of a bonus tile gave or cost."""
    if fields["goods"]:
        return "goods", {}
    if fields["francs"] == 0:
        return "", {}
    return ("gained" if fields["francs"] > 0 else "paid"), {"cost": cost(fields)}


SUBJECTS: Final = {"tile": "number", "landmark": "landmark", "end_tile": "end_tile"}
FORMS: Final[dict[str, Callable[[Fields], More]]] = {
    "KeyPlaced": placed,
    "KeyMoved": moved,
    "PointsScored": scored,
    "BonusTaken": lambda fields: ("paid", {"cost": cost(fields)}) if fields["francs"] else ("", {}),
    "BonusUsed": used,
    "PairsGiven": lambda fields: ("", {"goods": fields["pairs"]}),
    "ResourceBought": lambda fields: ("", {"cost": cost(fields)}),
    "GoodSold": lambda fields: ("", {"cost": cost(fields)}),
    "VpTileLaid": lambda fields: ("", {"points": "/".join(str(points) for points in fields["points"])}),
    "EndTilesSeen": lambda fields: ("known", {"end_tiles": fields["tiles"]}) if fields["tiles"] else ("", {}),
    "EndTileTaken": lambda fields: ("known", {"end_tile": fields["tile"]}) if fields["tile"] else ("", {}),
    "EndTileUsed": lambda fields: ("", {"end_tile": fields["tile"]}),
}
