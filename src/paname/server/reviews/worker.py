"""The reviewing process: it yields to everything else on the machine and answers every fraction of a second."""

import os
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final

from paname.server.bots.worker import serve
from paname.server.reviews.engine import judged, reviewed
from paname.server.reviews.jobs import JudgeJob, ReviewJob, Slice

SLICE: Final = 0.4  # seconds of thought between two answers
KIND: Final = 10  # of 19: a tenth of what play gets where the machine is full
CROWD: Final = 0.5  # others who wait for a processor, from which the machine is full

_under_way: dict[str, Iterator[Slice]] = {}  # one review at a time


def work(pipe: Connection, parent: int) -> None:
    """Review and judge until the server is gone."""
    if hasattr(os, "nice"):
        os.nice(KIND)
    with ThreadPoolExecutor(1, initializer=stand_back) as behind:
        serve(pipe, parent, lambda job: answer(job, behind), _under_way.clear)


def stand_back() -> None:
    """Give this thread what nobody else wants, and have it make way at once for whoever wakes, where that can be had.

    A lower priority alone isn't enough: it divides time fairly, but whoever wakes waits up to three milliseconds.
    """
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def is_full() -> bool:
    """Whether others leave so little of the machine that a review which only takes what is left would never end."""
    return hasattr(os, "getloadavg") and os.getloadavg()[0] >= (os.cpu_count() or 1) + CROWD


def answer(job: ReviewJob | JudgeJob, behind: Executor) -> Any:  # noqa: ANN401 - each kind of job has its own
    """A slice of a review, behind everything else where it can; or a judgement, which somebody waits for."""
    if isinstance(job, JudgeJob):
        return judged(job)
    return go_on(job) if is_full() else behind.submit(go_on, job).result()


def go_on(job: ReviewJob) -> Slice:
    """Review for a while; another review begins from the start."""
    if job.key not in _under_way:
        _under_way.clear()
        _under_way[job.key] = reviewed(job)
    until = time.monotonic() + SLICE
    for found in _under_way[job.key]:
        if found.document is not None:
            _under_way.clear()
            return found
        if time.monotonic() >= until:
            return found
    raise RuntimeError("a review ended without a document")
