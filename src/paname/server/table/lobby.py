"""Before the game: the host arranges the table, seats are kept for people, and it begins when everybody is ready."""

import msgspec

from paname.core.errors import InputError
from paname.core.options import Option, Value
from paname.server.refusals import Refusal, invalid
from paname.server.table import commands as ask
from paname.server.table import entries as log
from paname.server.table.actor import Actor
from paname.server.table.draft import Draft
from paname.server.table.handling import handles, need, need_host
from paname.server.table.lobby_entries import NEW_SEAT, Arranged, Invited, ReadySet
from paname.server.table.new_table import settings_of
from paname.server.table.settings import TableSettings
from paname.server.table.table import Table

MOST_CHANGES = 40  # that one guest makes among the last entries of a table that waits
HELP = ("undo", "hints", "forecasts")  # what a rated table does without


def need_lobby(table: Table, actor: Actor, otherwise: Refusal) -> None:
    """Refuse what only the host of an open table can do, and only where others may come."""
    need(table, "open")
    need_host(table, actor, otherwise)
    if table.origin != "new":
        raise Refusal("not_allowed.practice")


@handles(ask.Arrange)
def arrange(draft: Draft, actor: Actor, command: ask.Arrange) -> None:
    """The host changes the table; everybody has to say again that they are ready."""
    table = draft.table
    need_lobby(table, actor, Refusal("not_host.arrange"))
    seats = kept_seats(table, command)
    options: dict[str, object] = dict(fitting(table, len(seats)) if command.options is None else command.options)
    try:
        setup = table.game.setup(len(seats), options)
    except InputError as error:
        raise invalid(error) from None
    settings = settings_of(changed(table.settings, command))
    if settings.rated and table.created.components:
        raise Refusal("invalid.rated_box", field="rated")
    if settings.rated and any(seat.kind == "human" and not seat.account for seat in table.seats):
        raise Refusal("not_allowed.rated_guest")
    draft.add(Arranged(players=setup.players, options=setup.options, settings=settings, seats=seats))


def changed(settings: TableSettings, command: ask.Arrange) -> TableSettings:
    """The settings with what the host names; a table that is rated no longer gets its help back."""
    given = {name: getattr(command, name) for name in TableSettings.__struct_fields__}
    named = {name: value for name, value in given.items() if value is not None}
    if settings.rated and command.rated is False:
        usual = TableSettings()
        named = {**{name: getattr(usual, name) for name in HELP}, **named}
    return msgspec.structs.replace(settings, **named)


def kept_seats(table: Table, command: ask.Arrange) -> list[int]:
    """The seats that stay, by their numbers, and new ones; open seats go first, then bots, people never."""
    kept = [seat.number for seat in table.seats]
    if command.without is not None:
        if command.without not in kept:
            raise Refusal("not_found.seat")
        if table.seats[command.without].kind == "human":
            raise Refusal("seat_taken.one")
        kept.remove(command.without)
    players = command.players or len(kept)
    order = {"open": 0, "bot": 1}
    spare = [number for number in reversed(kept) if table.seats[number].kind != "human"]
    spare.sort(key=lambda number: (order[table.seats[number].kind], bool(table.seats[number].user)))
    while len(kept) > players:
        if not spare:
            raise Refusal("not_allowed.people", players=players)
        kept.remove(spare.pop(0))
    return [*kept, *[NEW_SEAT] * (players - len(kept))]


def fitting(table: Table, players: int) -> dict[str, Value]:
    """The options that were chosen, as far as the game has them with so many players."""
    known = {option.name: option for option in table.game.options(players)}
    return {name: value for name, value in table.created.options.items() if name in known and fits(known[name], value)}


def fits(option: Option, value: Value) -> bool:
    """Whether an option can have this value."""
    try:
        option.read(value)
    except InputError:
        return False
    return True


@handles(ask.Invite)
def invite(draft: Draft, actor: Actor, command: ask.Invite) -> None:
    """The host keeps a seat for somebody."""
    table = draft.table
    need_lobby(table, actor, Refusal("not_host.seats"))
    if any(seat.user == command.user for seat in table.seats):
        raise Refusal("wrong_status.invited", name=command.name)
    free = [seat.number for seat in table.seats if seat.kind == "open" and not seat.user]
    if not free:
        raise Refusal("seat_taken.all")
    draft.add(Invited(seat=free[0], user=command.user, name=command.name, account=command.account))


@handles(ask.Ready)
def ready(draft: Draft, actor: Actor, command: ask.Ready) -> None:
    """Somebody is ready, or not any more."""
    table = draft.table
    need(table, "open")
    seats = table.seats_of(actor.user)
    if not seats:
        raise Refusal("not_your_seat.none")
    check_calm(table, actor)
    if command.ready and is_news(table, command.seen):
        raise Refusal("wrong_status.rearranged")
    for seat in seats:
        if table.seats[seat].ready != command.ready:
            draft.add(ReadySet(seat=seat, ready=command.ready, nonce=command.nonce))
    start_if_ready(draft)


def is_news(table: Table, seen: int | None) -> bool:
    """Whether the host has changed the table after the last entry that somebody knows."""
    return seen is not None and any(isinstance(entry, Arranged) and entry.n > seen for entry in table.log)


def check_calm(table: Table, actor: Actor) -> None:
    """Refuse a guest who sits down and stands up, or is ready and isn't, without end."""
    kinds = (ReadySet, log.Joined, log.Left)
    changes = sum(isinstance(entry, kinds) and entry.actor == actor.user for entry in table.log)
    if changes >= MOST_CHANGES and actor.user != table.created.host:
        raise Refusal("not_allowed.restless")


def is_stranger(table: Table, actor: Actor) -> bool:
    """Whether somebody neither is the host nor has a seat, nor has one kept for them."""
    return actor.user not in {table.created.host, *(seat.user for seat in table.seats)}


def check_door(table: Table, actor: Actor) -> None:
    """Somebody who was sent away can come back under another name, so the host now lets people in one by one."""
    if table.barred and is_stranger(table, actor):
        raise Refusal("not_allowed.door")


def other_names(table: Table, actor: Actor) -> list[str]:
    """What the others at a table are called, so that nobody is taken for them."""
    return [seat.name for seat in table.seats if seat.name and seat.user != actor.user]


def start_if_ready(draft: Draft) -> None:
    """The game begins by itself when nobody is waited for any more."""
    people = [seat for seat in draft.table.seats if seat.kind != "bot"]
    if people and all(seat.kind == "human" and seat.ready for seat in people):
        draft.add(log.Started())
