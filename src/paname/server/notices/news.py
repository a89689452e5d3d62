"""What a change at a table means to people who aren't there: the notices it brings, and those that no longer hold.

It is worked out from the table before and after, whatever entries came between; from seats, the clock and questions
alone, so it can't hold a secret.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from paname.server.table.calls import whose_turn
from paname.server.table.clock import deadline
from paname.server.table.draft import Draft
from paname.server.table.entries import Chatted, Joined, TimedOut
from paname.server.table.lobby_entries import Invited
from paname.server.table.requests import proposal_view
from paname.server.table.table import Table
from paname.server.table.undo import question_view

SHORT: Final = 10  # a tenth of the time is left


@dataclass(frozen=True, slots=True)
class News:
    """Something to tell somebody."""

    user: str
    says: str
    actor: str = ""  # who brought it about
    due: int = 0  # when; 0: at once
    deadline: int = 0  # until when they have time


@dataclass(frozen=True, slots=True)
class Gone:
    """What somebody need not be told any more; without a user: nobody, and everything but the end."""

    user: str = ""
    topic: str = ""


def news_of(draft: Draft) -> list[News | Gone]:
    """Everything that a change means, what no longer holds first."""
    before, after = draft.before, draft.table
    found = [*turns(before, after, draft.user), *answers(before, after), *seats(before, after), *talk(draft)]
    found += [*beginnings(draft), *endings(draft)]
    if draft.user:
        found.append(Gone(draft.user, "news"))
    return sorted(found, key=lambda one: isinstance(one, News))


def turns(before: Table, after: Table, actor: str) -> Iterator[News | Gone]:
    """A turn begins or ends, or its deadline changes; nobody is told what they did themselves."""
    was, now = whose_turn(before), whose_turn(after)
    then, until = deadline(before), deadline(after)
    if was and was != now:
        yield Gone(was, "turn")
    if now and now not in (was, actor):
        yield News(now, "turn", actor, deadline=until or 0)
    if (was, then) == (now, until):
        return
    if was and then is not None:
        yield Gone(was, "time")
    if now and until is not None and after.settings.clock.kind != "fischer":
        yield News(now, "short", due=until - (until - after.turn_at) // SHORT, deadline=until)


def answers(before: Table, after: Table) -> Iterator[News | Gone]:
    """A question comes or is settled; each is known by the number of its entry."""
    was, now = questions(before), questions(after)
    for user, _ in sorted(was.items() - now.items()):
        yield Gone(user, "answer")
    for user, (_, says, actor) in sorted(now.items() - was.items()):
        yield News(user, says, actor)


def questions(table: Table) -> dict[str, tuple[int, str, str]]:
    """Whose answer is missing, to which question, and who asks it."""
    found: dict[str, tuple[int, str, str]] = {}
    users = [seat.user for seat in table.seats]
    if table.asked is not None:
        question = (table.asked.n, "answer", users[table.asked.seat])
        found |= {users[seat]: question for seat in question_view(table, table.asked).waiting}
    view = proposal_view(table)
    if view is not None and table.proposal is not None:
        question = (table.proposal.n, "rematch" if view.what == "rematch" else "answer", users[view.seat])
        found |= {users[seat]: question for seat in view.waiting}
    return found


def seats(before: Table, after: Table) -> Iterator[News | Gone]:
    """A seat is kept for somebody, or not any more; who was invited here before knows the table."""
    was, now = invited(before), invited(after)
    yield from (Gone(user, "seat") for user in sorted(was - now))
    known = {entry.user for entry in before.log if isinstance(entry, Invited)}
    yield from (News(user, "invited", after.created.host) for user in sorted(now - was - known))


def invited(table: Table) -> set[str]:
    """For whom seats are kept."""
    return {seat.user for seat in table.seats if seat.kind == "open" and seat.user} if table.status == "open" else set()


def people(table: Table) -> set[str]:
    """Everybody who sits at a table."""
    return {seat.user for seat in table.seats if seat.kind == "human" and seat.user}


def talk(draft: Draft) -> Iterator[News]:
    """Somebody said something."""
    if any(isinstance(entry, Chatted) for entry in draft.entries):
        yield from (News(user, "chat", draft.user) for user in sorted(people(draft.table) - {draft.user}))


def beginnings(draft: Draft) -> Iterator[News]:
    """Somebody sat down at your table for the first time; the game began."""
    before, after = draft.before, draft.table
    if before.status == "open" and after.status == "running":
        yield from (News(user, "start", draft.user) for user in sorted(people(after) - {draft.user}))
    elif after.status == "open" and any(isinstance(entry, Joined) for entry in draft.entries):
        host = after.created.host
        came_before = any(isinstance(entry, Joined) and entry.user == draft.user for entry in before.log)
        yield from (News(user, "joined", draft.user) for user in {host} - {draft.user, ""} if not came_before)


def endings(draft: Draft) -> Iterator[News | Gone]:
    """The game is over, and whatever else was to be told no longer matters; or it goes on without somebody."""
    before, after, late = draft.before, draft.table, too_late(draft)
    if after.status == "over" and before.status != "over":
        yield Gone()
        if before.status == "running":
            told = sorted(people(after) - {draft.user})
            yield from (News(user, "late_end" if user in late else "over", draft.user) for user in told)
    else:
        yield from (News(user, "late") for user in sorted(late))


def too_late(draft: Draft) -> set[str]:
    """Whose time ran out."""
    seats = {entry.seat for entry in draft.entries if isinstance(entry, TimedOut)}
    return {seat.user for seat in draft.table.seats if seat.number in seats}
