"""What the server refuses: one shape for HTTP and for the live connection, each with a code and a sentence."""

from typing import Final

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


class Refusal(Exception):  # noqa: N818 - a refusal is an answer, not a fault of the program
    """Why something is not done: a code for programs, a sentence for people, and what belongs to it."""

    def __init__(self, code: str, text: str, **more: object) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.more = more

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS[self.code]

    def error(self) -> dict[str, object]:
        """The object that a client gets."""
        return {"code": self.code, "text": self.text, **self.more}


def too_fast(seconds: float) -> Refusal:
    """Too many requests, and when to come back."""
    wait = max(1, int(seconds + 0.999))
    return Refusal("too_fast", f"Too many requests. Come back in {wait} s.", retry_after=wait)


def not_found(what: str) -> Refusal:
    """There is no such thing."""
    return Refusal("not_found", f"There is no such {what}.")


def invalid(field: str, reason: str) -> Refusal:
    """A field that cannot be."""
    return Refusal("invalid", f"{field}: {reason}", field=field)


def quarantined(broken: BrokenLog) -> Refusal:
    """A table whose log cannot be read."""
    if broken.code == "rules_version":
        text = "This game was played by other rules than this server plays, so it can't go on here."
    else:
        text = f"The log of this game is damaged at entry {broken.n}, so it can't go on. Other games aren't affected."
    return Refusal("quarantined", text, reason=broken.code, entry=broken.n)
