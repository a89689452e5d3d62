"""Where a game is shown and where its lines come from: a terminal, a pipe, or a program that speaks JSON."""

import json
import sys
from typing import Any

import click
from prompt_toolkit import PromptSession
from prompt_toolkit.formatted_text import FormattedText
from rich.console import RenderableType

from paname.cli.completion import LineCompleter
from paname.cli.output import is_interactive, terminal

TOOLBAR = "Tab completes. help, moves, score, hint, undo, log, save, quit"
WIPE = "\x1b[H\x1b[2J\x1b[3J"


class Screen:
    """A pipe: plain text out, one line a decision in."""

    def put(self, data: dict[str, Any], picture: RenderableType) -> None:  # noqa: ARG002 - the other screen's face
        """Show something; plain text is left as it is, so that paths and records stay whole."""
        if isinstance(picture, str):
            click.echo(picture)
        else:
            terminal().print(picture, crop=False)

    def ask(self, name: str, lines: list[str]) -> str | None:  # noqa: ARG002 - what a terminal completes
        """The next line somebody types, or None at the end of the input."""
        line = sys.stdin.readline()
        click.echo(f"{name}> {line.strip()}")
        return line.strip() if line else None

    def cover(self, name: str) -> bool:
        """Hide what one person saw until the next one is there; False when nobody comes."""
        click.echo(f"Pass to {name}, then press Enter.")
        return bool(sys.stdin.readline())

    def wipe(self) -> None:
        """Leave nothing of what was shown; a pipe has nothing to hide."""


class JsonScreen(Screen):
    """A program: one JSON object a line out, one line a decision in."""

    def put(self, data: dict[str, Any], picture: RenderableType) -> None:  # noqa: ARG002 - the other screen's face
        """Print the object."""
        click.echo(json.dumps(data, ensure_ascii=False))

    def ask(self, name: str, lines: list[str]) -> str | None:  # noqa: ARG002 - a program knows whom it plays
        """The next line."""
        line = sys.stdin.readline()
        return line.strip() if line else None

    def cover(self, name: str) -> bool:  # noqa: ARG002 - every view that a program gets names its seat
        """A program doesn't need a curtain."""
        return True


class TerminalScreen(Screen):
    """A terminal: colours, completion and history."""

    def __init__(self) -> None:
        self.session: PromptSession[str] = PromptSession()

    def ask(self, name: str, lines: list[str]) -> str | None:
        """The next line; closing the input or interrupting it is None."""
        try:
            prompt = FormattedText([("bold", f"{name}> ")])
            return self.session.prompt(prompt, completer=LineCompleter(lines), bottom_toolbar=TOOLBAR).strip()
        except (EOFError, KeyboardInterrupt):
            return None

    def wipe(self) -> None:
        """Leave nothing of what was shown, also of what was scrolled away."""
        click.echo(WIPE, nl=False)


def open_screen(as_json: bool) -> Screen:
    """The screen that fits."""
    return JsonScreen() if as_json else TerminalScreen() if is_interactive() else Screen()
