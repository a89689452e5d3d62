"""The other processes: whether all that they have said lately was heard here."""

import time
from typing import Final

LONGEST: Final = 30.0  # seconds for which a process may live on although nothing comes from it


class Peers:
    """What we know of them. Each numbers its messages and says something at every beat, so that a gap shows."""

    def __init__(self, beat: float) -> None:
        self.beat = beat
        self.beaten = time.monotonic()  # our own last beat
        self.missed = time.monotonic()  # when we last found out that something was not heard
        self.heard: dict[str, tuple[int, float]] = {}  # by process: the number of its last message, and when it came

    def tick(self) -> None:
        """A beat of our own; after a long pause, what came meanwhile still waits to be read."""
        now = time.monotonic()
        if now - self.beaten > 2 * self.beat:
            self.missed = now
        self.beaten = now

    def lose(self) -> None:
        """We may have missed something."""
        self.missed = time.monotonic()

    def hear(self, process: str, number: int) -> None:
        """A message came."""
        last, _ = self.heard.get(process, (0, 0.0))
        if number > last + 1:
            self.lose()
        self.heard[process] = (max(number, last), time.monotonic())

    def hears_all(self, seconds: float) -> bool:
        """Whether we know everybody whom they heard within so long; one that fell silent may have heard some until now.

        Only long after that its people have had their time to come back, and it is forgotten.
        """
        now = time.monotonic()
        self.heard = {one: said for one, said in self.heard.items() if now - said[1] < seconds + LONGEST}
        is_steady = now - self.missed > 2 * self.beat >= now - self.beaten
        return is_steady and all(now - at < 1.5 * self.beat for _, at in self.heard.values())
