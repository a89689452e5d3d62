"""Bugs put in on purpose, one at a time: a simulation that does not find them would not find ours either.

    python -m tests.simulation --mutants

Each is a way in which the server was once wrong, or could be.
"""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from unittest.mock import patch

import sqlalchemy as sa

from paname.server.hub import attendance, autoplay, connection, owner, pubsub
from paname.server.hub.hub import Hub
from paname.server.notices import channel, letter, outbox, queue, sender
from paname.server.store import schema, store, writer
from paname.server.table import draft, entries, handlers, table, updates

MUTANTS: dict[str, Callable[[ExitStack], None]] = {}


def mutant(function):
    """Register a bug under its name."""
    MUTANTS[function.__name__] = function
    return function


@contextmanager
def infected(name):
    """The server with one bug."""
    with ExitStack() as stack:
        if name:
            MUTANTS[name](stack)
        yield


def swap(stack, where, name, what):
    stack.enter_context(patch.object(where, name, what))


@mutant
def c1_memory_ahead_of_the_log(stack):
    """C1: entries are folded before they are stored, memory keeps them when that fails, and any number is taken."""

    async def commit(self, draft):
        self.adopt(draft.table, draft.steps)
        try:
            await self.hub.store.append(draft)
        except store.Conflict:
            await self.reload()
            return False
        except Exception as error:
            await self.reload()
            raise self.out_of_reach(error) from error
        self.hub.pubsub.publish_move(self.table.id, self.table.n)
        return True

    swap(stack, owner.Owner, "commit", commit)
    swap(stack, store, "INSERT_NEXT", store.Prepared(sa.insert(schema.log)))


@mutant
def c2_a_bound_line_keeps_its_seat(stack):
    """C2: a line bound to a seat sees it for ever."""
    kept = connection.audience_of

    def audience_of(table, user, bound=None, revealed=None):
        return bound if bound is not None else kept(table, user, bound, revealed)

    swap(stack, connection, "audience_of", audience_of)


@mutant
def h3_absent_since_somebody_looked(stack):
    """H3: who was seen last is noted only when somebody connects."""
    swap(stack, attendance.Attendance, "part", lambda self, line: None)
    swap(stack, attendance.Attendance, "note", lambda self, user, at=None: None)


@mutant
def h5_a_bot_that_failed_is_never_asked_again(stack):
    """H5: after a failed write the bot counts as thinking for ever."""

    async def think(self, seat, decision, level):
        action = await self.asked(seat, decision, level)
        await self.owner.submit(
            lambda: self.owner.change(lambda table: handlers.bot_move(table, seat, decision, action, autoplay.now()))
        )
        self.thinking = None
        self.schedule()

    swap(stack, autoplay.Autoplay, "think", think)


@mutant
def h5_a_clock_that_failed_never_rings_again(stack):
    """H5: a clock rings once, and the table is not looked at again when the write failed."""

    async def end_turn(self, seat, decision):
        draft = handlers.time_out(self.owner.table, seat, decision, autoplay.now())
        try:
            await self.owner.hub.store.append(draft)
        except Exception:  # noqa: BLE001 - that is the bug
            self.schedule = lambda: None
            return
        await self.owner.submit(self.owner.reload)

    swap(stack, autoplay.Autoplay, "end_turn", end_turn)


@mutant
def h8_channels_never_come_back(stack):
    """H8: listening ends with the first break."""

    async def listen_for_ever(self, transport, hub):
        try:
            async for data in transport.messages():
                self.take(hub, data)
        except Exception:  # noqa: BLE001 - that is the bug
            await asyncio.Event().wait()

    swap(stack, pubsub.PubSub, "listen_for_ever", listen_for_ever)


@mutant
def a_repeated_command_is_done_again(stack):
    """A command that was done before is not recognized."""
    swap(stack, table.Table, "done", lambda self, actor, command: None)
    kept = store.log_rows

    def log_rows(name, entries):
        return [{**row, "command": ""} for row in kept(name, entries)]

    swap(stack, store, "log_rows", log_rows)


@mutant
def acknowledged_before_the_commit(stack):
    """Writes are answered before the database has them."""
    kept = writer.Writer.commit

    def commit(self, group):
        for _, future in group:
            if not future.done():
                future.set_result(None)
        asyncio.get_event_loop().call_later(0.05, kept, self, group)

    swap(stack, writer.Writer, "commit", commit)


@mutant
def doubt_is_forgotten(stack):
    """After a write of unknown outcome the table is taken as it was."""

    async def reload_if_doubtful(self):
        self.is_doubtful = False

    async def recover(self):
        self.is_doubtful = False

    swap(stack, owner.Owner, "reload_if_doubtful", reload_if_doubtful)
    swap(stack, owner.Owner, "recover", recover)


