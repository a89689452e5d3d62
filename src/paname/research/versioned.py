"""What every game's PettingZoo module offers."""

from functools import partial
from typing import Any

from paname.research.aec import TurnEnv, wrapped
from paname.research.parallel import parallel


def factories(game: str) -> dict[str, Any]:
    """`env` with PettingZoo's guards, `raw_env` without them, `parallel_env` for all agents at once."""
    return {
        "env": partial(wrapped, game),
        "raw_env": partial(TurnEnv, game),
        "parallel_env": partial(parallel, game),
    }
