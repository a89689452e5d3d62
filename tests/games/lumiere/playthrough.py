"""Writes a whole game as text: every move, what happened, the square after it, and the points at the end.

    python -m tests.games.lumiere.playthrough

A rule that changes shows as a difference in playthrough.txt.
"""

import dataclasses
import re
from pathlib import Path

from tests.games.lumiere.boards import ADVANCED, BUILDINGS
from tests.games.lumiere.make_golden import choose

import paname

FILE = Path(__file__).with_name("playthrough.txt")
SEATS = ("Orange", "Blue")
LETTERS = dict(zip(BUILDINGS, "ABCDEFGHIJKL", strict=True)) | {"garden": "M"}
PIECES = {"painter": "p", "dancer": "d", "lamp_tile": "t"}
WORDS = {
    "StartDrawn": "{who} begins.",
    "PostcardShown": "{card} lies open.",
    "TileDrawn": "{who} draws {tile}.",
    "TilePlaced": "{who} places {tile} in {zone} at r{turn}: {rows}.",
    "BuildingTaken": "{who} takes {building}; the reserve is {reserve}.",
    "Passed": "{who} passes.",
    "PhaseEnded": "The square is paved; {first_name} goes first.",
    "BuildingRaised": "{who} raises {building} on {spaces}; light: {lamps}; covered: {covered_lamp}; stone: {stone}.",
    "PostcardUsed": "{who} uses {card}, {undone}; {tokens} tokens are left.",
    "PiecePlaced": "{who} places the {piece} on {spaces}; front: {front}; building: {building}; stone: {stone}.",
    "BuildingExchanged": "{who} gives {building} back.",
    "TurnSkipped": "{who} can do nothing and is skipped.",
    "GameEnded": "The game is over, {scores}; {winners} wins.",
}


def words(value):
    """A value as people write it."""
    if isinstance(value, tuple):
        return " ".join(str(part) for part in value) or "none"
    return "none" if value is None else str(value)


def in_figures(line):
    """One line of the score."""
    about = " ".join([line.code, *[str(value) for _, value in line.subject]])
    facts = ", ".join(f"{name} {value}" for name, value in line.facts if not isinstance(value, tuple))
    return f"    {SEATS[line.seat]:6} {line.clause:5} {about:26} {line.points:4}  {facts}".rstrip()


def in_words(event):
    """A sentence for what happened."""
    fields = {field.name: words(getattr(event, field.name)) for field in dataclasses.fields(event)}
    fields["who"] = SEATS[event.seat] if hasattr(event, "seat") else ""
    fields["first_name"] = SEATS[event.first] if hasattr(event, "first") else ""
    fields["undone"] = "carried out" if getattr(event, "done", True) else "left undone"
    fields["winners"] = " and ".join(SEATS[seat] for seat in getattr(event, "winners", ()))
    return re.sub(r"; [a-z ]+: none", "", WORDS[type(event).__name__].format(**fields))


def standing(view):
    """What stands on the square, a letter each."""
    shown = {space: LETTERS[entry["building"]] for entry in view["buildings"] for space in entry["spaces"]}
    shown |= {view[piece]: letter for piece, letter in PIECES.items() if view[piece]}
    shown |= dict.fromkeys(view["fountain"], "f")
    for piece in ("annex", "statue"):
        if view[piece]:
            shown[view[piece]["space"]] = piece[0]
    if view["large_lamp"]:
        shown[view["large_lamp"]] = "g"
    return ["".join(shown.get(f"{column}{row}", ".") for column in "abcdefgh") for row in range(1, 9)]


def draw(view):
    """The paving and what stands on it, side by side."""
    rows = zip(view["square"], standing(view), strict=True)
    return [f"    {row} {paving}   {pieces}" for row, (paving, pieces) in enumerate(rows, 1)]


def playthrough():
    """The text of the game."""
    game = paname.load("lumiere")
    state = game.new(chance="explicit", postcards=ADVANCED)
    rng = paname.Rng("playthrough")
    text = [
        "A game of Paris: La Cité de la Lumière, with these postcards:",
        *[f"    {card}" for card in state.setup.options["postcards"]],
        "Letters: " + " ".join(f"{letter}={name}" for name, letter in LETTERS.items()),
        "Pieces: a=annex d=dancer f=fountain g=large lamp p=painter s=statue t=lamp tile",
        "",
    ]
    number = 0
    while not state.is_over:
        events = []
        by_chance = state.to_move == paname.CHANCE
        action = state.legal_moves().draw(rng) if by_chance else choose(state, rng, greedy=True)
        if not by_chance:
            number += 1
            legal = len(state.legal_actions())
            text.append(f"{number}. {SEATS[state.to_move]}: {game.text(state, action)}    ({legal} legal)")
        state.apply(action, events)
        text += ["    " + in_words(event) for event in events if getattr(event, "tile", "") is not None]
        if not by_chance:
            text += [*draw(state.view(-1)), f"    points now: {words(tuple(state.scores()))}", ""]
    text.append("Points:")
    text += [in_figures(line) for line in state.breakdown()]
    return "\n".join(text) + "\n"


if __name__ == "__main__":
    FILE.write_text(playthrough(), encoding="utf-8")
