"""What other processes are asked to do; run as a script it prints the keys of some finished games."""

import hashlib
import sys

from tests.games.lumiere.boards import OPTION_SETS

import paname
from paname.core.playout import play_out


def finish(state):
    """Play a state to its end by the first legal action, and give it back."""
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    return state


def fingerprints(seeds):
    """One line a game: everything that a game can tell, told in the order it happens."""
    game = paname.load("lumiere")
    for seed in seeds:
        for options in OPTION_SETS:
            told = hashlib.sha256()
            state = game.new(seed=seed, **options)
            rng = paname.Rng(f"play {seed}")
            while not state.is_over:
                events = []
                told.update(repr([state.legal_actions(), state.view(0), state.view(1)]).encode())
                state.apply(state.legal_moves().any(rng), events)
                told.update(repr(events).encode())
            told.update(repr([state.scores(), state.winners(), state.breakdown(), game.record(state)]).encode())
            world = game.new(seed=seed, **options).determinize(0, rng)
            play_out(world, rng)
            yield f"{told.hexdigest()} {state.key().hex()} {world.key().hex()}"


if __name__ == "__main__":
    sys.stdout.write("\n".join([f"compiled: {paname.COMPILED}", *fingerprints(range(3))]))
