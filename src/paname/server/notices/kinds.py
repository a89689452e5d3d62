"""What notices are about, and which ways there are to send them."""

from typing import Final, Literal

Kind = Literal["turn", "short", "start", "over", "invitation", "chat", "puzzle"]
Way = Literal["push", "mail", "hook"]
Form = Literal["", "json", "discord", "slack", "ntfy"]  # what a webhook is sent

KINDS: Final[tuple[Kind, ...]] = ("turn", "short", "start", "over", "invitation", "chat", "puzzle")
WAYS: Final[tuple[Way, ...]] = ("push", "mail", "hook")
USUAL: Final[tuple[Kind, ...]] = ("turn", "short", "start", "over", "invitation")

# What a notice says, the kind by which people switch it on and off, and the topic that withdraws it: a turn that was
# made or taken back, a deadline that moved, an answer that was given, a seat that went to somebody else, seen news.
SAYS: Final[dict[str, tuple[Kind, str]]] = {
    "turn": ("turn", "turn"),
    "answer": ("turn", "answer"),
    "short": ("short", "time"),
    "late": ("short", "news"),
    "late_end": ("over", "end"),
    "joined": ("start", "news"),
    "start": ("start", "news"),
    "over": ("over", "end"),
    "invited": ("invitation", "seat"),
    "rematch": ("invitation", "answer"),
    "chat": ("chat", "news"),
    "puzzle": ("puzzle", "puzzle"),
}


def kinds_text(kinds: list[Kind]) -> str:
    """Kinds as a column holds them, so that a query can look for one."""
    return "," + "".join(f"{kind}," for kind in KINDS if kind in kinds)
