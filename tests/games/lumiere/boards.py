"""Positions drawn as text: a paved square, and what stands on it.

A paving names the tile of each zone, its owner's colour first: `o8r1` is Orange's T8 at turn r1.

A picture shows the square from row 1 down, `.` where nothing stands; rows left out at the bottom are empty. The
legends of the two players say what their letters mean:

    board('''
        .AA...P.
        ..A.....
        ..BBBa..
    ''', orange="A=V3 B=I3 a=annex:I3", blue="P=painter")

Pieces are painter, dancer, fountain, lamp_tile, large_lamp, lamp_tile+large_lamp, statue:SIDE, annex:BUILDING and
garden; a player with a piece has used its postcard. Buildings that are not named lie in the supply.
"""

import functools
import json
import re

import paname
from paname.core import registry
from paname.games.lumiere.components import CARDS, SEATS, printed_components

GAME = paname.load("lumiere")
BUILDINGS = ("I3", "V3", "O4", "T4", "L4", "S4", "T5", "W5", "X5", "P5", "U6", "L6")
STARTER = CARDS[:8]
ADVANCED = [
    "levitation",
    "metropolitain",
    "chartier",
    "bouquinistes_sur_la_seine",
    "moulin_rouge",
    "fontaine_des_mers",
    "le_penseur",
    "la_grande_lumiere",
]
OPTION_SETS = (
    {},
    {"postcards": "random"},
    {"flip_buildings": True, "start": 1, "large_lamp": "any"},
    {"postcards": ADVANCED, "flip_buildings": True},
)
PIECE_CARDS = {
    "garden": "jardin_des_plantes",
    "painter": "le_peintre",
    "annex": "bouquinistes_sur_la_seine",
    "lamp_tile": "lampadaire",
    "dancer": "moulin_rouge",
    "fountain": "fontaine_des_mers",
    "statue": "le_penseur",
    "large_lamp": "la_grande_lumiere",
}
EXAMPLE = """
    o8r1 o5r1 o1r1 o6r1
    b5r3 o7r2 o2r1 b3r2
    b1r1 o3r1 b4r2 b6r3
    b2r2 o4r2 b8r0 b7r3
"""
"""The paving of the worked example:

      abcdefgh
    1 oobssbbo
    2 booooooL
    3 bbsoosob
    4 sooLboLb
    5 sooosoLb
    6 bbbLbLbo
    7 obsbbbbs
    8 bsoLboLb
"""


def paving(text=EXAMPLE):
    """The tiles of a position; `....` is a zone without one."""
    return [
        {
            "zone": f"{'ABCD'[place % 4]}{place // 4 + 1}",
            "owner": {"o": "orange", "b": "blue"}[entry[0]],
            "tile": f"T{entry[1]}",
            "turn": int(entry[3]),
        }
        for place, entry in enumerate(text.split())
        if entry != "...."
    ]


def spaces_by_letter(picture):
    """The spaces where each letter of a picture stands."""
    rows = picture.split()
    assert all(len(row) == 8 for row in rows), "a row has eight letters"
    assert len(rows) <= 8, "a picture has eight rows"
    found = {}
    for r, row in enumerate(rows):
        for c, letter in enumerate(row):
            if letter != ".":
                found.setdefault(letter, []).append(f"{'abcdefgh'[c]}{r + 1}")
    return found


def stand(document, owner, what, spaces):
    """Put one legend entry onto the square; gives back the cards it needs."""
    piece, _, detail = what.partition(":")
    if piece == "garden" or piece in BUILDINGS:
        document["buildings"].append({"building": piece, "owner": owner, "spaces": spaces})
        return ["jardin_des_plantes"] if piece == "garden" else []
    if piece == "fountain":
        document["fountain"] = spaces
        return ["fontaine_des_mers"]
    (space,) = spaces
    for part in piece.split("+"):
        document[part] = space
    if piece == "annex":
        document["annex"] = {"space": space, "building": detail}
    if piece == "statue":
        document["statue"] = {"space": space, "front": detail}
    return [PIECE_CARDS[part] for part in piece.split("+")]


