"""Worker processes for bots: as many as cores, a bounded queue, never in the event loop."""

import asyncio
import multiprocessing
import os
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from paname.bots.contract import Choice
from paname.server import metrics
from paname.server.bots.job import Job
from paname.server.bots.turns import Turns
from paname.server.bots.worker import work
from paname.server.refusals import Refusal

OWN_QUEUE: Final = 4  # hints that one payer may have waiting
HOMES: Final = 4096  # seats whose worker is remembered


class WorkerLost(Exception):  # noqa: N818 - processes end, and another takes over
    """A worker ended before it answered."""


class Worker:
    """One process and the pipe to it; started when it is first asked, and again after it ended."""

    def __init__(self, target: Callable[[Connection, int], None] = work) -> None:
        self.target = target
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self.is_busy = False

    def ask(self, job: object, seconds: float) -> Any:  # noqa: ANN401 - as many kinds of answers as of questions
        """One question, from a thread that can wait; a worker that takes too long is ended."""
        pipe = self.pipe or self.start()
        try:
            pipe.send(job)
            is_answered = pipe.poll(seconds)
            found = pipe.recv() if is_answered else None
        except (EOFError, OSError) as error:
            self.stop()
            raise WorkerLost from error
        if found is None:
            self.stop()
            raise TimeoutError(f"no answer within {seconds} s")
        if isinstance(found, Exception):
            raise found
        return found

    def start(self) -> Connection:
        """A new process."""
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=self.target, args=(other, os.getpid()), daemon=True)
        self.process.start()
        other.close()
        return self.pipe

    def stop(self) -> None:
        """End the process, whatever it does."""
        if self.pipe is not None:
            self.pipe.close()
        if self.process is not None:
            self.process.kill()
            self.process.join(5)
        self.pipe = self.process = None


class BotPool:
    """Answers questions to bots, one after another where there are more than workers.

    A seat is asked where it was asked before if that worker is free: its player is there, and what it thought.
    """

    def __init__(self, workers: int, queue: int, seconds: float = 60) -> None:
        self.workers = [Worker() for _ in range(workers or os.cpu_count() or 1)]
        self.threads = ThreadPoolExecutor(len(self.workers), thread_name_prefix="bots")
        self.queue = queue
        self.seconds = seconds
        self.waiting = 0
        self.turns = Turns(len(self.workers))
        self.homes: OrderedDict[str, Worker] = OrderedDict()

    async def choose(self, job: Job, payer: str = "", *, patient: bool = True) -> Choice:
        """A bot's action; somebody who isn't patient is refused when too many wait, or too many of theirs."""
        if not patient and (self.waiting >= self.queue or self.turns.waits(payer) >= OWN_QUEUE):
            raise Refusal("busy.bots", retry_after=5)
        self.waiting += 1
        metrics.BOT_WAITING.set(self.waiting)
        began = time.perf_counter()
        try:
            await self.turns.take(payer)
            try:
                return await self.ask(job)
            finally:
                self.turns.give_back()
        finally:
            self.waiting -= 1
            metrics.BOT_WAITING.set(self.waiting)
            metrics.BOT_SECONDS.labels(job.level).observe(time.perf_counter() - began)

    async def ask(self, job: Job) -> Choice:
        """One question; a worker that died is replaced and asked again."""
        loop = asyncio.get_running_loop()
        worker = self.worker_for(job.player)
        worker.is_busy = True
        try:
            try:
                choice: Choice = await loop.run_in_executor(self.threads, worker.ask, job, self.seconds)
            except WorkerLost:
                choice = await loop.run_in_executor(self.threads, worker.ask, job, self.seconds)
        finally:
            worker.is_busy = False
        return choice

    def worker_for(self, player: str) -> Worker:
        """The free worker that knows a player, or any free one, which is then its home."""
        home = self.homes.pop(player, None)
        if home is None or home.is_busy:
            home = next(worker for worker in self.workers if not worker.is_busy)
        if player:
            self.homes[player] = home
        if len(self.homes) > HOMES:
            self.homes.popitem(last=False)
        return home

    def close(self) -> None:
        """Send the workers home."""
        for worker in self.workers:
            worker.stop()
        self.threads.shutdown(wait=False, cancel_futures=True)
