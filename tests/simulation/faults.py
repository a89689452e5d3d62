"""What goes wrong in one run, drawn from its seed: which kinds of faults, how often, and when they stop."""

import asyncio
import errno

from sqlalchemy.exc import OperationalError

KINDS = (
    "reads",
    "writes",
    "lies",
    "stalls",
    "torn",
    "full",
    "channels",
    "frames",
    "kills",
    "stops",
    "clocks",
    "bots",
    "sink",
)


class Faults:
    """A run's own mixture; a kind that was not drawn never happens, and nothing happens after `until`."""

    def __init__(self, loop, until):
        self.loop = loop
        self.chance = loop.chance
        self.until = until
        self.is_full = False
        self.is_away = False
        count = self.chance.randrange(len(KINDS))
        self.rates = {kind: self.chance.choice((0.02, 0.08, 0.25)) for kind in self.chance.sample(KINDS, count)}

    def is_on(self):
        return self.loop.now < self.until

    def strikes(self, kind):
        """Whether this operation fails in this way."""
        rate = self.rates.get(kind)
        return rate is not None and self.is_on() and self.chance.random() < rate

    def within(self, seconds):
        """So long, but never longer than the storm."""
        return max(0.0, min(seconds, self.until - self.loop.now))

    def delay(self):
        """How long an operation takes: as a rule milliseconds, sometimes seconds."""
        if self.strikes("stalls"):
            return max(0.02, self.within(self.chance.uniform(1, 12)))
        return self.chance.uniform(0.0005, 0.02)

    async def outages(self):
        """The disk is full, or the database is away, for some seconds at a time."""
        while self.is_on():
            await asyncio.sleep(self.within(self.chance.uniform(3, 20)))
            if self.strikes("full") or ("full" in self.rates and self.chance.random() < 0.3):
                self.is_full = True
                await asyncio.sleep(self.within(self.chance.uniform(0.5, 8)))
                self.is_full = False
            if "writes" in self.rates and "reads" in self.rates and self.chance.random() < 0.5:
                self.is_away = True
                await asyncio.sleep(self.within(self.chance.uniform(0.5, 8)))
                self.is_away = False
        self.is_full = self.is_away = False


def broken():
    """What a driver raises when its database is gone."""
    return OperationalError("statement", {}, OSError(errno.EPIPE, "the database is away"))


def no_space():
    return OperationalError("statement", {}, OSError(errno.ENOSPC, "no space left on device"))
