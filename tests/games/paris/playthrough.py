"""Writes a whole game as text: every move, what happened, what a player has after a turn, and the points.

    python -m tests.games.paris.playthrough

A rule that changes shows as a difference in playthrough.txt.
"""

from pathlib import Path

from tests.games.paris.helpers import GAME
from tests.games.paris.make_golden import pick

import paname
from paname.cli.boards.paris.events import event_text

FILE = Path(__file__).with_name("playthrough.txt")
NAMES = ["Sun", "Moon", "Lily"]


def listed(things):
    """Things and how many there are of each."""
    return " ".join(f"{name}:{number}" for name, number in things.items()) or "none"


def holdings(name, seat):
    """What a player has."""
    places = [*seat["banks"], *[f"{site} x{keys}" if keys > 1 else site for site, keys in seat["keys_on"].items()]]
    goods = listed(seat["goods"])
    return [
        f"    {name} {seat['vp']} VP, {seat['francs']} francs, {seat['keys']} keys, pawn {seat['pawn']}, goods {goods}",
        f"        keys on {', '.join(places) or 'nothing'}; held {seat['held']}, used {seat['used']}",
    ]


def district(name, part):
    """What lies in a district."""
    laid = " ".join(f"{value}:{kind}" for value, kind in part["buildings"].items())
    words = [laid, " ".join(part["landmarks"]), "" if part["vp_tile"] is None else f"VP {part['vp_tile']}"]
    return f"    {name:14} {' | '.join(word for word in words if word)}".rstrip()


def after_turn(state, seat):
    """What the player whose turn ended has, and everybody's points."""
    name = NAMES[seat]
    points = " ".join(str(points) for points in state.scores())
    return [*holdings(name, state.to_json()["seats"][name.lower()]), f"    points now: {points}", ""]


def in_figures(line):
    """One line of the score."""
    about = " ".join([line.code, *[str(value) for _, value in line.subject]])
    facts = ", ".join(f"{name} {value}" for name, value in line.facts)
    return f"    {NAMES[line.seat]:6} {line.clause:5} {about:26} {line.points:4}  {facts}".rstrip()


def playthrough():
    """The text of the game."""
    state = GAME.new(players=3, chance="explicit", free_districts=True, random_setup="both")
    rng = paname.Rng("playthrough")
    text = ["A game of Paris for three, with a random set-up and free districts.", ""]
    number = 0
    while not state.is_over:
        events = []
        by_chance = state.to_move == paname.CHANCE
        action = state.legal_moves().draw(rng) if by_chance else pick(state, rng)
        line, seat = GAME.text(state, action), state.turn
        if not by_chance:
            number += 1
            text.append(f"{number}. {NAMES[state.to_move]}: {line}    ({len(state.legal_actions())} legal)")
        state.apply(action, events)
        told = [event_text(event, NAMES) for event in events if event.is_seen_by(-1)]
        text += [f"    {sentence}" for sentence in told if sentence]
        if line == "end":
            text += after_turn(state, seat)
    text += [district(name, part) for name, part in state.to_json()["districts"].items()]
    text.append("Points:")
    text += [in_figures(line) for line in state.breakdown()]
    return "\n".join(text) + "\n"


if __name__ == "__main__":
    FILE.write_text(playthrough(), encoding="utf-8")
