"""Who sits at a table."""

from dataclasses import dataclass

from paname.server.table.settings import SeatPlan
from paname.server.wire import SeatKind, SeatView


@dataclass
class Seat:
    """One seat: a person, a bot, a person for whom a bot plays, or nobody."""

    number: int
    colour: str
    kind: SeatKind = "open"
    user: str = ""
    name: str = ""
    account: bool = False
    level: str = ""
    nonce: str = ""
    bot_plays: bool = False
    resigned: bool = False
    waits: bool = False  # its person left and nobody plays on
    decided: int = 0  # how often its person has decided
    helped: int = 0  # how often a bot has decided for its person
    ready: bool = False  # its person wants to begin

    @staticmethod
    def of(number: int, colour: str, plan: SeatPlan) -> "Seat":
        """The seat as it was planned."""
        who = plan.user, plan.name, plan.account
        return Seat(number, colour, plan.kind, *who, plan.level, plan.nonce, ready=plan.ready)

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.kind == "bot" or self.bot_plays

    @property
    def is_person(self) -> bool:
        """Whether a person decides here now."""
        return self.kind == "human" and not self.bot_plays

    @property
    def has_say(self) -> bool:
        """Whether a person is behind this seat who may still come back to it."""
        return self.kind == "human" and not self.resigned

    def copy(self) -> "Seat":
        """An equal seat."""
        other = object.__new__(Seat)
        other.__dict__.update(self.__dict__)
        return other

    def clear(self) -> None:
        """Nobody sits here any more."""
        self.kind, self.user, self.name, self.account, self.level, self.nonce = "open", "", "", False, "", ""
        self.ready = False

    def hand_over(self, level: str) -> None:
        """A bot of this level plays for the person from now on; with none, nobody does."""
        self.bot_plays, self.level = bool(level), level

    def note_decision(self, by: str) -> None:
        """A decision was made here."""
        if by == "human":
            self.decided += 1
        elif self.kind == "human":
            self.helped += 1

    def view(self) -> SeatView:
        """The seat as everybody sees it."""
        return SeatView(
            seat=self.number,
            colour=self.colour,
            kind=self.kind,
            user=self.user or None,
            name=self.name or None,
            account=self.account,
            level=self.level or None,
            bot_plays=self.bot_plays,
            resigned=self.resigned,
            away=self.waits,
            ready=self.ready,
        )
