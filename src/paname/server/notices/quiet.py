"""Quiet hours: a span of the day in somebody's own time zone, in which nothing comes."""

from datetime import UTC, datetime, time, timedelta, tzinfo
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

NIGHT: Final = (22 * 60, 8 * 60)  # minutes after midnight


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())


@lru_cache(maxsize=600)
def zone_of(name: str) -> tzinfo:
    """A time zone; the world's where there is none of this name."""
    return ZoneInfo(name) if name in zones() else UTC


def local(at: int, zone: str) -> datetime:
    """A moment, in milliseconds since 1970, as a clock on the wall shows it there."""
    return datetime.fromtimestamp(at / 1000, zone_of(zone))


def quiet_until(at: int, begin: int, end: int, zone: str) -> int:
    """When the quiet hours of a moment end; 0 if it isn't in them."""
    here = local(at, zone)
    minutes = here.hour * 60 + here.minute
    is_quiet = begin <= minutes < end if begin <= end else minutes >= begin or minutes < end
    if not is_quiet:
        return 0
    day = here.date() if minutes < end else here.date() + timedelta(days=1)
    morning = datetime.combine(day, time(end // 60, end % 60), here.tzinfo)
    return max(at + 1, int(morning.timestamp() * 1000))
