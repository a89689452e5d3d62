"""What never differs from box to box: how many things there are, and how they are numbered."""

from typing import Final

# P0.1: places. A site is where a key can be bought to: 36 building spaces, district by district, then 8 landmarks.
DISTRICTS: Final = 6
RANKS: Final = 6
BUILDINGS: Final = 36
LANDMARKS: Final = 8
SITES: Final = 44
STACKS: Final = 3
ARC: Final = 6
PLACES: Final = 7
ALL_BUILDINGS: Final = 0xFFFFFFFFF
ALL_LANDMARKS: Final = 0xFF000000000
TOP_VALUE: Final = 30

# P0.5: goods, resources first.
GOODS: Final = ("wood", "marble", "gold", "bronze", "silver", "gold-prestige")
KINDS: Final = 6
RESOURCES: Final = 3
WOOD: Final = 0
MARBLE: Final = 1
GOLD: Final = 2
BRONZE: Final = 3
COPIES: Final = 6
SLOTS: Final = 3

# P0.3: building types; all landmarks are one type more (P5, tile 30).
TYPES: Final = ("cafe", "bakery", "residence", "restaurant", "hotel", "theatre")
TYPE_COUNTS: Final = 8

# P0.8 to P0.10: tiles.
VP_TILES: Final = 6
END_TILES: Final = 12
ALL_END_TILES: Final = 0xFFF
NUMBERS: Final = 30
COPIES_OF_A_NUMBER: Final = 3
ONTO_OWN: Final = 9
ONTO_OTHERS: Final = 16
ANY_TILE: Final = 17
PRESTIGE_PAIRS: Final = 23
RESOURCE_PAIRS: Final = 24
PAWN_BACK: Final = 25
FRANCS_AT_END: Final = 27

# P5: what a tile that is used without another word does, by its number.
NOTHING: Final = 0
GAIN: Final = 1
GOOD: Final = 2
BY_VALUE: Final = 3
KEY: Final = 4
BY_TILES: Final = 5
BY_LANDMARKS: Final = 6
BY_TYPES: Final = 7
EFFECTS: Final = {
    GAIN: (1, 5, 7, 12, 22),
    GOOD: (2, 3, 4),
    BY_VALUE: (6, 11, 15, 18, 26, 28),
    KEY: (13, 14),
    BY_TILES: (20,),
    BY_LANDMARKS: (29,),
    BY_TYPES: (30,),
}

# P2.7: the decisions of a turn, and the draws of nature, that can be pending.
START: Final = 1
TOKENS: Final = 2
TRACK: Final = 3
TOP: Final = 4
TILE: Final = 5
DRAW: Final = 6
LAY: Final = 7
MAIN: Final = 8
END_TILE: Final = 9
BONUS: Final = 10
SLOT: Final = 11
VP_TILE: Final = 12
END: Final = 13
PENDING: Final = (
    "",
    "start",
    "tokens",
    "track",
    "top",
    "tile",
    "draw",
    "lay",
    "main",
    "endtile",
    "bonus",
    "slot",
    "vp",
    "end",
)

# Where francs come from and go to; START_FRANCS also stands for what a position set up by hand begins with.
START_FRANCS: Final = 0
FROM_BANKS: Final = 1
FROM_SALES: Final = 2
FROM_BONUS: Final = 3
FROM_END: Final = 4
FOR_BUILDINGS: Final = 5
FOR_LANDMARKS: Final = 6
FOR_PURCHASES: Final = 7
FOR_BONUS: Final = 8
FOR_KEYS: Final = 9
ACCOUNTS: Final = 10
ACCOUNT_NAMES: Final = (
    "start",
    "banks",
    "sales",
    "bonus tiles",
    "end-game tiles",
    "buildings",
    "landmarks",
    "purchases",
    "bonus fees",
    "keys",
)

# Where points of the track come from: set-up by hand, bonus tiles by number, landmarks, buildings, end-game tiles.
START_POINTS: Final = 0
LANDMARK_POINTS: Final = 31
BUILDING_POINTS: Final = 39
END_POINTS: Final = 40
SOURCES: Final = 52

# P5: the readings of the books that a table chose, other than ours.
TILES_STILL_WORK: Final = 1
HELD_ONLY: Final = 2
BACK_BY_TILES: Final = 4

# P7.1: how near the end is.
NOT_YET: Final = 0
THIS_ROUND: Final = 1
LAST_ROUND: Final = 2
ENDING: Final = ("no", "after this round one more", "last round")

SEATS: Final = ("sun", "moon", "lily", "star")
