"""Three ways to be wrong: text nobody can read, a move the rules refuse, a document that contradicts itself."""


class PanameError(ValueError):
    """Whatever is wrong with something that a person or a program handed in."""


class ParseError(PanameError):
    """Text that is no action of the game: says where reading stopped."""


class IllegalAction(PanameError):  # noqa: N818 - an action, not a fault of the program
    """An action that exists but may not be made here: names the clause and the reason."""

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__(f"{clause}: {reason}")
        self.clause = clause
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return (IllegalAction, (self.clause, self.reason))


class PositionError(PanameError):
    """A position, record, option or component file that cannot be: names the field."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return (PositionError, (self.field, self.reason))
