"""Writes new golden games: fifty a player count, played at random, with their scores.

Run it only when the rules version rises: `python -m tests.games.paris.make_golden`.
"""

import json
from pathlib import Path

from tests.games.paris.helpers import GAME

from paname.core.rng import Rng
from paname.games.paris.actions import FILL_SLOT, LAY_VP, SELL, USE_END, MoveKey

FOLDER = Path(__file__).parent / "golden" / f"rules_{GAME.rules_version}"
GAMES = 50


def options_of(number):
    """The options of a golden game: every set of them comes up."""
    return {
        "stacks": 2 if number % 2 else 3,
        "random_setup": ("no", "tokens", "tiles", "both")[number % 4],
        "free_districts": number % 6 == 1,
        "screens": "open" if number % 5 == 1 else "closed",
        "track_end": "tiles_still_work" if number % 3 == 1 else "final",
        "numbers": "held" if number % 7 < 3 else "ever",
        "tile_25": "tiles" if number % 8 < 4 else "spaces",
    }


def pick(state, rng):
    """A move at random, but seldom a sale and often a landmark, so that the dear ones have their say."""
    legal = state.legal_actions()
    quiet = [action for action in legal if not SELL <= action < USE_END]
    climbs = [action for action in legal if FILL_SLOT <= action < LAY_VP or is_landmark(action)]
    choices = climbs if climbs and rng.below(4) else quiet if quiet and rng.below(8) else legal
    return choices[-1] if choices is climbs else choices[rng.below(len(choices))]


def is_landmark(action):
    """Whether an action moves a key onto a landmark."""
    what = GAME.action(action)
    return isinstance(what, MoveKey) and what.goal in GAME.tables.landmark_ids


def golden_game(players, number):
    """One game and what it came to."""
    state = GAME.new(players=players, seed=f"golden {players} {number}", **options_of(number))
    rng = Rng(f"moves {players} {number}")
    while not state.is_over:
        state.apply(pick(state, rng))
    return {"record": GAME.record(state), "scores": state.scores(), "winners": state.winners()}


def main():
    FOLDER.mkdir(exist_ok=True)
    for players in GAME.player_counts():
        games = [golden_game(players, number) for number in range(GAMES)]
        lines = ",\n".join(json.dumps(game, separators=(",", ":")) for game in games)
        (FOLDER / f"players_{players}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
