"""Scripted people: they connect anywhere, play, talk, come and go, and repeat a command until they are answered."""

import asyncio

from tests.simulation.network import Cut

AGAIN = ("busy", "internal", "too_fast")  # the command may be repeated as it is
PATIENCE = 8.0
SHORT = 14  # decisions after which somebody may give up, to keep a run short


class Person:
    """Somebody with a session, and everything that they sent and were told."""

    watches = False

    def __init__(self, world, number, table):
        self.world = world
        self.chance = world.loop.chance
        self.user, self.name, self.token = f"u{number}", f"Person {number}", f"token {number}"
        self.table = table
        self.line = None
        self.lines = []
        self.history = []  # what happened, in its order: (time, what, ...)
        self.sent = 0
        self.command = None
        self.seen = None
        self.state = self.description = None
        self.is_away_until = 0.0
        self.is_done = False

    def note(self, what, *facts):
        self.history.append((self.world.loop.now, what, *facts))

    async def live(self):
        """Until the game is over for good."""
        while not self.is_done:
            if self.world.loop.now < self.is_away_until:
                await asyncio.sleep(self.is_away_until - self.world.loop.now)
            try:
                await self.connect()
                while not self.is_done:
                    await self.act()
            except (Cut, TimeoutError):
                if self.line is not None:
                    self.line.cut()
                    self.note("cut")
                await asyncio.sleep(self.chance.uniform(0.05, 1.5))

    # One line ------------------------------------------------------------------------------------------

    async def connect(self):
        """Say hello to any process, and be told what was missed."""
        self.line = self.world.connect(self)
        self.lines.append(self.line)
        seats = self.own_seats()
        bound = self.chance.choice(seats) if seats and self.chance.random() < 0.5 else None
        self.is_bound = bound is not None
        since = self.seen if self.chance.random() < 0.9 else None
        self.note("hello", since)
        hello = {"type": "hello", "protocol": 1, "since": since}
        self.line.send(hello if bound is None else {**hello, "seat": bound})
        while (await self.hear(PATIENCE))["type"] != "updates":
            pass
        if self.command is not None:
            self.line.send(self.command)

    async def hear(self, seconds):
        """One message of the server."""
        message = await self.line.next(seconds)
        self.note("heard", message)
        kind = message["type"]
        if kind == "ping":
            self.line.send({"type": "pong", "t": message["t"]})
        if kind == "welcome" or "table" in message:
            self.description = message["table"] or self.description
        if kind == "updates":
            self.state = message["state"]
            self.seen = self.state["n"]
        elif kind == "state":
            self.state = message
        elif kind == "reply":
            self.answered(message)
        return message

    def answered(self, reply):
        """What became of the command that waits."""
        command = self.command
        if command is None or reply["id"] != command["id"]:
            return
        if reply["ok"]:
            self.note("done", command, reply["n"])
        elif reply["error"]["code"] in AGAIN:
            self.again = True
            return
        else:
            self.note("refused", command, reply["error"]["code"])
        self.command = None

    # What they do --------------------------------------------------------------------------------------

    async def act(self):
        """Listen for a while, then do something."""
        chance, self.again = self.chance, False
        if self.command is not None:
            until = self.world.loop.now + PATIENCE
            while self.command is not None and not self.again:
                await self.hear(max(0.001, until - self.world.loop.now))
            if self.again:
                await asyncio.sleep(chance.uniform(0.2, 2))
                self.line.send(self.command)
            return
        try:
            await self.hear(chance.uniform(0.05, 2))
        except TimeoutError:
            self.decide()

    def decide(self):
        """The next thing to do, if there is any."""
        chance, hour = self.chance, self.world.loop.now
        if self.world.faults.is_on():
            draw = chance.random()
            if draw < 0.03:
                self.is_away_until = hour + chance.choice((0.5, 5, 40))
                raise Cut
            if draw < 0.06:
                return self.send({"type": "chat", "text": f"{self.name} says {self.sent}"})
        if (wish := self.wish()) is not None:
            self.send(wish)
        return None

    def send(self, wish):
        """A command with an id of its own."""
        self.sent += 1
        self.command = {**wish, "id": f"{self.user}-{self.sent}"}
        self.note("sent", self.command)
        self.line.send(self.command)

    def own_seats(self):
        if self.description is None:
            return []
        seats = self.description["seats"]
        return [seat["seat"] for seat in seats if seat["user"] == self.user and seat["kind"] == "human"]

    def wish(self):
        status, own = self.state["status"], self.own_seats()
        if status == "open":
            return self.before(own)
        if status == "over":
            self.is_done = True
            return None
        return self.during(own) if own else None

    def before(self, own):
        """Seats are taken, given away and opened; the host begins."""
        seats, chance = self.description["seats"], self.chance
        free = [seat["seat"] for seat in seats if seat["kind"] == "open"]
        if self.description["host"] != self.user:
            if free and not own and not self.watches:
                return {"type": "join"}
            if own and self.world.faults.is_on() and chance.random() < 0.1:
                return {"type": "leave"}
            return None
        if len(own) > 1 and self.world.has_guests(self):
            return {"type": "seat", "seat": own[-1], "kind": "open"}
        if free and self.world.loop.now > 20:
            return {"type": "seat", "seat": free[0], "kind": "bot", "level": "touriste"}
        return None if free else {"type": "start"}

    def during(self, own):
        """Moves, undos, answers, and what follows from leaving."""
        state, chance = self.state, self.chance
        seats = self.description["seats"]
        if (lost := [seat for seat in own if seats[seat]["bot_plays"] or seats[seat]["away"]]) and not any(
            seats[seat]["resigned"] for seat in lost
        ):
            return {"type": "return", "seat": lost[0]}
        asked = state["undo"]["asked"]
        if asked and (mine := [seat for seat in own if seat != asked["seat"] and seat not in asked["granted"]]):
            return {"type": "undo_answer", "grant": chance.random() < 0.7, "seat": mine[0]}
        if state["legal"]:
            if state["decision"] >= SHORT and self.world.is_calm() and chance.random() < 0.25:
                return {"type": "resign"}
            if self.world.faults.is_on() and state["undo"]["can"] != "no" and chance.random() < 0.1:
                return {"type": "undo"}
            action = chance.choice(state["legal"])["id"]
            return {"type": "move", "decision": state["decision"], "action": action}
        if state["to_move"] in own:
            if self.is_bound:
                raise Cut  # to another seat
            self.line.send({"type": "reveal", "seat": state["to_move"]})
            return None
        if self.world.faults.is_on() and state["undo"]["can"] != "no" and not asked and chance.random() < 0.1:
            return {"type": "undo"}  # which may end somebody else's turn
        if self.world.faults.is_on() and chance.random() < 0.15:
            others = [seat["seat"] for seat in seats if seat["kind"] == "human" and seat["seat"] not in own]
            if others and chance.random() < 0.7:
                return {"type": "replace", "seat": chance.choice(others)}
            if chance.random() < 0.3:
                return {"type": "leave"}
        return None


