"""What must never reach a browser: every frame that a page received is looked into."""

import json
from collections.abc import Callable, Iterator
from typing import Any

Json = dict[str, Any]


class Ear:
    """Hears what one page is sent on its live connections."""

    def __init__(self, page: Any) -> None:
        self.lines: list[list[Json]] = []
        page.on("websocket", self.listen)

    def listen(self, socket: Any) -> None:
        """Keep every frame of a connection."""
        heard: list[Json] = []
        self.lines.append(heard)
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    def messages(self) -> Iterator[Json]:
        """All frames in the order in which they came."""
        for heard in self.lines:
            yield from heard

    def events(self, kind: str) -> list[Json]:
        """All events of a kind that were told."""
        updates = [update for message in self.messages() for update in message.get("updates", [])]
        return [event for update in updates for event in update.get("events", []) if event["type"] == kind]

    def betrayals(self) -> list[str]:
        """Whatever this page should not have been sent."""
        return [fault for heard in self.lines for fault in looked_into(heard)]


def looked_into(heard: list[Json]) -> Iterator[str]:
    """What the frames of one connection betray while the game is played."""
    game, own = "", []
    for message in heard:
        table = message.get("table")
        if isinstance(table, dict):
            game = table["game"]
            own = message.get("seats", own) if message["type"] == "welcome" else own
            yield from seal_told(table)
        state = message if message["type"] == "state" else message.get("state")
        if isinstance(state, dict) and state["status"] != "over":
            yield from state_told(game, state, own)
            for update in message.get("updates", []):
                yield from events_told(update, state["audience"])


def seal_told(table: Json) -> Iterator[str]:
    """Secret and seed are shown at the end alone."""
    if table["status"] != "over" and (table["seal"]["secret"] or table["seal"]["seed"]):
        yield "the seal was broken before the end"


def state_told(game: str, state: Json, own: list[int]) -> Iterator[str]:
    """The eyes are one's own or the public's, and legal actions are the mover's."""
    audience, view = state["audience"], state["view"]
    if audience not in (-1, *own) and own:
        yield f"seat {audience} was shown to {own}"
    if state["legal"] is not None and audience != state["to_move"]:
        yield "legal actions were told to a seat that isn't to move"
    if view:
        yield from VIEWS[game](view, audience)


def lumiere_view(view: Json, audience: int) -> Iterator[str]:
    """L2.6: a spectator sees no held tile."""
    if audience < 0 and view["held"] is not None:
        yield "a held tile was shown"


def paris_paris_view(view: Json, audience: int) -> Iterator[str]:
    """T5.4: nobody sees the others' markers, nor the bag of more than two."""
    if view["markers"] is not None or (audience < 0 and view["marker"] is not None):
        yield "a marker was shown"
    if len(view["seats"]) > 2 and (view["bag"] is not None or view["supply"] is not None):
        yield "the bag was shown"


def paris_view(view: Json, audience: int) -> Iterator[str]:
    """P7.7: nobody looks behind the others' screens."""
    for seat, holder in enumerate(view["seats"]):
        behind = [name for name in ("francs", "account", "keys", "goods", "held") if holder[name] is not None]
        if seat != audience and behind:
            yield f"behind the screen of seat {seat}: {behind}"
    names = [holder["name"] for holder in view["seats"]]
    for taken in view["end_game"]["taken"]:
        if taken["tile"] is not None and names.index(taken["seat"]) != audience:
            yield "an end-game tile was shown"


VIEWS: dict[str, Callable[[Json, int], Iterator[str]]] = {
    "lumiere": lumiere_view,
    "paris_paris": paris_paris_view,
    "paris": paris_view,
}
SECRETS = {"TileDrawn": "tile", "MarkerDrawn": "line", "EndTilesSeen": "tiles", "EndTileTaken": "tile"}


def events_told(update: Json, audience: int) -> Iterator[str]:
    """Draws and looks are told whole to their own seat alone; moves of others come as events, not as actions."""
    for event in update.get("events", []):
        secret = SECRETS.get(event["type"])
        if secret and event["seat"] != audience and event.get(secret) is not None:
            yield f"{event['type']} of seat {event['seat']} was told to {audience}"
    if update["kind"] == "moved" and "action" in update and update["seat"] != audience:
        yield f"the action of seat {update['seat']} was told to {audience}"
