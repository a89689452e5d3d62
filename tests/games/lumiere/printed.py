"""The printed tiles and buildings, from the clauses and not from the engine's component file (L0.2, L0.3)."""

TILES = {
    "T1": "XO/SO",
    "T2": "SO/OX",
    "T3": "OL/OX",
    "T4": "LO/XS",
    "T5": "SO/XO",
    "T6": "OL/XO",
    "T7": "LO/OS",
    "T8": "OO/OX",
}
SHAPES = {
    "I3": "###",
    "V3": ".#/##",
    "O4": "##/##",
    "T4": "#./##/#.",
    "L4": "##/.#/.#",
    "S4": "#./##/.#",
    "T5": ".#./.#./###",
    "W5": "..#/.##/##.",
    "X5": ".#./###/.#.",
    "P5": ".##/###",
    "U6": "####/#..#",
    "L6": "###/#../#../#..",
}
PLACEMENTS = {
    "I3": 96,
    "V3": 196,
    "O4": 49,
    "T4": 168,
    "L4": 168,
    "S4": 84,
    "T5": 144,
    "W5": 144,
    "X5": 36,
    "P5": 168,
    "U6": 140,
    "L6": 120,
}
