"""Paris in the terminal: the districts, the track and the players; the moves with what they cost and give."""

from typing import Final

from rich.console import Group, RenderableType

from paname.cli.boards import MoveGroup, View
from paname.cli.boards.paris.events import event_text
from paname.cli.boards.paris.table import districts, headline, legend, players, supplies, track
from paname.cli.boards.paris.things import explain
from paname.cli.words import signed
from paname.core.game import Game

__all__ = ["draw", "event_text", "explain", "group_moves"]

FORMS: Final = {
    "draw": "draw STACK",
    "lay": "lay DISTRICT",
    "key": "key PLACE",
    "buy": "buy RESOURCE",
    "sell": "sell GOOD",
    "bonus": "bonus NUMBER",
    "slot": "slot PRESTIGE",
    "endtile": "endtile TILE",
}

# The table ------------------------------------------------------------------------------------------------


def draw(view: View, game: Game) -> RenderableType:  # noqa: ARG001 - what every board is given
    """Whose turn it is, the six districts, the track, the supplies and the players."""
    return Group(headline(view), districts(view), legend(view), track(view), supplies(view), players(view))


# The moves ------------------------------------------------------------------------------------------------


def group_moves(view: View, texts: list[str]) -> list[MoveGroup]:
    """Moves by the key that moves, the rest by their verbs; each with what it costs and gives."""
    groups: dict[str, list[str]] = {}
    offers = list(view["offers"].values()) or [{}] * len(texts)
    for text, offer in zip(texts, offers, strict=True):
        form, rest = split(text)
        groups.setdefault(form, []).append(f"{rest}{change(offer)}".strip())
    return [MoveGroup(form, ", ".join(rests)) for form, rests in shortened(groups).items()]


def split(text: str) -> tuple[str, str]:
    """The form under which a line is listed, and what tells it apart there."""
    words = text.split()
    verb = words[0]
    if verb == "move":
        start, _, helper = text.partition(" with ")
        source, _, goal = start.rpartition(" ")
        return f"{source} GOAL", f"{goal} with {helper}" if helper else goal
    if verb == "vp":
        return f"vp {words[1]} DISTRICT", words[2]
    if verb == "use" and len(words) > 2:
        return f"use {words[1]} …", " ".join(words[2:])
    if verb == "use":
        return "use TILE", words[1]
    return (FORMS[verb], words[1]) if verb in FORMS else (text, "")


def shortened(groups: dict[str, list[str]]) -> dict[str, list[str]]:
    """The six VP tiles can go to the same districts, so they are one group."""
    tiles = [form for form in groups if form.startswith("vp ")]
    if not tiles:
        return groups
    places = groups[tiles[0]]
    found = {form: rests for form, rests in groups.items() if form not in tiles}
    points = " ".join(form.split()[1] for form in tiles)
    return {**found, "vp POINTS DISTRICT": [f"{points}; in {' '.join(places)}"]}


def change(offer: View) -> str:
    """What an action costs and gives, in brackets."""
    parts = [f"{signed(offer['francs'])} fr"] if "francs" in offer else []
    parts += [f"{signed(offer['vp'])} VP"] if "vp" in offer else []
    for goods in (offer.get("goods", {}), offer.get("units", {})):
        parts += [f"{signed(pieces)} {good}" for good, pieces in goods.items()]
    if "bonus_fee" in offer:
        parts.append(f"bonus for {offer['bonus_fee']}" if offer["bonus_fee"] else "bonus")
    if "slots" in offer:
        parts.append(f"slots {' '.join(offer['slots'])}")
    if "vp_tile" in offer:
        parts.append("VP tile")
    return f" ({', '.join(parts)})" if parts else ""
