"""The worked example of the rulebook as a picture."""

from tests.games.lumiere.boards import board

PICTURE = """
    ...B....
    HAAB..a.
    HHABBBBG
    ..A.PC.G
    .AA..C.G
    .D..E.F.
    .DDDEEFF
    .D..E..F
"""


def worked_example():
    """E-L1: the square at the end of the game."""
    return board(
        PICTURE,
        orange="A=U6 B=L6 a=annex:L6 C=garden",
        blue="D=T5 E=T4 F=S4 G=I3 H=V3 P=painter",
        reserves=("L4 W5", "O4"),
        used=("sacre_coeur lampadaire", "levitation metropolitain chartier"),
        undone=("lampadaire", "levitation"),
        to_move="over",
    )
