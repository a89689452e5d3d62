"""What happened, in the past tense: the log, the animation and the explanation of scores come from events."""

from dataclasses import dataclass, fields

from mypy_extensions import mypyc_attr

from paname.core.words import Facts, has_sentence, sentence


def rebuilt(thing: object) -> tuple[object, ...]:
    """How a frozen dataclass is copied and pickled: made again, since a compiled one can't be filled later."""
    return (type(thing), tuple(getattr(thing, field.name) for field in fields(thing)))  # type: ignore[arg-type]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Event:
    """Something that happened, and who may see it (None: everybody).

    Something that only some may see is told twice: in full to them, without the secret to the others.
    """

    seen_by: tuple[int, ...] | None

    def is_seen_by(self, seat: int) -> bool:
        """Whether this seat is told; a spectator is seat -1 and is told what everybody is told."""
        return self.seen_by is None or seat in self.seen_by

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score: which clause gave these points, a code for what they are for, about what, and the facts.

    `subject` tells two lines with the same code apart (`(("building", "U6"),)`); `facts` are the numbers behind the
    points, which may change while the line stays the same one.
    """

    seat: int
    clause: str
    code: str
    points: int
    subject: Facts = ()
    facts: Facts = ()

    def label(self, game: str) -> str:
        """What the points are for, in English."""
        return sentence(game, "score", self.code, self.subject + self.facts)

    def note(self, game: str) -> str:
        """How they were counted, in English; empty where that goes without saying."""
        if not has_sentence(game, "score_note", self.code):
            return ""
        return sentence(game, "score_note", self.code, self.subject + self.facts)

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)