def document(
    picture="",
    *,
    orange="",
    blue="",
    reserves=("", ""),
    used=("", ""),
    undone=(),
    stone=None,
    to_move="orange",
    tiles=EXAMPLE,
    postcards=None,
    **fields,
):
    """The JSON position of a picture; `used` and `reserves` name cards and buildings of Orange and Blue."""
    found = {"game": "lumiere", "phase": "building", "to_move": to_move, "first_done": "orange", "buildings": []}
    spaces = spaces_by_letter(picture)
    by = {}
    for seat, (owner, legend) in enumerate(zip(SEATS, (orange, blue), strict=True)):
        by.update(dict.fromkeys(used[seat].split(), owner))
        for entry in legend.split():
            letter, what = entry.split("=")
            by.update(dict.fromkeys(stand(found, owner, what, spaces.pop(letter)), owner))
    assert not spaces, f"no legend explains {sorted(spaces)}"
    assert set(by) <= set(CARDS), "a card is misspelt"
    open_cards = postcards or sorted([*by, *[card for card in STARTER + CARDS[8:] if card not in by][: 8 - len(by)]])
    standing = [entry["building"] for entry in found["buildings"]]
    kept = dict(zip(SEATS, [reserve.split() for reserve in reserves], strict=True))
    taken = [*standing, *kept["orange"], *kept["blue"], fields.get("given")]
    found |= {
        "tiles": paving(tiles),
        "postcards": [
            {"card": card, "by": by.get(card), "done": card in by and card not in undone} for card in open_cards
        ],
        "reserves": kept,
        "supply": [building for building in BUILDINGS if building not in taken],
        "stone": stone,
        "metropolitain_ready": by.get("metropolitain"),
        "chartier_ready": by.get("chartier") if stone is None else None,
    }
    return found | fields


def board(*args, seed=None, game=GAME, **kwargs):
    """The state of a picture."""
    return game.from_json(document(*args, **kwargs), seed)


def with_cards(*cards):
    """Eight postcards, these among them."""
    return [*cards, *[card for card in CARDS if card not in cards][: 8 - len(cards)]]


def half_paved(tiles, held, to_move="orange", reserves=("", ""), first_done=None, **fields):
    """A position of the paving: the tiles that lie, those that Orange and Blue hold, and their reserves."""
    kept = [reserve.split() for reserve in reserves]
    found = {
        "game": "lumiere",
        "phase": "paving",
        "to_move": to_move,
        "first_done": first_done,
        "tiles": paving(tiles),
        "held": dict(zip(SEATS, held, strict=True)),
        "reserves": dict(zip(SEATS, kept, strict=True)),
        "supply": [building for building in BUILDINGS if building not in kept[0] + kept[1]],
        "postcards": [{"card": card} for card in STARTER],
    }
    return GAME.from_json(found | fields)


def lines(state, start=""):
    """The legal moves as text, those that begin so."""
    game = state_game(state)
    texts = [game.text(state, action) for action in state.legal_actions()]
    return [text for text in texts if text.startswith(start)]


def say(state, *moves):
    """Make moves by their text; gives back everything that happened."""
    events = []
    for move in moves:
        state.apply(state_game(state).parse(state, move), events)
    return events


def state_game(state):
    """The game that a state belongs to."""
    return paname.load("lumiere") if state.setup.components is None else own_game(state.setup.components)


@functools.cache
def own_game(components):
    """The game with the text of a component file."""
    return registry.load("lumiere", components)


def all_tiles_alike(*rows):
    """The printed component file with every tile showing these rows."""
    head, *entries = printed_components().split("[[tile]]")
    last, buildings = entries[-1].split("[[building]]", 1)
    tiles = [re.sub(r"rows = .*", f"rows = {json.dumps(rows)}", entry) for entry in [*entries[:-1], last]]
    return "[[tile]]".join([head, *tiles]) + "[[building]]" + buildings


def points(state, seat, clause, building=None):
    """What a seat gets by a clause, for one building or for all."""
    return sum(
        line.points
        for line in state.breakdown()
        if line.seat == seat and line.clause == clause and building in (None, dict(line.subject).get("building"))
    )
