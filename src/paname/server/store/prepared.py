"""Statements of the way of a move: compiled once for each kind of database, then given to its driver as they are."""

from collections.abc import Callable, Mapping
from typing import Any

import sqlalchemy as sa

Arrange = Callable[[Mapping[str, object]], Any]


class Prepared:
    """A statement whose values are plain numbers and texts, which need no conversion."""

    def __init__(self, statement: sa.Insert | sa.Update) -> None:
        self.statement = statement
        self.compiled: dict[str, tuple[str, Arrange]] = {}

    def run(self, connection: sa.Connection, values: Mapping[str, object]) -> int:
        """Execute it; says how many rows it touched."""
        dialect = connection.dialect
        known = self.compiled.get(dialect.name)
        if known is None:
            known = self.compiled[dialect.name] = self.compile(dialect)
        text, arrange = known
        cursor = connection.connection.cursor()
        try:
            cursor.execute(text, arrange(values))
            return int(cursor.rowcount)
        finally:
            cursor.close()

    def compile(self, dialect: sa.Dialect) -> tuple[str, Arrange]:
        """The text, and how the driver wants its values."""
        compiled = self.statement.compile(dialect=dialect)
        places: list[str] | None = getattr(compiled, "positiontup", None)
        if places is None:
            names = list(compiled.params)
            return str(compiled), lambda values: {name: values[name] for name in names}
        return str(compiled), lambda values: [values[name] for name in places]
