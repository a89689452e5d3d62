"""What happened, in the past tense: the log, the animation and the explanation of scores come from events."""

from dataclasses import dataclass, fields


def rebuilt(thing: object) -> tuple[object, ...]:
    """How a frozen dataclass is copied and pickled: made anew, since a compiled one cannot be filled field by field."""
    return (type(thing), tuple(getattr(thing, field.name) for field in fields(thing)))  # type: ignore[arg-type]


@dataclass(frozen=True)
class Event:
    """Something that happened, with who may see it (None: everybody).

    A thing that is seen by some only is told twice: whole to those, without the secret to the others.
    """

    seen_by: tuple[int, ...] | None

    def is_seen_by(self, seat: int) -> bool:
        """Whether this seat is told; a spectator is seat -1 and is told what everybody is told."""
        return self.seen_by is None or seat in self.seen_by

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score: which clause gave these points, and for what."""

    seat: int
    clause: str
    source: str
    points: int
    note: str = ""

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)
