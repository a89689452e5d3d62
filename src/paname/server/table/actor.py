"""Who asks something of a table."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Actor:
    """A person with a session, or nobody."""

    user: str = ""
    name: str = ""
    account: bool = False
    seat: int | None = None  # the seat that a connection is bound to
    lag: int = 0
    resumed: int = 0
    away: tuple[int, ...] = ()  # the seats whose people have been away for long
    present: tuple[int, ...] = ()  # the seats whose people are connected
