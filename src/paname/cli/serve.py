"""`paname serve`, `backup`, `restore`, `doctor`, `verify`: the server and what belongs to it."""

import os
import socket
import sys
import time
import webbrowser
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import Any

import click

from paname.cli.files import read_document
from paname.cli.output import json_option, put

settings_file = click.option(
    "--settings", "path", type=click.Path(path_type=Path, exists=True, dir_okay=False), help="A TOML file of settings."
)
database = click.option("--database", help="A database URL; SQLite in the data folder by default.")
data_folder = click.option("--data", help="The data folder; the user's own by default.")


@click.command()
@settings_file
@database
@data_folder
@click.option("--host", help="The address to listen at.  [default: 127.0.0.1]")
@click.option("--port", type=int, help="The port.  [default: 8000]")
@click.option("--workers", type=int, help="How many processes; more than one needs PostgreSQL or Redis.")
@click.option("--channels", help="How processes tell each other of moves: redis://… or postgresql://…")
@click.option("--open", "opens", is_flag=True, help="Open the page in the browser of this screen.")
def serve(path: Path | None, opens: bool, **given: Any) -> None:  # noqa: ANN401 - the options above
    """Serve the games in the browser, for friends and with bots."""
    from paname.server.serve import serve as run  # noqa: PLC0415 - the server is loaded when it is wanted
    from paname.server.settings import read_settings  # noqa: PLC0415

    settings = read_settings(path, **given)
    settings.check()
    click.echo(f"Paname serves at http://{settings.host}:{settings.port} (Ctrl-C stops it).", err=True)
    if opens and has_screen():
        Thread(target=open_page, args=(settings.host, settings.port), daemon=True).start()
    run(settings)


def has_screen() -> bool:
    """Whether a browser can show a window here."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.keys() & {"DISPLAY", "WAYLAND_DISPLAY"})


def open_page(host: str, port: int) -> None:
    """Open the page as soon as the server answers."""
    while not answers(host, port):
        time.sleep(0.05)
    webbrowser.open(f"http://{host}:{port}")


def answers(host: str, port: int) -> bool:
    """Whether somebody listens there."""
    with closing(socket.socket()) as line:
        return line.connect_ex((host, port)) == 0


@click.command()
@settings_file
@database
@data_folder
@json_option
@click.argument("target", type=click.Path(path_type=Path, dir_okay=False))
def backup(path: Path | None, target: Path, as_json: bool, **given: Any) -> None:  # noqa: ANN401 - the options above
    """Write a copy of all tables, people and ratings to TARGET, also while the server runs."""
    from paname.server.backup import backup as write  # noqa: PLC0415
    from paname.server.settings import read_settings  # noqa: PLC0415

    size = write(read_settings(path, **given), target)
    put(as_json, {"file": str(target), "bytes": size}, lambda: f"{target}: {size:,} bytes")


@click.command()
@settings_file
@database
@data_folder
@json_option
@click.option("--unchecked", is_flag=True, help="Take a copy of an early version, which has no checksum.")
@click.argument("source", type=click.Path(path_type=Path, exists=True, dir_okay=False))
def restore(path: Path | None, source: Path, unchecked: bool, as_json: bool, **given: Any) -> None:  # noqa: ANN401 - the options above
    """Put the copy SOURCE in the place of an empty database."""
    from paname.server.backup import restore as read  # noqa: PLC0415
    from paname.server.settings import read_settings  # noqa: PLC0415

    settings = read_settings(path, **given)
    rows = read(settings, source, unchecked=unchecked)
    put(as_json, {"restored": str(source), "rows": rows}, lambda: f"{source} is restored ({rows:,} rows).")


@click.command()
@settings_file
@database
@data_folder
@json_option
@click.option("--repair", is_flag=True, help="Keep a copy of each broken log, then end it before its first bad entry.")
def doctor(path: Path | None, repair: bool, as_json: bool, **given: Any) -> None:  # noqa: ANN401 - the options above
    """Check the log of every table; stop the server before you repair."""
    from paname.server.doctor import examine, mend  # noqa: PLC0415
    from paname.server.settings import read_settings  # noqa: PLC0415

    settings = read_settings(path, **given)
    outcomes = list(examine(settings))
    findings = [finding for finding in outcomes if finding is not None]
    copies = {finding.table: str(mend(settings, finding)) for finding in findings if repair and finding.is_mendable}
    left = [finding for finding in findings if finding.table not in copies]
    data = {"tables": len(outcomes), "broken": [finding.to_json() for finding in findings], "repaired": copies}
    put(as_json, data, lambda: doctors_words(data))
    if left:
        raise click.exceptions.Exit(1)


def doctors_words(data: dict[str, Any]) -> str:
    """What the doctor found, in lines."""
    lines = [f"{found['table']}: entry {found['entry']} {found['detail']}" for found in data["broken"]]
    lines += [f"{table}: repaired; the old log is in {copy}" for table, copy in data["repaired"].items()]
    tables = f"{data['tables']} table{'s' * (data['tables'] != 1)}"
    return "\n".join([*lines, f"{tables} checked, {len(data['broken'])} broken."])


@click.command()
@json_option
@click.argument("file", type=click.Path(dir_okay=False, allow_dash=True))
def verify(file: str, as_json: bool) -> None:
    """Check the seal of a finished game's record: commitment, seed, and the scores of a replay."""
    from paname.server.seal import check_record  # noqa: PLC0415

    checks = check_record(read_document(file))
    kept = all(checks.values())
    words = {
        "commitment": "the secret is the one committed to",
        "seed": "the seed is made of it",
        "replay": "the scores",
    }
    rows = [f"{'yes' if good else 'NO '}  {words[name]}" for name, good in checks.items()]
    put(as_json, {"checks": checks, "kept": kept}, lambda: "\n".join(rows))
    if not kept:
        raise click.exceptions.Exit(1)