class Watcher(Person):
    """Somebody who only looks, and talks."""

    watches = True


class Deserter(Person):
    """Somebody who goes away for good in the middle of the storm: a clock has to let the others go on."""

    def decide(self):
        is_playing = self.state["status"] == "running" and self.own_seats()
        if is_playing and self.world.faults.is_on() and self.chance.random() < 0.2:
            self.is_done = True
            raise Cut
        return super().decide()


class Sleeper(Person):
    """Somebody who is at the table only when they are needed, and comes back only when a notice calls them."""

    def __init__(self, world, number, table):
        super().__init__(world, number, table)
        self.called = asyncio.Event()
        self.told = 0  # the newest entry that a notice told of

    async def live(self):
        while not self.is_done:
            self.called.clear()
            try:
                await self.connect()
                while not self.is_done and self.is_needed():
                    await self.act()
            except (Cut, TimeoutError):
                if self.line is not None:
                    self.line.cut()
                    self.note("cut")
                await asyncio.sleep(self.chance.uniform(0.05, 1.5))
                continue
            if not self.is_done:
                self.line.cut()
                self.note("asleep")
                await self.rest()
                if self.world.faults.is_on() and self.chance.random() < 0.3:
                    await asyncio.sleep(self.chance.uniform(4, 10))  # so that the same letter may come again

    async def rest(self):
        """Sleep until a notice comes; before the game, when a seat can be given away, they look from time to time."""
        try:
            await asyncio.wait_for(self.called.wait(), 20 if self.state["status"] == "open" else None)
        except TimeoutError:
            return

    def call(self, n):
        """A notice came; whoever comes because of it stays until they see what it told of."""
        self.told = max(self.told, n)
        self.called.set()

    def decide(self):
        """They don't go away in the middle of something."""
        if (wish := self.wish()) is not None:
            self.send(wish)

    def is_needed(self):
        """Whether there is something to do: a seat to take, a turn, an answer, a seat to take back, or the end."""
        state, own = self.state, self.own_seats()
        if self.command is not None or state["status"] == "over" or not own or self.seen < self.told:
            return True
        if state["status"] == "open":
            return False
        asked, seats = state["undo"]["asked"], self.description["seats"]
        is_asked = asked and any(seat != asked["seat"] and seat not in asked["granted"] for seat in own)
        is_lost = any((seats[seat]["bot_plays"] or seats[seat]["away"]) and not seats[seat]["resigned"] for seat in own)
        return is_asked or is_lost or state["to_move"] in own
