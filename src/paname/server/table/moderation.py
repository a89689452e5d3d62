"""A host keeps the peace: closes the table, sends somebody away, mutes somebody."""

from paname.server.refusals import Refusal
from paname.server.table import commands as ask
from paname.server.table.actor import Actor
from paname.server.table.draft import Draft
from paname.server.table.ending import closing
from paname.server.table.entries import Chatted
from paname.server.table.handling import handles, need_host
from paname.server.table.moderation_entries import Closed, MuteSet, Removed
from paname.server.table.table import Table


def known_name(table: Table, user: str, knows: dict[str, str]) -> str:
    """The name of somebody who sits, watches or spoke here; refused if nobody knows them."""
    for seat in table.seats:
        if seat.user == user and seat.kind == "human":
            return seat.name
    for entry in reversed(table.log):
        if isinstance(entry, Chatted) and entry.actor == user:
            return entry.name
    if user in knows:
        return knows[user]
    raise Refusal("not_found.user")


@handles(ask.Close)
def close(draft: Draft, actor: Actor, _command: ask.Close) -> None:
    """The host ends it all; in a rated game that would be a way out of losing."""
    need_host(draft.table, actor, Refusal("not_host.moderates"))
    if draft.table.status == "running" and draft.table.settings.rated:
        raise Refusal("not_allowed.close_rated")
    close_table(draft)


def close_table(draft: Draft) -> None:
    """An open table is closed, a running game ends without a winner; one that is over stays as it is."""
    if draft.table.status == "open":
        draft.add(Closed())
    elif draft.table.status == "running":
        draft.add(closing(draft.table))


@handles(ask.Remove)
def remove(draft: Draft, actor: Actor, command: ask.Remove) -> None:
    """A watcher goes, or somebody who sat down before the game began; players aren't sent away from their game."""
    table = draft.table
    need_host(table, actor, Refusal("not_host.moderates"))
    name = known_name(table, command.user, actor.knows)
    if command.user == actor.user or (table.status == "running" and table.seats_of(command.user)):
        raise Refusal("not_allowed.remove")
    if command.user not in table.barred:
        draft.add(Removed(user=command.user, name=name))


@handles(ask.Mute)
def mute(draft: Draft, actor: Actor, command: ask.Mute) -> None:
    """Somebody is quiet from now on, or isn't any more."""
    table = draft.table
    need_host(table, actor, Refusal("not_host.moderates"))
    name = known_name(table, command.user, actor.knows)
    if command.user == actor.user:
        raise Refusal("not_allowed.remove")
    if (command.user in table.muted) != command.muted:
        draft.add(MuteSet(user=command.user, name=name, muted=command.muted))
