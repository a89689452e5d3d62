"""The laws of every game, and that nothing of Lumière's pieces is ever lost or doubled."""

from tests.contract import GameContract

import paname

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
    {"flip_buildings": True, "start": 1},
    {"postcards": ADVANCED, "flip_buildings": True},
)


class TestContract(GameContract):
    game = paname.load("lumiere")
    player_counts = (2,)
    option_sets = OPTION_SETS
    seeds = range(3)
