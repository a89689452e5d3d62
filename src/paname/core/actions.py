"""The readable face of an action id."""

from mypy_extensions import mypyc_attr

from paname.core.events import rebuilt


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """What an action id stands for; each game's actions are frozen dataclasses under this class."""

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)