@mutant
def a_reload_tells_everything_again(stack):
    """After a reload everybody gets the last entry a second time."""
    kept = owner.Owner.adopt

    def adopt(self, table, steps):
        again = [step for step in self.steps if step.entry.n == table.n - len(steps)] if self.is_reloading else []
        kept(self, table, [*again, *steps])

    async def reload(self):
        self.is_reloading = True
        try:
            await really(self)
        finally:
            self.is_reloading = False

    really = owner.Owner.reload
    owner.Owner.is_reloading = False
    swap(stack, owner.Owner, "reload", reload)
    swap(stack, owner.Owner, "adopt", adopt)


@mutant
def everybody_is_told_every_event(stack):
    """Events are not kept from those who may not see them."""
    kept = draft.step_of

    def step_of(table, entry, events):
        step = kept(table, entry, events)
        return replace(step, events=[(None, event) for _, event in step.events])

    swap(stack, draft, "step_of", step_of)


@mutant
def the_action_is_told_to_all(stack):
    """Updates carry the mover's action for everybody."""
    kept = updates.update
    swap(stack, updates, "update", lambda *given, is_over: kept(*given, is_over=True))


@mutant
def absence_is_consent(stack):
    """An undo needs nobody's consent."""
    swap(stack, handlers, "is_free", lambda table, seat, to: True)


@mutant
def a_failed_sweep_is_the_last(stack):
    """A sweep that fails ends the sweeping: what its process would have taken over stays where it is."""

    async def sweep_for_ever(self):
        while True:
            await self.sweep()
            await asyncio.sleep(self.settings.sweep_seconds)

    swap(stack, Hub, "sweep_for_ever", sweep_for_ever)


@mutant
def a_resumed_line_misses_one(stack):
    """Who comes back misses the first entry that came meanwhile."""
    kept = owner.Owner.missed
    swap(stack, owner.Owner, "missed", lambda self, since, audience: (kept(self, since, audience) or [])[1:])


@mutant
def a_conflict_counts_as_done(stack):
    """When another process was faster, the command is acknowledged all the same."""

    async def commit(self, draft):
        try:
            await self.hub.store.append(draft)
        except store.Conflict:
            await self.reload()
        except Exception as error:
            self.is_doubtful = True
            self.hub.keep(self.recover())
            raise self.out_of_reach(error) from error
        else:
            self.adopt(draft.table, draft.steps)
            self.hub.pubsub.publish_move(self.table.id, self.table.n)
        return True

    swap(stack, owner.Owner, "commit", commit)


@mutant
def n1_a_notice_leaves_before_its_commit(stack):
    """N1: people are told of a move before it is stored, whether it ever is or not."""
    kept = owner.Owner.commit

    async def commit(self, draft):
        for news in outbox.news_of(draft):
            if isinstance(news, outbox.News):
                item = letter.Item(draft.table.id, draft.table.n, news.says)
                target = channel.Target("", "push", "", news.user)
                notices = self.hub.sink.send(
                    target, letter.Letter(f"{draft.table.id}{draft.table.n}", news.user, (item,))
                )
                self.hub.keep(notices)
        return await kept(self, draft)

    swap(stack, owner.Owner, "commit", commit)
    swap(stack, sender.Sender, "run", idle)


async def idle(self):
    """Nothing is sent; the channel is where commits find it."""
    self.hub.sink = self.channels["push"]


@mutant
def n2_a_notice_is_lost_with_its_sender(stack):
    """N2: what a process had claimed when it died is never claimed again."""
    kept = queue.claimable
    swap(stack, queue, "claimable", lambda at: sa.and_(kept(at), schema.notices.c.lease == 0))
    swap(stack, queue, "let_go", lambda connection: None)


@mutant
def n3_a_letter_that_failed_is_another_one_when_it_goes_again(stack):
    """N3: every try has a key of its own, so nobody can know doubles."""
    kept = queue.postpone

    def postpone(connection, rows, who, values):
        return kept(connection, rows, who, {**values, "batch": ""})

    swap(stack, queue, "postpone", postpone)


@mutant
def n4_two_processes_send_the_same(stack):
    """N4: a claim keeps nobody else away."""
    kept = queue.claimable

    def claimable(at):
        column = schema.notices.c
        return sa.or_(kept(at), sa.and_(column.done == 0, column.due <= at))

    swap(stack, queue, "claimable", claimable)


@mutant
def n5_a_turn_that_was_taken_back_is_told_all_the_same(stack):
    """N5: an undo leaves the notice of the turn that it ends in the outbox."""
    kept = outbox.news_of

    def news_of(draft):
        is_undo = any(isinstance(entry, entries.Undone) for entry in draft.entries)
        return [one for one in kept(draft) if not (is_undo and isinstance(one, outbox.Gone))]

    swap(stack, outbox, "news_of", news_of)
