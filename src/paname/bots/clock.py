"""The clock that budgets go by: the wall clock, or with `PANAME_CLOCK=cpu` the processor's.

The processor's clock stands still while others use the machine, so matches are fair on one that is shared.
"""

import os
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Final

now: Final[Callable[[], float]] = process_time if os.environ.get("PANAME_CLOCK") == "cpu" else perf_counter
