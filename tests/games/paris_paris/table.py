"""Positions as a reader sees them: `table(shops="Odéon: violet pink", offer="Luxembourg/orange Bastille/orange …")`."""

import json
import tomllib
from importlib.resources import files

import paname
from paname.games.paris_paris.forecast import tiles_now

GAME = paname.load("paris_paris")
SEATS = ("yellow", "violet", "pink", "black")
LINES = ("green", "red", "blue", "orange", "brown")
FILE = files("paname.games.paris_paris").joinpath("components.toml").read_text(encoding="utf-8")
FACTS = tomllib.loads(FILE)
ROUTES = {line["colour"]: line["stations"] for line in FACTS["line"]}
CROSSINGS = [
    station["name"] for station in FACTS["station"] if sum(station["name"] in route for route in ROUTES.values()) == 2
]
ROUNDS = {2: 20, 3: 15, 4: 12}


def listed(text):
    """The entries of a text, one a line, or several with commas."""
    return [entry.strip() for entry in text.replace("\n", ",").split(",") if entry.strip()]


def shops_of(text):
    """`Odéon: violet pink` as a JSON field."""
    pairs = [entry.split(":") for entry in listed(text)]
    return {name.strip(): owners.split() for name, owners in pairs}


def document(players=3, shops="", offer="", to_move="yellow", **fields):
    """The JSON document of a position late in the game, with markers drawn and yellow holding the bus."""
    markers = dict(zip(SEATS[:players], LINES, strict=False))
    found = {
        "game": "paris_paris",
        "players": players,
        "rounds_done": ROUNDS[players] - 2,
        "bus": "yellow",
        "to_move": to_move,
        "offer": listed(offer),
        "markers": markers,
        "open_marker": "brown" if players == 2 else None,
        "shops": shops_of(shops),
    }
    return found | fields


def table(players=3, shops="", offer="", to_move="yellow", seed=None, **fields):
    """A position late in the game."""
    return GAME.from_json(json.dumps(document(players, shops, offer, to_move, **fields)), seed=seed)


def take(state, *lines):
    """Play actions by their texts; returns what happened."""
    events = []
    for line in lines:
        state.apply(GAME.parse(state, line), events)
    return events


def choices(state):
    """The texts of all legal actions."""
    return [GAME.text(state, action) for action in state.legal_actions()]


def kinds(events):
    """The names of the events' kinds."""
    return [type(event).__name__ for event in events]


def of_kind(events, name):
    """The events of one kind."""
    return [event for event in events if type(event).__name__ == name]


def forecast(state, tile):
    """What one tile on offer would pay."""
    station, line = tile.split("/")
    return next(entry for entry in tiles_now(state) if (entry["station"], entry["line"]) == (station, line))


def by_seat(**points):
    """Points by colour as the list of four seats."""
    return [points.get(seat, 0) for seat in SEATS]
