"""What can be wrong with something that was handed in; every error is a type and a code before it is a text."""

from dataclasses import dataclass
from typing import Final

from paname.core.words import Facts, sentence


class PanameError(ValueError):
    """Something a person or a program handed in is wrong."""


class ParseError(PanameError):
    """Text that isn't an action of the game: says where reading stopped."""


class Reason:
    """A refusal's text, which is put together when somebody reads it."""

    def __init__(self, clause: str, code: str, facts: Facts, game: str, place: str) -> None:
        self.clause = clause
        self.code = code
        self.facts = facts
        self.game = game
        self.place = place

    def words(self) -> str:
        """The reason as an English sentence."""
        return sentence(self.game, "refusal", self.code, self.facts)

    def __str__(self) -> str:
        return f"{self.clause}: {self.place}: {self.words()}" if self.place else f"{self.clause}: {self.words()}"

    def __repr__(self) -> str:
        return repr(str(self))


class IllegalAction(PanameError):  # noqa: N818 - an action, not a fault of the program
    """An action that exists but can't be made here: the clause it breaks, a code for the reason, and the facts."""

    def __init__(self, clause: str, code: str, facts: Facts = (), game: str = "", place: str = "") -> None:
        super().__init__(Reason(clause, code, facts, game, place))  # mypyc: an exception's own __str__ crashes
        self.clause = clause
        self.code = code
        self.facts = facts
        self.game = game
        self.place = place

    @property
    def reason(self) -> str:
        """The reason as an English sentence."""
        return sentence(self.game, "refusal", self.code, self.facts)

    def at(self, game: str, place: str = "") -> "IllegalAction":
        """The same refusal with its game, and with where it happened in a longer document."""
        return IllegalAction(self.clause, self.code, self.facts, game, place)

    def __reduce__(self) -> tuple[object, ...]:
        return (IllegalAction, (self.clause, self.code, self.facts, self.game, self.place))


class InputError(PanameError):
    """An argument, option, setting or file that can't be used: names the field and says what's wrong with it."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.field, self.reason))


class ChoiceError(InputError):
    """A value that isn't among those that a field can have."""

    def __init__(self, field: str, reason: str, value: str, choices: tuple[str, ...]) -> None:
        super().__init__(field, reason)
        self.value = value
        self.choices = choices

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.field, self.reason, self.value, self.choices))


class PositionError(InputError):
    """A position that contradicts itself or the rules."""


class RecordError(InputError):
    """A record that can't be replayed."""


WHOLE_FILE: Final = "components"  # the place of a fault that isn't at one place of the file


@dataclass(frozen=True)
class Fault:
    """What is wrong or odd at one place of a component file: a code and its facts, and what would be right."""

    path: str
    code: str
    facts: Facts = ()
    game: str = ""

    def words(self) -> str:
        """The fault as an English sentence."""
        return sentence(self.game, "fault", self.code, self.facts)

    def __str__(self) -> str:
        return self.words() if self.path == WHOLE_FILE else f"{self.path}: {self.words()}"

    def __reduce__(self) -> tuple[object, ...]:
        return (Fault, (self.path, self.code, self.facts, self.game))

    def to_json(self) -> dict[str, object]:
        """The fault for a client, with its English."""
        return {"path": self.path, "code": self.code, "facts": dict(self.facts), "text": self.words()}


class ComponentError(InputError):
    """A component file that can't be played, with every fault in it."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults
        self.problems = [(fault.path, fault.words()) for fault in faults]
        super().__init__(WHOLE_FILE, "; ".join([str(fault) for fault in faults]))

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.faults,))
