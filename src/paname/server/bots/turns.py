"""Whose question the bots answer next: everybody's in turn, however many somebody has waiting."""

import asyncio
from collections import OrderedDict, deque


class Turns:
    """So many at once; whoever waits is served in turn by who pays, and each payer's own in the order they came."""

    def __init__(self, count: int) -> None:
        self.free = count
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def take(self, payer: str) -> None:
        """Wait for a turn."""
        if self.free > 0 and not self.waiting:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(payer, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back()
            raise

    def give_back(self) -> None:
        """A turn is over: the next payer's first question is answered."""
        self.free += 1
        while self.waiting and self.free > 0:
            payer, row = self.waiting.popitem(last=False)
            turn = row.popleft()
            if row:
                self.waiting[payer] = row
            if not turn.done():
                self.free -= 1
                turn.set_result(None)

    def waits(self, payer: str) -> int:
        """How many questions of somebody wait."""
        return len(self.waiting.get(payer, ()))
