"""The readable face of an action id."""

from paname.core.events import rebuilt


class Action:
    """What an action id stands for; each game's actions are frozen dataclasses under this class."""

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)
