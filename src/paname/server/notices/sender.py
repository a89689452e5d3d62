"""The sender: claims what is due, keeps quiet where it should, sends, and says what became of it.

Exactly once, as far as the other side allows: a notice is claimed before it is sent and settled after; whoever dies in
between leaves a claim that runs out, and the same letter goes out again under the same key.
"""

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from paname.server import metrics
from paname.server.ids import new_id, now
from paname.server.notices import queue
from paname.server.notices.channel import Channel, Outcome, Target
from paname.server.notices.letter import letter_of
from paname.server.notices.mornings import day_of, tell_puzzle
from paname.server.notices.queue import Row
from paname.server.notices.quiet import NIGHT, quiet_until
from paname.server.notices.settling import Settling
from paname.server.notices.ways import settle_way

if TYPE_CHECKING:
    from paname.server.hub.hub import Hub

HOLD: Final = 12_000  # milliseconds after which somebody who looks at the table has seen it
PAUSES: Final = (5, 30, 300, 1800, 7200)  # seconds between tries; then we give up
MOST: Final = 512  # letters under way at a time
CARRIERS: Final = 64  # of them on one kind of way
BEAT: Final = 0.1  # seconds between two looks, however much happens
LATEST: Final = queue.LEASE / 1000 - 25.0  # seconds after a claim in which a letter may still leave
CLEANING: Final = 3600.0
logger = logging.getLogger("paname.notices")


