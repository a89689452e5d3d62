"""How a table is played: what its maker chose, the same for a wish, a log, a rematch and a description."""

from typing import Final, Literal

import msgspec

DAY: Final = 86_400_000  # milliseconds


class Clock(msgspec.Struct, frozen=True):
    """How time is kept: none, Fischer (seconds), or days a move."""

    kind: str = "none"
    initial: int = 0
    increment: int = 0
    days: int = 0

    def start(self) -> int:
        """The time in milliseconds that a seat starts with."""
        return self.days * DAY if self.kind == "days" else self.initial * 1000


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits where when a table is made."""

    kind: Literal["open", "human", "bot"]
    user: str = ""
    name: str = ""
    account: bool = False
    level: str = ""
    nonce: str = ""
    ready: bool = False  # agreed to this game before it was made


class TableSettings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything about a table that is neither its game nor its people."""

    listed: bool = False
    rated: bool = False
    clock: Clock = Clock()
    time_out: str = "bot"
    leave: str = "bot"
    undo: str = "normal"
    hints: bool = True
    forecasts: bool = True

    def values(self) -> dict[str, object]:
        """The settings by their names."""
        return {name: getattr(self, name) for name in TableSettings.__struct_fields__}
