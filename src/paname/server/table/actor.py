"""The person who asks a table for something."""

from dataclasses import dataclass, field

from paname.server.names import clean_name


@dataclass(slots=True)
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
    knows: dict[str, str] = field(default_factory=dict)  # the names of people who watch or have spoken here

    def named(self, given: str | None) -> tuple[str, bool]:
        """The name of a seat, and whether it is that of an account; at one screen everybody has a name of their own."""
        name = clean_name(given) if given else self.name
        return name, self.account and name == self.name
