"""Worker processes for bots: as many as cores, a bounded queue, never in the event loop."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from paname.bots.contract import Choice
from paname.server import metrics
from paname.server.bots.job import Job
from paname.server.bots.worker import choose
from paname.server.refusals import Refusal


class BotPool:
    """Answers questions to bots, one after another where there are more than workers."""

    def __init__(self, workers: int, queue: int) -> None:
        self.workers = workers or os.cpu_count() or 1
        self.queue = queue
        self.waiting = 0
        self.turns = asyncio.Semaphore(self.workers)
        self.pool: ProcessPoolExecutor | None = None

    def executor(self) -> ProcessPoolExecutor:
        """The workers, started when the first bot is asked."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, initializer=prepare, initargs=(os.getpid(),))
        return self.pool

    async def choose(self, job: Job, *, patient: bool = True) -> Choice:
        """A bot's action; who is not patient is refused when too many wait."""
        if not patient and self.waiting >= self.queue:
            raise Refusal("busy.bots", retry_after=5)
        self.waiting += 1
        metrics.BOT_WAITING.set(self.waiting)
        began = time.perf_counter()
        try:
            async with self.turns:
                return await self.ask(job)
        finally:
            self.waiting -= 1
            metrics.BOT_WAITING.set(self.waiting)
            metrics.BOT_SECONDS.labels(job.level).observe(time.perf_counter() - began)

    async def ask(self, job: Job) -> Choice:
        """One question; a worker that died is replaced and asked again."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.executor(), choose, job)
        except BrokenProcessPool:
            self.pool = None
            return await loop.run_in_executor(self.executor(), choose, job)

    def close(self) -> None:
        """Send the workers home."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def prepare(parent: int) -> None:
    """A worker leaves interrupts to the server and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with, args=(parent,), daemon=True).start()


def end_with(parent: int) -> None:
    """End this process when its server is gone."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)
