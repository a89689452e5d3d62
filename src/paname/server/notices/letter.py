"""A notice in words: what is sent together to one way, in its person's language and time."""

import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from paname.core.registry import manifests
from paname.server.names import SOMEBODY
from paname.server.notices.queue import Row
from paname.server.notices.quiet import local
from paname.server.notices.words import Words, words_of

WEIGHT: Final = (
    *("late_end", "late", "short", "turn", "answer", "invited", "rematch", "over", "start", "joined", "chat"),
    "puzzle",
)
HOME: Final = "/"
PAGES: Final = {"puzzle": "/puzzle"}


@dataclass(frozen=True)
class Item:
    """One thing that is told: facts that everybody at that table knows."""

    table: str
    n: int
    says: str
    game: str = ""
    name: str = ""  # of whoever brought it about
    others: tuple[str, ...] = ()
    deadline: int = 0

    def path(self) -> str:
        """The page it leads to."""
        return f"/t/{self.table}" if self.table else PAGES.get(self.says, HOME)


@dataclass(frozen=True)
class Letter:
    """What is sent at once; the same key means the same letter, however often it comes."""

    key: str
    user: str
    items: tuple[Item, ...]
    language: str = "en"
    zone: str = "UTC"
    count: int | None = None  # games that wait for this person
    test: str = ""  # the name of a test that was asked for

    @property
    def words(self) -> Words:
        """The sentences of its language."""
        return words_of(self.language)

    @cached_property
    def told(self) -> tuple[Item, ...]:
        """One thing for each table, the weightiest: that it's your turn says that the game has begun."""
        found: dict[str, Item] = {}
        for item in sorted(self.items, key=lambda item: (WEIGHT.index(item.says), item.n)):
            found.setdefault(item.table, item)
        return tuple(found.values())

    def title(self) -> str:
        """Its first line."""
        if self.test:
            return self.words.say("test.title")
        if len(self.told) > 1:
            return self.words.say("digest.title", n=len(self.told))
        return self.line(self.told[0])

    def line(self, item: Item) -> str:
        """One item in one line."""
        name = item.name or self.words.say("somebody")
        return self.words.say(f"{item.says}.title", game=item.game, name=name)

    def body(self) -> str:
        """The rest of it."""
        if self.test:
            return self.words.say("test.body")
        if len(self.told) > 1:
            return "\n".join(self.line(item) for item in self.told)
        return self.detail(self.told[0])

    def detail(self, item: Item) -> str:
        """With whom, and until when."""
        parts = [self.words.say("with", others=self.words.listed(item.others))] if item.others else []
        if item.deadline and item.says in ("turn", "short"):
            parts.append(self.words.say("until", when=self.words.moment(local(item.deadline, self.zone))))
        if item.says == "late":
            parts.append(self.words.say("late.body"))
        return " ".join(parts)

    def path(self) -> str:
        """The page it leads to: the table, or home where there are several."""
        return self.told[0].path() if len(self.told) == 1 and not self.test else HOME

    def tag(self) -> str:
        """What it replaces on a screen: the last one of the same table, or the last digest."""
        if self.test:
            return "test"
        return self.told[0].table or self.told[0].says if len(self.told) == 1 else "games"


def letter_of(rows: list[Row]) -> Letter:
    """The letter of notices that are sent together."""
    first = rows[0]
    items = tuple(item_of(row) for row in rows)
    return Letter(first.batch, first.user_id, items, first.language or "en", first.zone or "UTC", first.waiting)


def is_known(seat: dict[str, Any]) -> bool:
    """Whether there is still somebody with a name; those who were forgotten aren't called anything in a letter."""
    return bool(seat.get("user")) and seat["name"] not in (None, "", SOMEBODY)


def item_of(row: Row) -> Item:
    """A notice's facts, from what a table's line says of its seats."""
    seats = json.loads(row.seats or "[]")
    people = {seat["user"]: seat["name"] for seat in seats if seat["kind"] == "human" and is_known(seat)}
    about = manifests().get(row.game or "")
    others = tuple(name for user, name in people.items() if user != row.user_id)
    game = about.short_title if about else row.game or ""
    return Item(row.table_id, row.n, row.says, game, people.get(row.actor, ""), others, row.deadline)
