"""One run of the simulation: processes, a database, channels, people and faults, all from one seed."""

import asyncio
import contextvars
import gc
import hashlib
import json
import logging
from dataclasses import replace

import msgspec
import sqlalchemy as sa
from tests.simulation.faults import Faults
from tests.simulation.network import Channel, Cut, Line, SimulatedTransport, SimulatedWorker
from tests.simulation.notices import Sink
from tests.simulation.people import Deserter, Person, Sleeper, Watcher
from tests.simulation.scheduler import PROCESS, START, Process, VirtualLoop, modules_replaced
from tests.simulation.storage import Disk, SimulatedStore

from paname.server.settings import Settings
from paname.server.store import schema
from paname.server.store.store import insert_table
from paname.server.table import new_table
from paname.server.table.actor import Actor
from paname.server.table.commands import NewTable, SeatWish
from paname.server.table.settings import Clock
from paname.server.table.table import table_of
from paname.server.table.updates import table_view
from paname.server.web.live import Talk
from paname.server.web.services import Services

STORM = 30.0  # seconds of faults
CALM = 600.0  # seconds within which every game has to end afterwards
SETTINGS = Settings(
    database="sqlite:////nowhere/never-opened.sqlite3",
    bot_workers=1,
    argon2_memory_kib=64,
    away_seconds=10,
    messages_per_second=1000,
    message_burst=1000,
    sweep_seconds=8.0,  # so that channels that stay silent are noticed
    idle_table_seconds=20,
    push_subject="mailto:nobody@example.org",  # so that notices are written
)


class World:
    """Everything that is simulated, and what can be read from it afterwards."""

    def __init__(self, seed):
        self.seed = seed
        self.loop = VirtualLoop(seed)
        self.chance = self.loop.chance
        self.faults = Faults(self.loop, STORM)
        self.disk = Disk(self.loop, self.faults)
        self.channel = Channel(self)
        self.sink = Sink(self)
        self.is_shared = self.chance.random() < 0.6
        self.servers = []
        self.dead = []
        self.people = []
        self.crashes = []  # what ended a task of a person or of the world itself
        self.stuck = []

    # Running -------------------------------------------------------------------------------------------

    def run(self):
        """Play to the end; afterwards the histories can be checked."""
        logging.disable(logging.CRITICAL)
        self.loop.set_exception_handler(lambda *_: None)
        try:
            with modules_replaced(self.loop):
                self.loop.run_until_complete(self.play())
                self.take_down()
        finally:
            logging.disable(logging.NOTSET)
            self.loop.close()
        return self

    async def play(self):
        for number in range(2 if self.is_shared else 1):
            self.start(number)
        await asyncio.sleep(1)
        for place in range(1 + (self.chance.random() < 0.3)):
            self.lay_table(place)
        self.outside(asyncio.ensure_future, self.faults.outages())
        self.outside(asyncio.ensure_future, self.chaos())
        lives = [asyncio.ensure_future(person.live()) for person in self.people]
        await asyncio.wait(lives, timeout=STORM + CALM)
        for person, life in zip(self.people, lives, strict=True):
            if not life.done():
                self.stuck.append(person)
            elif life.exception() is not None:
                self.crashes.append(life.exception())

    def take_down(self):
        """End what is still under way, without effects that anybody looks at."""
        self.loop.is_ending = True
        tasks = asyncio.all_tasks(self.loop)
        for process in (*self.servers, *self.dead):
            process.process.held.clear()
        for task in tasks:
            task.cancel()
        if tasks:
            self.loop.run_until_complete(asyncio.wait(tasks, timeout=30))

    def outside(self, work, *arguments):
        """Do something in nobody's name, so that no kill undoes it."""
        token = PROCESS.set(None)
        try:
            return work(*arguments)
        finally:
            PROCESS.reset(token)

    # Processes -----------------------------------------------------------------------------------------

    def start(self, number):
        """A process of the server."""
        server = Server(self, number)
        self.servers.append(server)
        server.run(server.open())

    def crash(self, server):
        """SIGKILL, and every line to it breaks."""
        self.servers.remove(server)
        self.dead.append(server)
        self.loop.kill(server.process)
        self.channel.ends.discard(server.transport)
        for line in server.lines:
            line.cut()

    async def chaos(self):
        """Kill and stop processes, cut lines, set clocks wrong, as long as the storm lasts."""
        chance = self.chance
        while self.faults.is_on():
            await asyncio.sleep(chance.uniform(0.5, 6))
            server = chance.choice(self.servers)
            if self.faults.strikes("kills"):
                self.crash(server)
                await asyncio.sleep(chance.uniform(0.1, 3))
                self.start(server.number)
            elif self.faults.strikes("stops"):
                self.loop.stop_process(server.process)
                await asyncio.sleep(self.faults.within(chance.uniform(1, 25)))
                self.loop.continue_process(server.process)
            if self.faults.strikes("clocks"):
                server.process.clock_error = chance.choice((-3600.0, 3600.0, 0.0))
            if self.faults.strikes("channels"):
                seconds = self.faults.within(chance.uniform(1, 15))
                self.outside(asyncio.ensure_future, server.transport.partition(seconds))
            if self.faults.strikes("frames") and self.people:
                person = chance.choice(self.people)
                if person.line is not None:
                    person.line.cut()
        for server in self.servers:
            server.process.clock_error = 0.0

    def connect(self, person):
        """A line to any process that is up."""
        if not self.servers:
            raise Cut
        server = self.chance.choice(self.servers)
        line = Line(self, server, person.token)
        server.lines.append(line)
        server.run(Talk(line, server.services).run(person.table))
        return line

    # Tables --------------------------------------------------------------------------------------------

    def lay_table(self, place):
        """A table of any kind with its people, stored before anything can fail."""
        chance = self.chance
        kind = chance.choice(("two", "two", "bot", "screen", "given away", "three"))
        table = {"two": ["me", "open"], "bot": ["me", "bot"], "three": ["me", "open", "bot"]}.get(kind, ["me", "me"])
        clock = Clock("fischer", chance.choice((10, 60)), 5) if chance.random() < 0.4 else Clock()
        wish = NewTable(
            game="paris_paris" if kind == "three" else chance.choice(("lumiere", "paris_paris")),
            players=len(table),
            seats=[SeatWish(seat, "touriste" if seat == "bot" else "") for seat in table],
            clock=clock,
            undo=chance.choice(("normal", "consent")),
            time_out=chance.choice(("bot", "end")),
            leave=chance.choice(("bot", "wait")),
        )
        first = 10 * place
        host = Person(self, first, "")
        guest = Sleeper if chance.random() < 0.4 else Person
        if clock.initial == 10 and chance.random() < 0.5:  # seconds: it runs out while things still fail
            guest = Deserter
        guests = [guest(self, first + 1, "")] if kind in ("two", "three", "given away") else []
        if chance.random() < 0.3:
            guests.append(Watcher(self, first + 2, ""))
        created = new_table.create(wish, Actor(host.user, host.name), int(1000 * START))
        made = table_of([created])
        host.description = json.loads(msgspec.json.encode(table_view(made)))
        host.guests = [guest for guest in guests if not guest.watches]
        with self.disk.engine.begin() as connection:
            for person in (host, *guests):
                person.table = made.id
                self.people.append(person)
                settle(connection, person)
            insert_table(connection, made)
        self.disk.note_commits()

    def is_calm(self):
        """Whether everything has had time to come back after the last fault."""
        return self.loop.now > STORM + 15

    def has_guests(self, host):
        """Whether somebody waits for a seat at this host's table."""
        return bool(host.guests)


