"""Lines between people and processes, and the channels between processes: late, doubled, out of order, cut."""

import asyncio
import json

from litestar.exceptions import WebSocketDisconnect

from paname.bots.contract import Choice
from paname.server.bots.job import world_of
from paname.server.bots.pool import WorkerLost
from paname.server.hub.pubsub import SUBSCRIBED
from paname.server.web.sockets import WRITE

FULL = 0.2  # how often a message has to wait until the person has read others


class Cut(Exception):  # noqa: N818 - lines are cut all the time
    """The line is gone."""


class Line:
    """A WebSocket: the server's end is what `Talk` wants of one, the other end is a person's."""

    def __init__(self, world, process, token):
        self.world = world
        self.process = process
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        self.cookies = {}
        self.client = None
        self.scope = {"extensions": {WRITE: self.write}}
        self.to_server = asyncio.Queue()
        self.to_person = asyncio.Queue()
        self.arrival = 0.0
        self.is_cut = False
        self.heard = []  # when a message of the person came to the server

    # The server's end
    async def receive(self):
        data = await self.to_server.get()
        if data is None:
            raise WebSocketDisconnect(detail="gone")
        self.heard.append(self.world.loop.now)
        return {"type": "websocket.receive", "text": data}

    async def send_text(self, data):
        await asyncio.sleep(0)
        if self.is_cut:
            raise WebSocketDisconnect(detail="gone")
        self.deliver(data)

    def write(self, data):
        """At once, unless too much is on its way."""
        if self.is_cut or self.world.loop.chance.random() < FULL:
            return False
        self.deliver(data)
        return True

    async def close(self, code=1000, reason=""):
        self.deliver(None)

    def deliver(self, data):
        """On the way to the person, in order."""
        self.arrival = max(self.arrival + 1e-6, self.world.loop.now + self.world.faults.delay())
        self.world.outside(self.world.loop.call_at, self.arrival, self.to_person.put_nowait, data)

    # The person's end
    def send(self, message):
        """On the way to the server; a fault doubles a message, or lets a later one overtake it."""
        if self.is_cut:
            raise Cut
        faults, loop = self.world.faults, self.world.loop
        for _ in range(2 if faults.strikes("frames") else 1):
            delay = loop.chance.uniform(0.01, 1) if faults.strikes("frames") else loop.chance.uniform(0.0005, 0.01)
            loop.call_later(delay, self.arrive, json.dumps(message))

    def arrive(self, data):
        if not self.is_cut:
            self.to_server.put_nowait(data)

    async def next(self, seconds):
        """The next message from the server."""
        data = await asyncio.wait_for(self.to_person.get(), seconds)
        if data is None:
            self.cut()
            raise Cut
        return json.loads(data)

    def cut(self):
        """Both ends find out, the server when it looks next."""
        if not self.is_cut:
            self.is_cut = True
            self.to_server.put_nowait(None)
            self.to_person.put_nowait(None)


class Channel:
    """What all processes publish to."""

    def __init__(self, world):
        self.world = world
        self.ends = set()

    def publish(self, data):
        for end in sorted(self.ends, key=lambda end: end.number):
            faults = self.world.faults
            if faults.strikes("channels"):
                continue  # lost
            for _ in range(2 if faults.strikes("channels") else 1):
                delay = self.world.loop.chance.uniform(0.0005, 1 if faults.strikes("channels") else 0.005)
                self.world.outside(self.world.loop.call_later, delay, end.take, data)


class SimulatedTransport:
    """One process's end of the channel."""

    def __init__(self, world, number):
        self.world = world
        self.number = number
        self.queue = None
        self.is_cut_off = False

    def take(self, data):
        if self.queue is not None:
            self.queue.put_nowait(data)

    async def messages(self):
        self.check()
        await asyncio.sleep(self.world.faults.delay())
        self.check()
        self.queue = asyncio.Queue()
        self.world.channel.ends.add(self)
        try:
            yield SUBSCRIBED
            while True:
                data = await self.queue.get()
                if data is None or self.world.faults.strikes("channels"):
                    raise ConnectionError("the channel broke")
                yield data
        finally:
            self.world.channel.ends.discard(self)
            self.queue = None

    def check(self):
        if self.is_cut_off:
            raise ConnectionError("the channel is out of reach")

    async def publish(self, data):
        await asyncio.sleep(self.world.faults.delay())
        self.check()
        self.world.channel.publish(data)

    async def close(self):
        self.world.channel.ends.discard(self)

    async def partition(self, seconds):
        """Hear nobody and be heard by nobody for a while."""
        self.is_cut_off = True
        self.take(None)
        await asyncio.sleep(seconds)
        self.is_cut_off = False


class SimulatedWorker:
    """A bot's process: it makes any move, dies, takes too long or fails."""

    is_busy = False

    def __init__(self, world):
        self.world = world

    def ask(self, job, seconds):
        if self.world.faults.strikes("bots"):
            raise self.world.loop.chance.choice((WorkerLost(), TimeoutError(), RuntimeError("a bot failed")))
        return Choice(self.world.loop.chance.choice(world_of(job).legal_actions()))

    def stop(self):
        pass
