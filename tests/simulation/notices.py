"""Where notices end in a simulation: they arrive, fail, take long, or arrive and say that they failed.

What exactly once means here: a far side that was told something may say that it failed, or the sender may die before it
has written down that it didn't; then the same letter comes again under the same key, and counts once.
"""

import asyncio

from paname.server.notices.channel import Outcome


class Sink:
    """A push service and the devices behind it."""

    def __init__(self, world):
        self.world = world
        self.delivered = []  # (when it left, when it came, user, key, ((table, n, what it says), ...))

    async def send(self, target, letter):
        faults, chance, left = self.world.faults, self.world.chance, self.world.loop.now
        if faults.strikes("sink"):
            await asyncio.sleep(chance.uniform(1, 9))
        await asyncio.sleep(faults.delay())
        if faults.strikes("sink"):
            return Outcome("later", "busy")
        self.deliver(target.address, letter, left)
        await asyncio.sleep(faults.delay())
        return Outcome("later", "unreachable") if faults.strikes("sink") else Outcome("sent")

    def deliver(self, user, letter, left):
        """It is there, whatever becomes of its sender."""
        items = tuple((item.table, item.n, item.says) for item in letter.items)
        self.delivered.append((left, self.world.loop.now, user, letter.key, items))
        for person in self.world.people:
            if person.user == user and hasattr(person, "call"):
                self.world.outside(person.call, max(item[1] for item in items))
