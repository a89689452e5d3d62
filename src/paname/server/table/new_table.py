"""New tables: as somebody asks for them, as a rematch, or from a position of a finished game."""

import json
from typing import Final

import msgspec

from paname.core.errors import InputError, PanameError
from paname.core.game import Game
from paname.core.options import Value
from paname.core.registry import names
from paname.core.state import State
from paname.server.boxes import checked_game, compact
from paname.server.ids import new_table_id
from paname.server.levels import FALLBACK, check_level
from paname.server.refusals import Refusal, check_choice, invalid, replayed
from paname.server.seal import lesson_secret, new_secret
from paname.server.table.actor import Actor
from paname.server.table.commands import NewTable, SeatWish
from paname.server.table.entries import Created
from paname.server.table.seats import Seat
from paname.server.table.settings import Clock, SeatPlan, TableSettings
from paname.server.table.table import Table

LESSON_NONCE: Final = "0" * 32


def create(wish: NewTable, actor: Actor, now: int) -> Created:
    """The first entry of a table that somebody asks for."""
    if wish.game not in names():
        raise Refusal("not_found.game")
    if is_practice(wish):
        check_practice(wish)
    components = wish.components or str((wish.record or {}).get("components") or "")
    if wish.rated and components:
        raise Refusal("invalid.rated_box", field="components")
    game = checked_game(wish.game, components)
    position = ""
    players, options = wish.players, dict(wish.options)
    if wish.record is not None:
        state = position_of(wish.record, wish.decision)
        if wish.components:
            state = with_set(game, state, wish.record, wish.decision)
        game = checked_game(wish.game, state.setup.components or "")
        position = json.dumps(state.to_json(), sort_keys=True)
        players, options = int(state.players), dict(state.setup.options)
    return created(game, players, options, wish, actor, now, position)


def created(
    game: Game, players: int | None, options: dict[str, Value], wish: NewTable, actor: Actor, now: int, position: str
) -> Created:
    """The table, every choice of it checked."""
    given: dict[str, object] = dict(options)
    try:
        setup = game.setup(players, given)
    except InputError as error:
        raise invalid(error) from None
    settings = settings_of(wish)
    if wish.rated and not actor.account:
        raise Refusal("not_allowed.rated_guest")
    return Created(
        n=1,
        at=now,
        actor=actor.user,
        command=wish.id or "",
        table=new_table_id(),
        game=game.name,
        rules_version=game.rules_version,
        players=setup.players,
        options=setup.options,
        seats=plans(wish.seats, setup.players, wish, actor),
        host=actor.user,
        secret=lesson_secret(game.name) if wish.lesson else new_secret(),
        settings=settings,
        position=position,
        components=compact(game.components or ""),
        box=wish.box if game.components else "",
    )


def settings_of(wish: TableSettings) -> TableSettings:
    """The settings of a table, every choice of it checked; a rated game is played without help."""
    check_choices(wish)
    settings = TableSettings(**wish.values())  # type: ignore[arg-type] # by name
    if not wish.rated:
        return settings
    return msgspec.structs.replace(settings, undo="strict", hints=False, forecasts=False)


def check_choices(wish: TableSettings) -> None:
    """Refuse settings of a table that do not exist."""
    for field, value, choices in (
        ("time_out", wish.time_out, ("bot", "end")),
        ("leave", wish.leave, ("bot", "wait")),
        ("undo", wish.undo, ("strict", "normal", "consent")),
        ("clock.kind", wish.clock.kind, ("none", "fischer", "days")),
    ):
        check_choice(field, value, choices)
    check_clock(wish.clock)


def is_practice(wish: NewTable) -> bool:
    """Whether the maker knows the deal: a first game is dealt alike for all, and a record has been played before."""
    return wish.lesson or wish.record is not None


def check_practice(wish: NewTable) -> None:
    """Where the maker knows the deal, nobody is rated and nobody else is invited."""
    if wish.rated or wish.listed or any(seat.kind == "open" for seat in wish.seats or []):
        raise Refusal("invalid.practice", field="lesson" if wish.lesson else "record")


