"""Where a game is shown and where its lines come from: a terminal, a pipe, or a program that speaks JSON."""

import json
import sys
from contextlib import suppress
from typing import Any

import click
from rich.console import RenderableType

from paname.cli.completion import completer
from paname.cli.output import is_interactive, terminal

TOOLBAR = "Tab completes. help, moves, score, hint, undo, log, save, quit"
BOLD, PLAIN = "\x01\x1b[1m\x02", "\x01\x1b[0m\x02"
"""What readline must not count as letters stands between 1 and 2."""
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
    """A terminal: colours, and completion and history where Python has a readline."""

    def __init__(self) -> None:
        self.is_new = True

    def ask(self, name: str, lines: list[str]) -> str | None:
        """The next line; closing the input or interrupting it is None."""
        if self.is_new:
            click.secho(TOOLBAR, dim=True)
            self.is_new = False
        offer(lines)
        try:
            return input(f"{BOLD}{name}> {PLAIN}").strip()
        except (EOFError, KeyboardInterrupt):
            click.echo()
            return None

    def wipe(self) -> None:
        """Leave nothing of what was shown, also of what was scrolled away."""
        click.echo(WIPE, nl=False)


def offer(lines: list[str]) -> None:
    """Let Tab complete these lines, word by word."""
    with suppress(ImportError):
        import readline  # noqa: PLC0415 - Windows has none

        readline.set_completer_delims(" ")
        readline.set_completer(completer(lines, lambda: readline.get_line_buffer()[: readline.get_endidx()]))
        readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")


def open_screen(as_json: bool) -> Screen:
    """The screen that fits."""
    return JsonScreen() if as_json else TerminalScreen() if is_interactive() else Screen()
