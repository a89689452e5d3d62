"""Where the games of a tournament are played: in this process, in several, or on a Ray cluster."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from paname.core.errors import PanameError

Task = TypeVar("Task")
Done = TypeVar("Done")

BACKENDS: Final = ("local", "ray")


def run(backend: str, function: Callable[[Task], Done], tasks: Sequence[Task], workers: int) -> Iterator[Done]:
    """What the function makes of each task, in the order in which they are finished."""
    if backend == "ray":
        return run_on_ray(function, tasks, workers)
    return run_here(function, tasks, workers)


def run_here(function: Callable[[Task], Done], tasks: Sequence[Task], workers: int) -> Iterator[Done]:
    """One process, or a pool of them."""
    if workers <= 1:
        yield from map(function, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(function, tasks)


def run_on_ray(function: Callable[[Task], Done], tasks: Sequence[Task], workers: int) -> Iterator[Done]:
    """Tasks on a Ray cluster, two under way for each worker; a small cluster is started here if there is none."""
    try:
        import ray  # noqa: PLC0415 - an extra that only this backend needs
    except ImportError:
        raise PanameError("the backend ray is an extra; install it with: pip install 'paname[ray]'") from None
    if not ray.is_initialized():
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    remote = ray.remote(function)
    waiting = list(tasks)[::-1]
    running = [remote.remote(waiting.pop()) for _ in range(min(2 * workers, len(waiting)))]
    while running:
        finished, running = ray.wait(running)
        for done in finished:
            if waiting:
                running.append(remote.remote(waiting.pop()))
            yield ray.get(done)
