"""Paris Paris for PettingZoo: `env` with guards, `raw_env` without, `parallel_env` for all agents at once."""

from functools import partial
from typing import Final

from paname.research.aec import TurnEnv, wrapped
from paname.research.parallel import CycleEnv

env: Final = partial(wrapped, "paris_paris")
raw_env: Final = partial(TurnEnv, "paris_paris")
parallel_env: Final = partial(CycleEnv, "paris_paris")
