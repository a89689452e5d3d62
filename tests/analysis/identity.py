"""Whether luck and skill add up to the result in many games: `python -m tests.analysis.identity GAMES`.

Games are random and the searches as short as can be, because the law holds whatever the judge is worth. A digest of all
reviews is printed too: it is the same on every machine and on both builds. `python -m tests.analysis.identity GAMES
GAME PLAYERS` plays one kind only.
"""

import hashlib
import json
import sys

import paname
from paname.analysis import judge, luck
from paname.analysis.review import Review
from paname.core.rng import Rng

CLOSE = 1e-9
NODES = 300  # positions that the solver may look at: short ends are solved, so that both ways of judging are used


def review_of(name, players, number):
    """The review of a random game."""
    game = paname.load(name)
    state = game.new(players=players, seed=f"identity {number}")
    rng = Rng(f"identity {name} {players} {number}")
    while not state.is_over:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    review = Review(game.record(state), 1)
    review.judge.evaluation.weights.search["cut_off"] = 0.0  # nothing is played out before it is judged
    return state, review.report()


def gap(state, report):
    """The largest difference between a result and the sum of what it came from."""
    winners, scores = state.winners(), state.scores()
    found = 0.0
    for one in report.seats:
        others = [points for seat, points in enumerate(scores) if seat != one.seat]
        result = {"win": 1 / len(winners) if one.seat in winners else 0.0, "lead": scores[one.seat] - max(others)}
        for share, value in result.items():
            parts = [getattr(getattr(one, part), share) for part in ("start", "luck", "skill", "others")]
            found = max(found, abs(sum(parts) - value))
    return found


def checked(name, players, games):
    """The largest gap in so many games of a kind, which is told."""
    digest, largest = hashlib.sha256(), 0.0
    for number in range(games):
        state, report = review_of(name, players, number)
        largest = max(largest, gap(state, report))
        digest.update(json.dumps(report.to_json()).encode())
    sys.stdout.write(f"{name}, {players} players: {games} games, gap {largest:.1e}, {digest.hexdigest()[:16]}\n")
    sys.stdout.flush()
    return largest


def main(games, only=None):
    """So many games of each game and number of players; fails where anything doesn't add up."""
    judge.FINALISTS, judge.NODES, luck.OTHERS = 1, NODES, 1
    kinds = [(name, players) for name in paname.games() for players in paname.load(name).player_counts()]
    worst = max(checked(name, players, games) for name, players in ([only] if only else kinds))
    return 0 if worst < CLOSE else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), (sys.argv[2], int(sys.argv[3])) if len(sys.argv) > 3 else None))