class Server:
    """A process, with the whole server in it."""

    def __init__(self, world, number):
        self.world = world
        self.number = number
        self.process = Process(f"process {number}")
        self.lines = []
        self.transport = SimulatedTransport(world, number)
        channels = "redis://nowhere" if world.is_shared else "memory"
        self.services = self.within(Services, replace(SETTINGS, channels=channels))
        hub = self.services.hub
        hub.store = self.services.accounts.store = SimulatedStore(world.disk)
        hub.bots.workers = [SimulatedWorker(world)]
        if world.is_shared:
            hub.pubsub.transport = self.transport

    async def open(self):
        """The tables, and the sender with a way that the world looks at."""
        await self.services.hub.open()
        notices = self.services.notices
        notices.channels["push"] = self.world.sink
        await notices.sender.run()

    def within(self, work, *arguments):
        """Do something in this process."""
        context = contextvars.copy_context()
        context.run(PROCESS.set, self.process)
        return context.run(work, *arguments)

    def run(self, work):
        """Let a task run in this process."""
        return self.within(self.world.loop.create_task, work)


def settle(connection, person):
    """A session that exists before the run."""
    user = {"id": person.user, "name": person.name, "created": 0}
    connection.execute(sa.insert(schema.users), user)
    token = hashlib.sha256(person.token.encode()).hexdigest()
    session = {"token": token, "id": f"s-{person.user}", "user_id": person.user, "created": 0}
    connection.execute(sa.insert(schema.sessions), {**session, "seen": int(1000 * START)})
    way = {"id": f"w-{person.user}", "user_id": person.user, "kind": "push", "address": person.user, "created": 0}
    connection.execute(sa.insert(schema.ways), {**way, "kinds": ",turn,start,over,", "confirmed": 1})


def run(seed):
    """The world after a run."""
    try:
        return World(seed).run()
    finally:
        gc.collect(0)
