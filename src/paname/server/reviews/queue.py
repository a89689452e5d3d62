"""The reviews that wait: one at a time, in slices, each after the bots that play; a judgement goes before a slice."""

import asyncio
import json
import logging
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec
from sqlalchemy.exc import IntegrityError

from paname.server import metrics
from paname.server.bots.pool import Worker, WorkerLost
from paname.server.hub.hub import Hub
from paname.server.ids import now
from paname.server.refusals import Refusal
from paname.server.reviews.jobs import JudgeJob, ReviewJob, Slice
from paname.server.reviews.worker import work
from paname.server.store import reviews as stored

LONGEST_YIELD: Final = 2.0  # seconds that a slice waits for the bots at most
YIELD: Final = 0.05
NOTE_EVERY: Final = 1000  # milliseconds between two notes of progress
logger = logging.getLogger("paname.reviews")


class Wanted(msgspec.Struct):
    """A review that waits or is under way here."""

    subject: str
    depth: str
    record: str
    payer: str
    done: int = 0
    total: int = 0
    noted: int = 0


class Reviews:
    """The reviews of one process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.settings = hub.settings
        self.worker = Worker(work)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="reviews")
        self.turn = asyncio.Lock()
        self.judging = 0
        self.wanted: OrderedDict[tuple[str, str], Wanted] = OrderedDict()
        self.task: asyncio.Task[Any] | None = None

    # Reviews -------------------------------------------------------------------------------------------

    async def find(self, subject: str, depth: str) -> dict[str, Any] | None:
        """A stored review, or how far it is; None if nobody has asked for it."""
        row = await self.hub.store.read(lambda connection: stored.found(connection, subject, depth))
        if row is None:
            return None
        if row["document"] is not None:
            return {"status": "done", "depth": depth, "review": msgspec.Raw(row["document"].encode())}
        here = self.wanted.get((subject, depth))
        done, total = (here.done, here.total) if here else (row["done"], row["total"])
        is_lost = here is None and row["updated"] < now() - stored.STALE
        ahead = self.place_of(subject, depth)
        status = "lost" if is_lost else "queued" if ahead else "running"
        return {"status": status, "depth": depth, "done": done, "total": total, "ahead": ahead}

    async def asked_by(self, user: str) -> list[dict[str, Any]]:
        """The reviews that somebody has asked for."""
        return await self.hub.store.read(lambda connection: stored.asked_by(connection, user))

    def place_of(self, subject: str, depth: str) -> int:
        """How many reviews come before one in this process."""
        keys = list(self.wanted)
        return keys.index((subject, depth)) if (subject, depth) in self.wanted else 0

    async def want(self, wanted: Wanted, user: str) -> None:
        """Have a review made, unless it is there or somebody works on it."""
        self.check_room(wanted.payer)
        try:
            is_ours = await self.hub.store.write(
                lambda connection: stored.begin(connection, wanted.subject, wanted.depth, user, now())
            )
        except IntegrityError:  # another process was faster
            is_ours = False
        if is_ours:
            self.wanted[wanted.subject, wanted.depth] = wanted
            metrics.REVIEWS_WAITING.set(len(self.wanted))
            if self.task is None or self.task.done():
                self.task = self.hub.keep(self.work_off())

    def check_room(self, payer: str) -> None:
        """Refuse a review where too many wait, or too many of one person's."""
        own = sum(one.payer == payer for one in self.wanted.values())
        if len(self.wanted) >= self.settings.review_queue or own >= self.settings.reviews_per_user:
            raise Refusal("busy.reviews", retry_after=20)

    async def cancel(self, subject: str, depth: str, user: str) -> bool:
        """Stop a review that this person asked for; the slice under way is its last one, wherever it is made."""
        is_dropped = await self.hub.store.write(lambda connection: stored.drop(connection, subject, depth, user))
        if is_dropped:
            self.forget(subject, depth)
        return is_dropped

    def forget(self, subject: str, depth: str) -> None:
        """Work on a review no more."""
        self.wanted.pop((subject, depth), None)
        metrics.REVIEWS_WAITING.set(len(self.wanted))

    # Work ----------------------------------------------------------------------------------------------

    async def work_off(self) -> None:
        """Make one review after another until none is wanted."""
        while self.wanted:
            wanted = next(iter(self.wanted.values()))
            try:
                await self.go_on(wanted)
            except Exception:
                metrics.REVIEW_FAILURES.inc()
                logger.exception("a review failed", extra={"subject": wanted.subject})
                await self.give_up(wanted)

    async def go_on(self, wanted: Wanted) -> None:
        """One slice of a review, when nobody waits for a bot's move."""
        await self.let_others_go_first()
        found: Slice = await self.ask(
            ReviewJob(f"{wanted.subject} {wanted.depth}", wanted.record, deep=wanted.depth == "deep")
        )
        if self.wanted.get((wanted.subject, wanted.depth)) is not wanted:
            return  # cancelled meanwhile
        wanted.done, wanted.total = found.done, found.total
        if found.document is not None:
            await self.keep(wanted, found.document)
        elif now() - wanted.noted >= NOTE_EVERY:
            await self.note(wanted)

    async def let_others_go_first(self) -> None:
        """Wait while bots play or somebody wants a judgement, but not for ever."""
        waited = 0.0
        while self.judging or (self.hub.bots.waiting and waited < LONGEST_YIELD):
            await asyncio.sleep(YIELD)
            waited += YIELD

    async def note(self, wanted: Wanted) -> None:
        """Say how far it is; stop if it was cancelled in another process."""
        wanted.noted = now()
        is_wanted = await self.hub.store.write(
            lambda connection: stored.note(
                connection, wanted.subject, wanted.depth, wanted.done, wanted.total, wanted.noted
            )
        )
        if not is_wanted:
            self.forget(wanted.subject, wanted.depth)

    async def keep(self, wanted: Wanted, document: str) -> None:
        """Store what is done."""
        await self.hub.store.write(
            lambda connection: stored.keep(connection, wanted.subject, wanted.depth, document, now())
        )
        metrics.REVIEWS.inc()
        self.forget(wanted.subject, wanted.depth)

    async def give_up(self, wanted: Wanted) -> None:
        """Forget a review that can't be made; if the database is away its row grows stale."""
        self.forget(wanted.subject, wanted.depth)
        try:
            await self.hub.store.write(lambda connection: stored.drop(connection, wanted.subject, wanted.depth))
        except Exception:
            logger.exception("a review could not be given up", extra={"subject": wanted.subject})

    # The process ---------------------------------------------------------------------------------------

    async def judge(self, job: JudgeJob) -> dict[str, Any]:
        """What a position is worth: the next thing that the process does."""
        if self.judging >= self.settings.judge_queue:
            raise Refusal("busy.reviews", retry_after=3)
        self.judging += 1
        try:
            answer: str = await self.ask(job)
        finally:
            self.judging -= 1
        found: dict[str, Any] = json.loads(answer)
        return found

    async def ask(self, job: ReviewJob | JudgeJob) -> Any:  # noqa: ANN401 - each kind of job has its own answer
        """One question to the process; if it died, another one is asked again."""
        loop = asyncio.get_running_loop()
        async with self.turn:
            try:
                return await loop.run_in_executor(self.thread, self.worker.ask, job, self.settings.review_seconds)
            except WorkerLost:
                return await loop.run_in_executor(self.thread, self.worker.ask, job, self.settings.review_seconds)

    def close(self) -> None:
        """Send the process home."""
        self.worker.stop()
        self.thread.shutdown(wait=False, cancel_futures=True)