def check_clock(clock: Clock) -> None:
    """Times that somebody can play by."""
    if clock.kind == "fischer" and not (10 <= clock.initial <= 86_400 and 0 <= clock.increment <= 3600):
        raise Refusal("invalid.fischer", field="clock")
    if clock.kind == "days" and not 1 <= clock.days <= 60:
        raise Refusal("invalid.days", field="clock")


def plans(wishes: list[SeatWish] | None, players: int, wish: NewTable, actor: Actor) -> list[SeatPlan]:
    """Who sits where; by default the maker on the first seat, and the others open or, in practice, for bots."""
    if wishes is None:
        other = SeatWish("bot", FALLBACK) if is_practice(wish) else SeatWish("open")
        wishes = [SeatWish("me"), *[other] * (players - 1)]
    if len(wishes) != players:
        raise Refusal("invalid.seats", field="seats", given=len(wishes), players=players)
    return [plan(one, wish, actor) for one in wishes]


def plan(one: SeatWish, wish: NewTable, actor: Actor) -> SeatPlan:
    """One seat; nobody adds a nonce before the commitment is out, except in a lesson, whose deal isn't secret."""
    nonce = LESSON_NONCE if wish.lesson else ""
    if one.kind == "me":
        name, account = actor.named(None if wish.rated else one.name)  # rated games are played under the account's name
        return SeatPlan("human", actor.user, name, account, "", nonce)
    if one.kind == "bot":
        return SeatPlan("bot", level=check_level(one.level), nonce=nonce)
    check_choice("seats", one.kind, ("me", "open", "bot"))
    return SeatPlan("open")


def position_of(record: dict[str, object], decision: int | None) -> State:
    """The position of a record after so many decisions."""
    actions = record.get("actions")
    if not isinstance(actions, list) or len(actions) > 100_000:
        raise Refusal("invalid.record_actions", field="record")
    if decision is not None and decision > len(actions):
        raise Refusal("not_found.decision")
    shortened = {**record, "actions": actions if decision is None else actions[:decision]}
    if "chance" in record:
        raise Refusal("invalid.record_draws", field="record")
    state = replayed(shortened)
    if state.is_over:
        raise Refusal("wrong_status.over_there")
    return state


def with_set(game: Game, state: State, record: dict[str, object], decision: int | None) -> State:
    """The same position with another set; where its pieces don't fit, the one that the same decisions lead to.

    A position that can't exist with that set in either way stays as it is.
    """
    try:
        return game.from_json(state.to_json())
    except PanameError:
        pass
    try:
        return position_of({**record, "components": game.components}, decision)
    except Refusal:
        return state


# Again ------------------------------------------------------------------------------------------------------


def rematch(table: Table, user: str, now: int) -> Created:
    """The same people again; the game says who goes first, and where it doesn't, everybody moves on by one seat."""
    made = table.created
    options, seats = next_options(table), [again(seat, user) for seat in table.seats]
    if options.get("start", "random") == "random":
        seats = [*seats[1:], seats[0]]
    return Created(
        n=1,
        at=now,
        actor=user,
        table=new_table_id(),
        game=made.game,
        rules_version=table.game.rules_version,
        players=made.players,
        options=options,
        seats=seats,
        host=made.host,
        secret=new_secret(),
        settings=table.settings,
        previous=table.id,
        components=made.components,
        box=made.box,
    )


def again(seat: Seat, user: str) -> SeatPlan:
    """A seat of the next game: a bot's, or of a person who agreed to it and is ready, but for the last one to agree.

    That one's page adds a nonce to the new seal when it says that they are ready, too.
    """
    if seat.kind == "bot":
        return SeatPlan("bot", level=seat.level)
    return SeatPlan("human", seat.user, seat.name, seat.account, ready=seat.user != user)


def next_options(table: Table) -> dict[str, Value]:
    """What the game says about the next one; who resigned or ran out of time has lost it."""
    ended = table.ended
    assert ended is not None
    options = table.game.rematch(table.state)
    if ended.seat >= 0 and "start" in options:
        options["start"] = ended.seat
    return options
