"""The events of Paris Paris in sentences; the words are in the game's `words.toml`."""

from collections.abc import Sequence
from typing import Final

from paname.cli.boards import YOU, event_sentence
from paname.core.events import Event
from paname.core.names import in_words
from paname.core.words import Fact
from paname.games.paris_paris import events

NOBODY: Final = "nobody"

Found = dict[str, Fact]


def event_text(event: Event, names: list[str]) -> str:
    """What happened, in one sentence."""
    form, found = particulars(event, names)
    gains = getattr(event, "gains", None)
    if gains is not None:
        found["gains"] = payments(gains, names)
    return event_sentence("paris_paris", event, names, form, found)


def particulars(event: Event, names: list[str]) -> tuple[str, Found]:
    """Which form of the sentence fits, and the facts that have to be worked out."""
    match event:
        case events.MarkerDrawn():
            return "known" if event.line else "", {}
        case events.PileTurned():
            return "", {"tiles": in_words([f"{tile.station}/{tile.line}" for tile in event.tiles])}
        case events.TileTaken() | events.TileLeftOver() | events.TileParked():
            return "", {"tile": f"{event.station}/{event.line}"}
        case events.ShopDisplaced():
            return event.goes_to, {}
        case events.SmallTourScored():
            return small_tour(event.distance)
        case events.GrandTourStarted():
            return event.cause, {}
        case events.MarkersShown():
            return "", {"lines": in_words(shown_lines(event, names))}
        case events.BagCounted():
            return "" if any(event.shops) else "empty", {"shops": payments(event.shops, names)}
    return "", {}


def small_tour(distance: int | None) -> tuple[str, Found]:
    """T3.2: whether the small tour found shops at the station, further off, or nowhere."""
    if distance is None:
        return "nobody", {}
    return ("", {"n": distance}) if distance else ("here", {})


def shown_lines(event: events.MarkersShown, names: list[str]) -> list[str]:
    """T5.1: everybody's marker, with two players the open one too."""
    lines = [f"{said(name)} {line}" for name, line in zip(names, event.lines, strict=True)]
    return lines + ([f"{event.open_line} face up"] if event.open_line else [])


def payments(points: Sequence[int], names: Sequence[str]) -> str:
    """Who got how much."""
    paid = [f"{said(name)} {number}" for name, number in zip(names, points, strict=True) if number]
    return in_words(paid) if paid else NOBODY


def said(name: str) -> str:
    """A name within a sentence."""
    return "you" if name == YOU else name
