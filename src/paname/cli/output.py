"""Every answer has two faces: a picture for people and a JSON object for programs."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Self

import click
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

json_option = click.option("--json", "as_json", is_flag=True, help="Answer in JSON.")


def terminal(stderr: bool = False) -> Console:
    """Where pictures go; colours and width follow the terminal, and a pipe gets plain text."""
    return Console(stderr=stderr, highlight=False, emoji=False, markup=False)


def put(as_json: bool, data: object, picture: Callable[[], RenderableType]) -> None:
    """Print an answer: its JSON on one line, or its picture."""
    if as_json:
        click.echo(json.dumps(data, ensure_ascii=False))
    else:
        terminal().print(picture())


def is_interactive() -> bool:
    """Whether a person sits at a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


class Working:
    """A line on stderr that says what is being worked on, if somebody is watching."""

    def __init__(self) -> None:
        self.status: Any = None

    def __enter__(self) -> Self:
        console = terminal(stderr=True)
        if console.is_terminal:
            self.status = console.status("")
            self.status.start()
        return self

    def on(self, words: str) -> None:
        """Say what comes now."""
        if self.status is not None:
            self.status.update(words)

    def __exit__(self, *reason: object) -> None:
        if self.status is not None:
            self.status.stop()


@contextmanager
def progress_bar(what: str, total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """A bar on stderr, if somebody is watching; call what it gives for each piece that is done."""
    console = terminal(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(what, total=total, completed=done)
        yield lambda: progress.advance(task)
