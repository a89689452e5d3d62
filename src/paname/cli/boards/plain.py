"""A game without a drawing of its own: its view as it stands, its moves by their first word."""

import dataclasses
import json
import re

from rich.console import RenderableType
from rich.text import Text

from paname.cli.boards import MoveGroup, View
from paname.core.events import Event
from paname.core.game import Game

FEW = 6


def draw(view: View, game: Game) -> RenderableType:
    """The fields of the view, one a line."""
    lines = [f"{name}: {value if isinstance(value, str) else json.dumps(value)}" for name, value in view.items()]
    return Text("\n".join([game.title, *lines]))


def group_moves(view: View, texts: list[str]) -> list[MoveGroup]:  # noqa: ARG001 - what every board is given
    """The moves by their first word: a few are listed, many are counted."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        groups.setdefault(text.split()[0], []).append(text)
    choices: list[MoveGroup] = []
    for word, lines in groups.items():
        if len(lines) <= FEW:
            choices.extend(MoveGroup(line) for line in lines)
        else:
            choices.append(MoveGroup(f"{word} …", f"{len(lines)} choices; moves {word} lists them"))
    return choices


def event_text(event: Event, names: list[str]) -> str:
    """The event's own words: who, what, and its fields."""
    fields = {field.name: getattr(event, field.name) for field in dataclasses.fields(event) if field.name != "seen_by"}
    seat = fields.pop("seat", None)
    what = re.sub(r"(?<!^)(?=[A-Z])", " ", type(event).__name__).lower()
    who = f"{names[seat]}: " if isinstance(seat, int) and 0 <= seat < len(names) else ""
    details = ", ".join(f"{name} {value}" for name, value in fields.items() if value not in (None, (), ""))
    return f"{who or what[0].upper()}{what if who else what[1:]}{f' ({details})' if details else ''}."


def explain(word: str, game: Game) -> RenderableType | None:  # noqa: ARG001 - what every board is given
    """Nothing is known by name here."""
    return None
