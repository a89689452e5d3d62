"""What people may ask of tables: by cost, over all their connections together, in this process."""

from typing import Final

from paname.server.hub.limiter import Limiter, pay
from paname.server.settings import Settings
from paname.server.table import commands as ask

COSTS: Final[dict[type, float]] = {  # of one message; 1 is about a millisecond of the server's time
    ask.Chat: 2,
    ask.Undo: 3,
    ask.Replay: 3,
    ask.Curve: 10,
    ask.Rematch: 5,
    ask.Hint: 2,
}
PER_FORECAST: Final = 0.25


def cost_of(message: ask.AnyMessage) -> float:
    """What a message costs."""
    if isinstance(message, ask.Forecast):
        return 1 + PER_FORECAST * len(message.actions)
    return COSTS.get(type(message), 1)


class Budgets:
    """Of a person, of an address, and of all together who only watch a table, so that they can't starve its seats."""

    def __init__(self, settings: Settings) -> None:
        self.people = Limiter(settings.messages_per_second, settings.message_burst)
        self.addresses = Limiter(settings.address_messages_per_second, settings.address_message_burst)
        self.watchers = Limiter(settings.watcher_messages_per_second, settings.watcher_message_burst)

    def spend(self, cost: float, user: str, address: str, watched: str = "") -> None:
        """Pay for a message; `watched` is a table at which its sender has no seat."""
        buckets = [self.addresses.bucket(address)]
        if user:
            buckets.append(self.people.bucket(user))
        if watched:
            buckets.append(self.watchers.bucket(watched))
        pay(buckets, cost)
