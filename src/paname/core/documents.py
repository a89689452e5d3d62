"""Reading JSON objects that people write: every field checked by name, unknown ones refused."""

from collections.abc import Sequence

from paname.core.errors import PositionError


class Fields:
    """The fields of one JSON object, with its place in the document for errors."""

    def __init__(self, value: object, path: str = "") -> None:
        if not isinstance(value, dict):
            raise PositionError(path or "document", f"{value!r} is not an object")
        self.value: dict[str, object] = value
        self.path = path
        self.read: list[str] = []

    def at(self, name: str) -> str:
        """The full name of a field."""
        return f"{self.path}.{name}" if self.path else name

    def get(self, name: str, default: object = None) -> object:
        """The field's value as it stands."""
        self.read.append(name)
        return self.value.get(name, default)

    def finish(self, *known: str) -> None:
        """Refuse fields that nobody asked for."""
        for name in self.value:
            if name not in self.read and name not in known:
                raise PositionError(self.at(name), f"there is no such field; there are: {', '.join(sorted(self.read))}")

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise PositionError(self.at(name), "is missing" if value is None else f"{value!r} is not a number")
        if not low <= value <= high:
            raise PositionError(self.at(name), f"{value} is not between {low} and {high}")
        return value

    def flag(self, name: str, default: bool = False) -> bool:
        """Yes or no."""
        value = self.get(name, default)
        if not isinstance(value, bool):
            raise PositionError(self.at(name), f"{value!r} is not true or false")
        return value

    def choice(self, name: str, names: Sequence[str], default: str | None = None) -> int:
        """The place of a name among those allowed; without a default, -1 where the field is null or missing."""
        value = self.get(name, default)
        return -1 if value is None and default is None else self.place(name, value, names)

    def choices(self, name: str, names: Sequence[str]) -> list[int]:
        """The places of a list of different names."""
        places = [self.place(name, value, names) for value in self.items(name)]
        if len(set(places)) != len(places):
            raise PositionError(self.at(name), "names something twice")
        return places

    def place(self, name: str, value: object, names: Sequence[str]) -> int:
        """The place of one name among those allowed."""
        if not isinstance(value, str) or value not in names:
            raise PositionError(self.at(name), f"{value!r} is not one of {', '.join(names)}")
        return list(names).index(value)

    def items(self, name: str) -> list[object]:
        """A list; empty where the field is missing."""
        value = self.get(name, [])
        if not isinstance(value, list):
            raise PositionError(self.at(name), f"{value!r} is not a list")
        return value

    def objects(self, name: str) -> list["Fields"]:
        """A list of objects."""
        return [Fields(item, f"{self.at(name)}[{place}]") for place, item in enumerate(self.items(name))]

    def object(self, name: str) -> "Fields | None":
        """An object, or None where the field is null or missing."""
        value = self.get(name)
        return None if value is None else Fields(value, self.at(name))
