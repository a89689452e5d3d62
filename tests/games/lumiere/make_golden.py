"""Makes the golden games: fifty records with the scores, the winners and the final key that they must replay to.

    python -m tests.games.lumiere.make_golden

Golden games are made once, and again only with a new rules_version, since a record replays for ever.
"""

import hashlib
import json
from pathlib import Path

from tests.games.lumiere.boards import ADVANCED

import paname

FOLDER = Path(__file__).with_name("golden") / f"rules_{paname.load('lumiere').rules_version}"
FILES = 5
GAMES_A_FILE = 10


def options_of(number):
    """Options that vary from game to game."""
    postcards = ADVANCED if number % 5 == 4 else ("starter", "random")[number % 2]
    options = {"postcards": postcards, "flip_buildings": number % 3 == 2}
    options |= {"large_lamp": "any"} if number % 7 == 4 else {}
    return options | ({"start": number % 2} if number % 4 == 3 else {})


def best(state, rng):
    """The move after which the mover's lead is largest; the first of several, from a place chosen at random."""
    seat = state.to_move
    moves = state.legal_actions()
    turn = rng.below(len(moves))
    leads = []
    for action in moves[turn:] + moves[:turn]:
        twin = state.clone()
        twin.apply(action)
        scores = twin.scores()
        leads.append((scores[seat] - scores[1 - seat], -len(leads), action))
    return max(leads)[2]


def choose(state, rng, greedy):
    """A move: at random, or by one step of looking ahead once the square is paved."""
    if greedy and state.view(-1)["phase"] == "building":
        return best(state, rng)
    if greedy and state.view(-1)["supply"] and rng.below(5) < 2:
        buildings = [action for action in state.legal_actions() if 64 <= action < 76]
        return buildings[rng.below(len(buildings))]
    return state.legal_moves().any(rng)


def play(number):
    """One finished game, half of them greedy; one in five with its chance drawn in the open."""
    game = paname.load("lumiere")
    rng = paname.Rng(f"golden {number}")
    if number % 5 == 1:
        state = game.new(chance="explicit", **options_of(number))
    else:
        state = game.new(seed=number if number % 2 else f"golden {number}", **options_of(number))
    while not state.is_over:
        if state.to_move == paname.CHANCE:
            state.apply(state.legal_moves().draw(rng))
        else:
            state.apply(choose(state, rng, number % 10 >= 5))
    return state


def entry(state):
    """A record with what it must replay to."""
    return {
        "record": paname.load("lumiere").record(state),
        "scores": state.scores(),
        "winners": state.winners(),
        "key_sha256": hashlib.sha256(state.key()).hexdigest(),
    }


def write(path, entries):
    """One game a line, so that a change shows which."""
    path.write_text("[\n" + ",\n".join(json.dumps(entry) for entry in entries) + "\n]\n", encoding="utf-8")


def main():
    FOLDER.mkdir(exist_ok=True)
    for file in range(FILES):
        numbers = range(file * GAMES_A_FILE, (file + 1) * GAMES_A_FILE)
        write(FOLDER / f"games_{file + 1}.json", [entry(play(number)) for number in numbers])


if __name__ == "__main__":
    main()
