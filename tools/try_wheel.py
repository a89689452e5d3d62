"""What cibuildwheel does with every wheel once it is installed: the right build, and a game of each kind to its end."""

import os

import paname

pure = os.environ.get("PANAME_PURE", "0") not in ("", "0")
assert pure is not paname.COMPILED, "this wheel isn't the build that it says it is"
for name in paname.games():
    state = paname.load(name).new(seed=7)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    print(name, state.scores())
