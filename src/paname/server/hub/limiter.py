"""Token buckets: how much somebody may ask, and when to come back."""

import time
from collections import OrderedDict

from paname.server.refusals import too_fast


class Bucket:
    """So many at once, so many a second."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = time.monotonic()

    def wait(self, cost: float = 1) -> float:
        """Take the cost and return 0, or return the seconds until it can be paid."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level >= cost:
            self.level -= cost
            return 0
        return (cost - self.level) / self.rate


class Limiter:
    """One bucket for everybody who asks; those not seen for long are forgotten."""

    def __init__(self, per_minute: int, most: int = 20_000) -> None:
        self.rate = per_minute / 60
        self.burst = max(1.0, per_minute / 2)
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str, cost: float = 1) -> None:
        """Refuse somebody who asks too often."""
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.burst)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        if seconds := bucket.wait(cost):
            raise too_fast(seconds)
