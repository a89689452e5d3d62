"""Writes the golden games: `python -m tests.games.paris_paris.make_golden`. What changes them raises rules_version."""

import json
from pathlib import Path

from tests.games.paris_paris.table import GAME

import paname
from paname.core.state import choice_id
from paname.games.paris_paris.forecast import tiles_after
from paname.games.paris_paris.scoring import places

FOLDER = Path(__file__).parent / "golden"


def greedy(state, rng):
    """A choice that now and then looks at what the remaining tiles would pay."""
    legal = state.legal_actions()
    if rng.below(3) == 0:
        return legal[rng.below(len(legal))]
    seat = state.to_move
    return max(legal, key=lambda action: sum(entry["pays"][seat] for entry in tiles_after(state, action)))


def play(players, number):
    """One game; every fifth has its draws in the record instead of a seed, every third an option."""
    options = {} if number % 3 else {"start": number % players}
    if players > 2 and number % 4 == 0:
        options["open_bag"] = True
    state = GAME.new(players=players, seed=number, **options)
    rng = paname.Rng(f"golden {players} {number}")
    while not state.is_over:
        state.apply(greedy(state, rng) if number % 2 else state.legal_moves().any(rng))
    if number % 5:
        return state
    shown = GAME.new(players=players, chance="explicit", **options)
    for choice in state.history:
        shown.apply(choice_id(choice))
    return shown


def golden(players):
    """Fifty games with what came of them."""
    states = [play(players, number) for number in range(50)]
    return [
        {"record": GAME.record(state), "scores": state.scores(), "winners": state.winners(), "places": places(state)}
        for state in states
    ]


def main():
    """Write all files."""
    for players in (2, 3, 4):
        text = "[\n" + ",\n".join(json.dumps(game, separators=(",", ":")) for game in golden(players)) + "\n]\n"
        (FOLDER / f"{players}_players.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
