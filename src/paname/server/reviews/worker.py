"""The reviewing process: it yields to everything else on the machine and answers every fraction of a second."""

import os
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Any, Final

from paname.server.bots.worker import serve
from paname.server.reviews.engine import judged, reviewed
from paname.server.reviews.jobs import JudgeJob, ReviewJob, Slice

SLICE: Final = 0.4  # seconds of thought between two answers
KIND: Final = 10  # of 19: a tenth of what play gets where the machine is full, and all that is left elsewhere

_under_way: dict[str, Iterator[Slice]] = {}  # one review at a time


def work(pipe: Connection, parent: int) -> None:
    """Review and judge until the server is gone."""
    if hasattr(os, "nice"):
        os.nice(KIND)
    serve(pipe, parent, answer, _under_way.clear)


def answer(job: ReviewJob | JudgeJob) -> Any:  # noqa: ANN401 - each kind of job has its own
    """A slice of a review, or a judgement."""
    return judged(job) if isinstance(job, JudgeJob) else go_on(job)


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
