"""Plays component files: every game ends, nothing is lost, nobody sees too much, records replay, builds agree.

    python -m tests.boxes.games paris 1000

writes one line a file that both builds must agree on.
"""

import hashlib
import json
import random
import sys

from tests.boxes import lumiere, paris, paris_paris

import paname
from paname.core.components import read_document
from paname.core.registry import load, manifest
from paname.core.rng import Rng

MAKERS = {"lumiere": lumiere, "paris": paris, "paris_paris": paris_paris}
LOOKS = 6  # positions of a game that are looked at closely


def ours(name):
    """The document of our own component file."""
    return read_document(manifest(name).read_text("components.toml"))


def box_of(name, number):
    """The text of a random component file."""
    luck = random.Random(f"{name} {number}")
    return json.dumps(MAKERS[name].valid(luck, ours(name)))


def options_of(game, players, luck):
    """One choice of each option, but the start by lot."""
    return {option.name: luck.choice(option.choices) for option in game.options(players) if option.name != "start"}


def play(name, number):
    """One game with a random file, looked at on its way; gives its digest."""
    luck = random.Random(f"game {name} {number}")
    game = load(name, box_of(name, number))
    players = luck.choice(game.player_counts())
    state = game.new(players=players, seed=number, **options_of(game, players, luck))
    rng, most = Rng(f"moves {number}"), game.longest(players).decisions
    decisions = 0
    while not state.is_over:
        if rng.below(1 + decisions // LOOKS) == 0:
            look(game, state, rng)
        state.apply(state.legal_moves().any(rng))
        decisions += 1
        assert decisions <= most
    state.check()
    record = json.loads(json.dumps(game.record(state)))
    twin = paname.replay(record)
    assert (twin.key(), twin.scores(), twin.winners()) == (state.key(), state.scores(), state.winners())
    lines = state.breakdown()
    assert state.scores() == [sum(line.points for line in lines if line.seat == seat) for seat in range(players)]
    return hashlib.sha256(state.key() + json.dumps(record["actions"]).encode()).hexdigest()


def look(game, state, rng):
    """What must hold in every position: conservation, JSON there and back, and views that keep secrets."""
    state.check()
    assert game.from_json(state.to_json()).key() == state.key()
    for seat in range(-1, int(state.players)):
        view = state.view(seat)
        if seat >= 0:
            assert state.determinize(seat, rng.fork()).view(seat) == view


def main():
    name, number = sys.argv[1], int(sys.argv[2])
    for place in range(number):
        sys.stdout.write(f"{name} {place} {play(name, place)}\n")


if __name__ == "__main__":
    main()