class Sender:
    """One process's; several share the outbox."""

    def __init__(self, hub: "Hub", channels: Mapping[str, Channel]) -> None:
        self.hub = hub
        self.channels = channels
        self.who = new_id(16)
        self.settling = Settling(hub, self.who)
        self.under_way = 0
        self.letters: dict[str, deque[tuple[list[Row], float]]] = {}
        self.carriers: Counter[str] = Counter()
        self.cleaned = 0.0
        self.day = 0  # whose puzzle was told

    # Looking -------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Look through the outbox again and again, at once when something was written here."""
        if not self.hub.settings.is_shared():
            with suppress(Exception):
                await self.hub.store.write(queue.let_go)
        while True:
            self.hub.bell.clear()
            try:
                found = await self.look()
            except Exception as error:  # noqa: BLE001 - whatever failed, the next look tries again
                logger.warning("the outbox could not be read", extra={"error": repr(error)})
                found = 0
            await asyncio.sleep(BEAT)
            if not found:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.hub.bell.wait(), self.hub.settings.notice_seconds)

    async def look(self) -> int:
        """Claim what is due and send it; says how much was or still is in hand."""
        await self.tell_puzzle(now())
        most = MOST - self.under_way
        if most <= 0:  # there may be more: look again at the next beat
            return self.under_way
        if not await self.hub.store.read(partial(queue.has_due, at=now())):
            await self.clean_up()
            return 0
        rows = await self.hub.store.write(partial(queue.claim, who=self.who, at=now(), most=most))
        claimed = time.monotonic()
        for group in groups_of(await self.audible(rows)):
            self.hand_over(group, claimed)
        return len(rows)

    async def tell_puzzle(self, at: int) -> None:
        """Once a day, and from then on when mornings come."""
        if self.day != day_of(at):
            await self.hub.store.write(partial(tell_puzzle, at=at))
            self.day = day_of(at)

    async def clean_up(self) -> None:
        """Forget old notices now and then."""
        if time.monotonic() - self.cleaned > CLEANING:
            self.cleaned = time.monotonic()
            before = now() - self.hub.settings.notice_days * 86_400_000
            await self.hub.store.write(partial(queue.clean, before=before))

    # Keeping quiet -------------------------------------------------------------------------------------

    async def audible(self, rows: list[Row]) -> list[Row]:
        """Those that may be sent now; the others wait for the morning, or were seen at the table."""
        at, found, others = now(), [], []
        for row in rows:
            if until := quiet_time(row, at):
                batch = "" if row.is_fresh else row.batch  # together with what else comes until the morning
                others.append(self.put_off([row], due=until, since=at, claim="", batch=batch))
            elif row.table_id and self.hub.fronts.is_here(row.table_id, row.user_id):
                others.append(self.hold(row, at))
            else:
                found.append(row)
        await asyncio.gather(*others)
        return found

    async def hold(self, row: Row, at: int) -> None:
        """Somebody is at the table, or their dead line still is: look again before it counts as seen."""
        if row.claim == queue.HELD and HOLD <= at - row.since <= HOLD + queue.SLACK:  # by a clock like ours
            self.settling.add([row], "seen")
        else:
            await self.put_off([row], due=at + HOLD, since=at, claim=queue.HELD)

    # Sending -------------------------------------------------------------------------------------------

    def hand_over(self, rows: list[Row], claimed: float) -> None:
        """Give a letter to those who carry its kind, so that one slow kind keeps no other waiting."""
        kind = rows[0].kind
        self.under_way += 1
        self.letters.setdefault(kind, deque()).append((rows, claimed))
        if self.carriers[kind] < CARRIERS:
            self.carriers[kind] += 1
            self.hub.keep(self.carry(kind))

    async def carry(self, kind: str) -> None:
        """Deliver one letter after another, until there are none."""
        letters = self.letters[kind]
        while letters:
            await self.deliver(*letters.popleft())
        self.carriers[kind] -= 1

    async def deliver(self, rows: list[Row], claimed: float) -> None:
        """Send what belongs together; what fails unforeseen is claimed again when the lease is over."""
        try:
            if time.monotonic() - claimed > 1.0:
                open_ = await self.hub.store.read(partial(queue.still_open, rows=rows, who=self.who))
                rows = [row for row in rows if row.id in open_]
            channel = self.channels.get(rows[0].kind) if rows else None
            if channel is not None and time.monotonic() - claimed < LATEST:
                await self.conclude(rows, await channel.send(target_of(rows[0]), letter_of(rows)))
        except Exception as error:
            logger.exception("a notice could not be sent", extra={"error": repr(error)})
        finally:
            self.under_way -= 1

    async def conclude(self, rows: list[Row], outcome: Outcome) -> None:
        """Write down what became of a letter."""
        first = rows[0]
        metrics.NOTICES.labels(first.kind, outcome.fate).inc()
        if outcome.fate == "sent":
            self.settling.add(rows, "sent")
            note_speed(rows)
        elif outcome.fate == "later" and first.attempts < len(PAUSES):
            pause = int(1000 * max(PAUSES[first.attempts], outcome.after))
            again = {"due": now() + pause, "since": now(), "claim": queue.AGAIN, "attempts": first.attempts + 1}
            await self.put_off(rows, **again)
        else:
            self.settling.add(rows, "given up")
        trouble = "" if outcome.fate == "sent" else outcome.why
        if trouble != first.trouble or outcome.fate == "gone":
            await self.hub.store.write(partial(settle_way, way=first.way_id, fate=outcome.fate, trouble=trouble))

    async def put_off(self, rows: list[Row], **values: object) -> None:
        """These are for later."""
        await self.hub.store.write(partial(queue.postpone, rows=rows, who=self.who, values=values))


def quiet_time(row: Row, at: int) -> int:
    """Until when somebody wants no such notice; 0 if it may come now."""
    if row.quiet is False or (row.says == "short" and row.urgent is not False):
        return 0
    begin, end = (row.quiet_from, row.quiet_to) if row.quiet_from is not None and row.quiet_to is not None else NIGHT
    return quiet_until(at, begin, end, row.zone or "UTC") if row.zone else 0


def groups_of(rows: list[Row]) -> list[list[Row]]:
    """Notices by what is sent together."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(row.batch, []).append(row)
    return list(found.values())


def target_of(row: Row) -> Target:
    """Where a notice goes."""
    return Target(row.way_id, row.kind, row.form, row.address, row.secrets)


def note_speed(rows: list[Row]) -> None:
    """Count how long those took that were to be sent at once."""
    for row in rows:
        if row.due == 0:
            metrics.NOTICE_SECONDS.observe(max(0, now() - row.since) / 1000)
