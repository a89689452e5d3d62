"""Writes a whole game as text: every choice, what it paid, and the points at the end.

    python -m tests.games.paris_paris.playthrough

A rule that changes shows as a difference in playthrough.txt.
"""

from pathlib import Path

from tests.games.paris_paris.make_golden import greedy
from tests.games.paris_paris.table import GAME

import paname
from paname.games.paris_paris.scoring import places

FILE = Path(__file__).with_name("playthrough.txt")


def playthrough():
    """A game of three as a reader can follow it."""
    state = GAME.new(players=3, seed="playthrough")
    rng = paname.Rng("playthrough")
    lines = []
    while not state.is_over:
        names = GAME.seat_names(3)
        action = greedy(state, rng)
        lines.append(
            f"{names[state.to_move]}: {GAME.text(state, action)}    on offer: {', '.join(state.view(-1)['offer'])}"
        )
        events = []
        state.apply(action, events)
        lines.extend(told(event) for event in events if told(event))
    lines.append(f"scores {state.scores()}, places {places(state)}")
    lines.extend(
        f"{names[line.seat]} {line.points:3} {line.clause} {line.label(GAME.name)}: {line.note(GAME.name)}".rstrip()
        for line in state.breakdown()
    )
    return "\n".join(lines) + "\n"


def told(event):
    """The events that pay, in one line each."""
    kind = type(event).__name__
    if kind == "SmallTourScored":
        return f"    small tour {event.station}/{event.line}, distance {event.distance}: {list(event.gains)}"
    if kind == "BusCalled":
        return f"    grand tour {event.line}, call {event.call}, {event.station}: {list(event.gains)}"
    if kind == "BagCounted":
        return f"    bag {list(event.shops)}: {list(event.gains)}"
    return ""


if __name__ == "__main__":
    FILE.write_text(playthrough(), encoding="utf-8")
