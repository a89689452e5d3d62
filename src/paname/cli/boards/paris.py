"""Paris in the terminal: the districts, the track and the players; the moves with what they cost and give."""

import dataclasses
from typing import Final

from rich.console import Group, RenderableType

from paname.cli.boards import Choice, View
from paname.cli.boards.paris_table import districts, headline, legend, players, supplies, track
from paname.cli.boards.paris_things import explain
from paname.cli.words import counted, listed, signed
from paname.core.events import Event
from paname.core.game import Game

__all__ = ["draw", "explain", "group_choices", "tell"]

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


def group_choices(view: View, texts: list[str]) -> list[Choice]:
    """Moves by the key that moves, the rest by their verbs; each with what it costs and gives."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        form, rest = split(text)
        groups.setdefault(form, []).append(f"{rest}{change(view['offers'].get(text, {}))}".strip())
    return [Choice(form, ", ".join(rests)) for form, rests in shortened(groups).items()]


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


# The events -----------------------------------------------------------------------------------------------

SENTENCES: Final = {
    "StartDrawn": "{seat} began.",
    "TokenLaid": "{good} was laid beside {district} {value}.",
    "NumberLaid": "Tile {number} was laid on space {space}.",
    "TopSeen": "Stack {stack} shows {district}.",
    "TileDrawn": "{seat} drew from stack {stack}, {tiles} left.",
    "TileTurned": "{seat} turned up a {building} of value {value}.",
    "BuildingLaid": "The {building} {value} of {district} was laid.",
    "TileRemoved": "No district could take the {building} {value}, so it left the game.",
    "KeyPlaced": "{seat} placed a key on {place}{gain}.",
    "LandmarkLaid": "{seat} laid {landmark} in {district}.",
    "KeyMoved": "{seat} moved a key in {district} from {source} to {goal} for {paid}{helper}.",
    "TokenTaken": "{seat} took {good}.",
    "PointsScored": "{seat} scored {points}, {source}: {vp} VP now.",
    "BonusTaken": "{seat} took tile {number}{paid}.",
    "BonusUsed": "{seat} used tile {number}{gain}.",
    "PairsGiven": "{seat} gave up pairs: {pairs}.",
    "ResourceBought": "{seat} bought {good} for {paid}.",
    "GoodSold": "{seat} sold {good} for {paid}.",
    "UnitsLost": "{seat} left unused: {goods}.",
    "SlotFilled": "{seat} gave {good} to {landmark}.",
    "VpTileLaid": "{seat} laid the VP tile {points} in {district}.",
    "BenefitDeclined": "{seat} declined: {benefit}.",
    "EndTilesSeen": "{seat} looked through the end-game tiles{seen}.",
    "EndTileTaken": "{seat} took {what}, {left} left.",
    "EndTileUsed": "{seat} used the end-game tile {tile}.",
    "Passed": "{seat} passed.",
    "EndApproached": "The last end-game tile was taken: one more round follows this one.",
    "TurnEnded": "",
    "GameEnded": "The game ended.",
}


def tell(event: Event, names: list[str]) -> str:
    """The sentence of an event."""
    kind = type(event).__name__
    fields = {field.name: getattr(event, field.name) for field in dataclasses.fields(event)}
    words = dict(fields)
    if "seat" in fields:
        words["seat"] = names[fields["seat"]]
    words.update(parts(kind, fields))
    sentence = SENTENCES[kind].format(**words)
    return sentence[:1].upper() + sentence[1:]


def parts(kind: str, fields: View) -> dict[str, str]:
    """The parts of a sentence that have to be worked out."""
    francs, goods = fields.get("francs", 0), fields.get("goods", ())
    paid = listed([counted(francs, "franc"), *goods])
    if kind == "KeyPlaced":
        return {"gain": f" and got {paid}" if francs else "", "place": place(fields["place"])}
    if kind == "KeyMoved":
        return {"paid": paid, "helper": f" with tile {fields['tile']}" if fields["tile"] else ""}
    if kind == "BonusUsed":
        gain = f" for {listed(goods)}" if goods else f": {signed(francs)} francs" if francs else ""
        return {"gain": gain}
    if kind == "VpTileLaid":
        return {"points": "/".join(str(points) for points in fields["points"])}
    if kind == "EndTilesSeen":
        return {"seen": f": {', '.join(fields['tiles'])}" if fields["tiles"] else ""}
    if kind == "EndTileTaken":
        tile = fields["tile"]
        return {"what": f"the end-game tile {tile}" if tile else "an end-game tile"}
    if kind in ("UnitsLost", "PairsGiven"):
        return {name: listed(fields[name]) for name in ("goods", "pairs") if name in fields}
    return {"paid": f" for {paid}" if kind == "BonusTaken" and francs else "" if kind == "BonusTaken" else paid}


def place(name: str) -> str:
    """A bank by its district, or the Arc."""
    return "the Arc" if name == "arc" else f"the bank of {name}"
