"""What became of letters, written down together: a commit holds all that was sent while the last one was made."""

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from paname.server.ids import now
from paname.server.notices import queue
from paname.server.notices.queue import Row

if TYPE_CHECKING:
    from paname.server.hub.hub import Hub

logger = logging.getLogger("paname.notices")


class Settling:
    """One sender's; what could not be written is claimed again when the lease is over."""

    def __init__(self, hub: "Hub", who: str) -> None:
        self.hub = hub
        self.who = who
        self.rows: dict[str, list[Row]] = {}
        self.turn = asyncio.Lock()

    def add(self, rows: list[Row], outcome: str) -> None:
        """These are done."""
        if not self.rows:
            self.hub.keep(self.write())
        self.rows.setdefault(outcome, []).extend(rows)

    async def write(self) -> None:
        """Commit what has come together until the last commit was over."""
        async with self.turn:
            found, self.rows = self.rows, {}
            for outcome, rows in found.items():
                try:
                    job = partial(queue.finish, rows=rows, who=self.who, at=now(), outcome=outcome)
                    await self.hub.store.write(job)
                except Exception as error:
                    logger.exception("notices could not be settled", extra={"error": repr(error)})
