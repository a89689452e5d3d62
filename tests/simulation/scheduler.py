"""A seeded world in one thread: an event loop with virtual time, and processes that can be killed without a goodbye.

Everything that a simulated process starts carries its name in a context variable. Killing it means that none of its
callbacks ever runs again, whatever they wait for; time passes only when everybody waits.
"""

import asyncio
import contextvars
import random
import secrets
import sys
import time
from contextlib import contextmanager

from paname.server.hub import owner
from paname.server.store import snapshots

PROCESS = contextvars.ContextVar("process", default=None)
START = 1_800_000_000.0  # the wall clock when a simulation begins


class Process:
    """A name in the world; its wall clock may be wrong, its monotonic clock never is."""

    def __init__(self, name):
        self.name = name
        self.is_dead = False
        self.is_stopped = False
        self.held = []  # what would have run while it was stopped
        self.clock_error = 0.0


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs what is ready in its order; when nothing is, the time of the next timer is now."""

    def __init__(self, seed):
        super().__init__()
        self.now = 0.0
        self.chance = random.Random(seed)
        self._selector = self
        self.is_ending = False

    # What the base class wants of a selector and of a transport.
    def select(self, timeout):
        if timeout is None:
            raise RuntimeError("everybody waits for nothing")
        self.now += timeout
        return []

    def _process_events(self, events):
        pass

    def _write_to_self(self):
        pass

    def time(self):
        return self.now

    def process_of(self, context):
        """Whose callback this is, unless the simulation itself is being taken down."""
        process = PROCESS.get() if context is None else context.get(PROCESS)
        return None if self.is_ending else process

    def call_soon(self, callback, *args, context=None):
        process = self.process_of(context)
        if process is not None and (process.is_dead or process.is_stopped):
            handle = asyncio.Handle(callback, args, self, context)
            process.held.append(handle)  # of a dead process: for ever
            return handle
        return super().call_soon(callback, *args, context=context)

    call_soon_threadsafe = call_soon

    def call_at(self, when, callback, *args, context=None):
        process = self.process_of(context)
        if process is None:
            return super().call_at(when, callback, *args, context=context)
        return super().call_at(when, self.ring, process, callback, args, context=context)

    def ring(self, process, callback, args):
        """A timer of a process: nothing happens if it is dead, and later if it is stopped."""
        if (process.is_dead or process.is_stopped) and not self.is_ending:
            process.held.append(asyncio.Handle(callback, args, self, None))
        else:
            callback(*args)

    def seize(self, process):
        """Take back what a process was about to do."""
        process.held += [handle for handle in self._ready if handle._context.get(PROCESS) is process]
        kept = [handle for handle in self._ready if handle._context.get(PROCESS) is not process]
        self._ready.clear()
        self._ready.extend(kept)

    def kill(self, process):
        """SIGKILL."""
        process.is_dead = True
        self.seize(process)

    def stop_process(self, process):
        """SIGSTOP."""
        process.is_stopped = True
        self.seize(process)

    def continue_process(self, process):
        """SIGCONT."""
        process.is_stopped = False
        held, process.held = process.held, []
        if not process.is_dead:
            self._ready.extend(handle for handle in held if not handle.cancelled())

    def run_in_executor(self, executor, work, *args):
        """A thread of a pool: the work is done in one go, some virtual milliseconds later."""
        future = self.create_future()

        def run():
            if future.done():
                return
            try:
                result = work(*args)
            except Exception as error:  # noqa: BLE001 - it belongs to whoever waits
                future.set_exception(error)
            else:
                future.set_result(result)

        self.call_later(self.chance.uniform(0.0005, 0.01), run)
        return future


class Times:
    """The module `time` as a simulated process finds it."""

    def __init__(self, loop):
        self.loop = loop

    def monotonic(self):
        return 1000.0 + self.loop.now

    perf_counter = monotonic

    def time(self):
        process = PROCESS.get()
        return START + self.loop.now + (process.clock_error if process else 0.0)

    def time_ns(self):
        return int(self.time() * 1_000_000_000)

    def __getattr__(self, name):
        return getattr(time, name)


class Secrets:
    """The module `secrets` from a seed, so that a run can be repeated."""

    def __init__(self, chance):
        self.chance = chance
        self.choice = chance.choice
        self.randbelow = chance.randrange
        self.token_bytes = chance.randbytes

    def token_hex(self, count):
        return self.chance.randbytes(count).hex()

    def token_urlsafe(self, count):
        return self.token_hex(count)


class OrderedSet(dict):
    """A set that is walked in the order of its making; the order of a plain one depends on addresses."""

    def __init__(self, members=()):
        super().__init__(dict.fromkeys(members))

    def add(self, member):
        self[member] = None

    def discard(self, member):
        self.pop(member, None)

    def update(self, members):
        super().update(dict.fromkeys(members))


@contextmanager
def modules_replaced(loop):
    """Let every module of the server read the simulated clock, draw from the seed and walk its sets in order."""
    changed = [(owner, "EVERY", owner.EVERY), (snapshots, "AT_HAND", snapshots.AT_HAND)]
    owner.EVERY, snapshots.AT_HAND = 9, 4  # so that short games have snapshots too
    fakes = {"time": (time, Times(loop)), "secrets": (secrets, Secrets(loop.chance))}
    for name, module in list(sys.modules.items()):
        if module is not None and name.startswith("paname.server"):
            for attribute, (real, fake) in fakes.items():
                if getattr(module, attribute, None) is real:
                    setattr(module, attribute, fake)
                    changed.append((module, attribute, real))
            if name.startswith("paname.server.hub"):
                module.set = OrderedSet
    try:
        yield
    finally:
        for module, attribute, real in changed:
            setattr(module, attribute, real)
        for name, module in sys.modules.items():
            if name.startswith("paname.server.hub") and "set" in vars(module):
                del module.set
