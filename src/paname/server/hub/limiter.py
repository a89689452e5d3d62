"""Token buckets: how much somebody may ask, and when to come back."""

import ipaddress
import time
from collections import OrderedDict
from functools import lru_cache

from paname.server.refusals import too_fast


class Bucket:
    """So many at once, so many a second."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = time.monotonic()

    def lacking(self, cost: float = 1) -> float:
        """The seconds until a cost can be paid; what costs more than fits is paid by a full bucket."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        return max(0.0, (min(cost, self.burst) - self.level) / self.rate)

    def take(self, cost: float = 1) -> None:
        """Pay."""
        self.level -= cost


class Limiter:
    """One bucket for everybody who asks; those not seen for long are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, who: str) -> Bucket:
        """The bucket of somebody."""
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.burst)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket

    def check(self, who: str, cost: float = 1) -> None:
        """Refuse somebody who asks too often."""
        pay([self.bucket(who)], cost)


def per_minute(number: float) -> Limiter:
    """So many a minute, half of them at once."""
    return Limiter(number / 60, max(1.0, number / 2))


def pay(buckets: list[Bucket], cost: float) -> None:
    """Take a cost from all of them, or from none and refuse."""
    if seconds := max(bucket.lacking(cost) for bucket in buckets):
        raise too_fast(seconds)
    for bucket in buckets:
        bucket.take(cost)


@lru_cache(maxsize=4096)
def address_key(host: str) -> str:
    """Whom an address stands for: an IPv6 client has its whole /64."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
