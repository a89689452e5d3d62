"""Who comes to a table and isn't known yet: while that is so, nobody's absence counts there."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from paname.server.refusals import Refusal

PATIENCE: Final = 1.0  # seconds that it may take to find out who somebody is


class Door:
    """A database that fails or takes its time keeps people out; that must never be held against them."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self.tell = tell
        self.kept_out: dict[str, float] = {}  # by table: when somebody was last kept waiting, here or elsewhere

    @contextmanager
    def coming(self, table: str) -> Iterator[None]:
        """Somebody says hello; whoever waits for long or isn't let in because something failed was there."""
        timer = asyncio.get_running_loop().call_later(PATIENCE, self.keep_out, table)
        try:
            yield
        except Refusal as refusal:
            if refusal.code == "busy":
                self.keep_out(table)
            raise
        except Exception:
            self.keep_out(table)
            raise
        finally:
            timer.cancel()

    def keep_out(self, table: str) -> None:
        """Somebody stands before a closed door; the other processes hear of it too."""
        self.note(table)
        self.tell(table)

    def note(self, table: str) -> None:
        """Somebody was kept out just now."""
        self.kept_out[table] = time.monotonic()

    def last(self, table: str) -> float:
        """When that happened last."""
        return self.kept_out.get(table, 0.0)

    def forget(self, seconds: float) -> None:
        """What is so long ago counts no more."""
        limit = time.monotonic() - seconds
        self.kept_out = {table: at for table, at in self.kept_out.items() if at > limit}
