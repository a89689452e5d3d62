"""What the server refuses: a code, a case and facts, the same over HTTP and live; `words.toml` has the English."""

from importlib.resources import files
from typing import Final

import msgspec

from paname.core.errors import ChoiceError, ComponentError, IllegalAction, InputError
from paname.core.records import walk
from paname.core.state import State
from paname.core.words import Fact, add_catalogue, sentence
from paname.server.table.broken import BrokenLog

STATUS: Final = {
    "illegal": 409,
    "unreadable": 400,
    "out_of_date": 409,
    "not_your_turn": 403,
    "not_your_seat": 403,
    "not_host": 403,
    "no_session": 401,
    "wrong_password": 401,
    "not_found": 404,
    "wrong_method": 405,
    "wrong_status": 409,
    "seat_taken": 409,
    "seats_open": 409,
    "name_taken": 409,
    "not_allowed": 403,
    "invalid": 400,
    "too_fast": 429,
    "busy": 503,
    "quarantined": 423,
    "too_large": 413,
    "foreign_origin": 403,
    "internal": 500,
}
CATALOGUE: Final = "server"  # the name under which our English is known
add_catalogue(CATALOGUE, files("paname.server").joinpath("words.toml").read_text(encoding="utf-8"))


class Reason(msgspec.Struct, frozen=True):
    """Why the rules refuse something: the clause, a code with its facts, and the English sentence."""

    clause: str
    code: str
    facts: dict[str, Fact]
    text: str


class ErrorView(msgspec.Struct, frozen=True):
    """A refusal as a client gets it."""

    code: str
    text: str
    case: str | msgspec.UnsetType = msgspec.UNSET
    facts: dict[str, Fact] | msgspec.UnsetType = msgspec.UNSET
    why: Reason | msgspec.UnsetType = msgspec.UNSET
    clause: str | msgspec.UnsetType = msgspec.UNSET
    reason: str | msgspec.UnsetType = msgspec.UNSET
    decision: int | msgspec.UnsetType = msgspec.UNSET
    retry_after: int | msgspec.UnsetType = msgspec.UNSET
    field: str | msgspec.UnsetType = msgspec.UNSET


class Refusal(Exception):  # noqa: N818 - a refusal is an answer, not a fault of the program
    """Why something isn't done: `code` or `code.case`, and the facts that belong to it."""

    def __init__(self, key: str, why: Reason | None = None, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.key = key
        self.code, _, self.case = key.partition(".")
        self.why = why
        self.facts = facts

    @property
    def text(self) -> str:
        """The refusal as an English sentence."""
        return sentence(CATALOGUE, "refusal", self.key, tuple(self.facts.items()))

    def __str__(self) -> str:
        return self.text

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS[self.code]

    @property
    def retry_after(self) -> int | None:
        """After how many seconds it makes sense to try again."""
        seconds = self.facts.get("retry_after")
        return seconds if isinstance(seconds, int) else None

    def error(self) -> ErrorView:
        """The object that a client gets."""
        found: dict[str, object] = {name: self.facts[name] for name in ON_TOP if name in self.facts}
        found.update({"case": self.case} if self.case else {})
        found.update({"facts": self.facts} if self.facts else {})
        found.update({"why": self.why} if self.why else {})
        return ErrorView(self.code, self.text, **found)  # type: ignore[arg-type] # the fields of the same names


ON_TOP: Final = ("clause", "reason", "decision", "retry_after", "field")


def reason_of(error: IllegalAction) -> Reason:
    """What the rules say against an action."""
    return Reason(error.clause, error.code, dict(error.facts), error.reason)


def illegal(error: IllegalAction) -> Refusal:
    """A move that the rules refuse."""
    return Refusal("illegal", reason_of(error), clause=error.clause, reason=error.reason)


def too_fast(seconds: float) -> Refusal:
    """Too many requests, and when to come back."""
    return Refusal("too_fast", retry_after=max(1, int(seconds + 0.999)))


def invalid(error: InputError) -> Refusal:
    """A field that can't be used."""
    if isinstance(error, ComponentError):
        return Refusal("invalid.box", field=error.field, places=tuple(fault.path for fault in error.faults[:3]))
    if isinstance(error, ChoiceError):
        return Refusal("invalid.choice", field=error.field, value=error.value, choices=error.choices)
    return Refusal("invalid.field", field=error.field, problem=error.reason)


def replayed(record: dict[str, object]) -> State:
    """The last position of a record that somebody brings; a refusal names the decision or the field that is wrong."""
    try:
        way = walk(record)
    except ComponentError as error:
        raise invalid(error) from None
    except InputError as error:
        raise Refusal("invalid.record", field=error.field, problem=error.reason) from None
    try:
        return way.finish()
    except IllegalAction as error:
        raise Refusal("invalid.record_move", field="actions", n=way.decided, problem=error.reason) from None
    except InputError as error:
        raise Refusal("invalid.record", field=error.field, problem=error.reason) from None


def check_choice(field: str, value: str, choices: tuple[str, ...]) -> None:
    """Refuse a value that isn't among those a field can have."""
    if value not in choices:
        raise Refusal("invalid.choice", field=field, value=repr(value), choices=choices)


def quarantined(broken: BrokenLog) -> Refusal:
    """A table whose log can't be read."""
    case = "rules_version" if broken.code == "rules_version" else "log"
    return Refusal(f"quarantined.{case}", reason=broken.code, entry=broken.n)
