"""How long games can get, which some frameworks want to know beforehand."""

from dataclasses import dataclass

from paname.core.events import rebuilt


@dataclass(frozen=True)
class Lengths:
    """The largest numbers of decisions and of draws in a game, and of outcomes of one draw."""

    decisions: int
    draws: int
    outcomes: int = 64

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)
