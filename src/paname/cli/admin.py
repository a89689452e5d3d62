"""`paname admin`: for those who run a server, also while it runs; everything is audited."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from paname.cli.output import json_option, put
from paname.cli.serve import data_folder, database, settings_file

Command = Callable[..., Any]
MOMENTS = ("at", "created", "updated", "settled", "muted", "banned")


@click.group()
def admin() -> None:
    """Look after people and tables: list, show, mute, ban, end, archive."""


def common(command: Command) -> Command:
    """What every command needs: where the database is, and how to answer."""
    for option in (json_option, data_folder, database, settings_file):
        command = option(command)
    return command


def act(path: Path | None, given: dict[str, Any], name: str, *subject: Any, **how: Any) -> Any:  # noqa: ANN401 - as the deed is
    """Do something with the database of a server."""
    from paname.server import admin as deeds  # noqa: PLC0415 - the server is loaded when it is wanted
    from paname.server.settings import read_settings  # noqa: PLC0415

    with deeds.opened(read_settings(path, **given)) as connection:
        return getattr(deeds, name)(connection, *subject, **how)


def lines(rows: list[dict[str, Any]]) -> str:
    """Rows as people read them."""
    return (
        "\n".join("  ".join(f"{name}={shown(name, value)}" for name, value in row.items()) for row in rows) or "None."
    )


def shown(name: str, value: Any) -> str:  # noqa: ANN401 - any column
    """A value; moments as dates."""
    if name in MOMENTS and value:
        return time.strftime("%Y-%m-%dT%H:%M", time.gmtime(value / 1000))
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) and " " in value else str(value)


@admin.command("tables")
@common
@click.option("--status", type=click.Choice(["open", "running", "over"]), default="running", show_default=True)
def list_tables(path: Path | None, status: str, as_json: bool, **given: Any) -> None:  # noqa: ANN401 - the options above
    """List tables, those last used first."""
    rows = act(path, given, "list_tables", status)
    put(as_json, {"tables": rows}, lambda: lines(rows))


@admin.command("users")
@common
@click.argument("name", default="")
def list_users(path: Path | None, name: str, as_json: bool, **given: Any) -> None:  # noqa: ANN401 - the options above
    """List people whose name holds NAME, the newest first."""
    rows = act(path, given, "list_users", name)
    put(as_json, {"users": rows}, lambda: lines(rows))


@admin.command("reports")
@common
@click.option("--all", "settled", is_flag=True, help="Also those that were settled.")
def list_reports(path: Path | None, settled: bool, as_json: bool, **given: Any) -> None:  # noqa: ANN401 - the options above
    """List what people have reported, the latest first."""
    rows = act(path, given, "list_reports", settled=settled)
    put(as_json, {"reports": rows}, lambda: lines(rows))


@admin.command("audit")
@common
def list_audit(path: Path | None, as_json: bool, **given: Any) -> None:  # noqa: ANN401 - the options above
    """List what was done, the latest first."""
    rows = act(path, given, "list_audit")
    put(as_json, {"audit": rows}, lambda: lines(rows))


@admin.command("show")
@common
@click.argument("subject")
def show(path: Path | None, subject: str, as_json: bool, **given: Any) -> None:  # noqa: ANN401 - the options above
    """Show a table with its chat, or a person with their tables and the reports about them."""
    row = act(path, given, "show", subject)
    put(as_json, row, lambda: "\n".join(f"{name}: {shown(name, value)}" for name, value in row.items()))


for_days = click.option("--days", type=click.IntRange(0, 36_500), default=7, show_default=True, help="0 takes it back.")


@admin.command("mute")
@common
@for_days
@click.argument("user")
def mute(path: Path | None, user: str, days: int, as_json: bool, **given: Any) -> None:  # noqa: ANN401 - the options above
    """Stop USER from writing in any chat."""
    act(path, given, "mute", user, days)
    told = f"{user} is muted for {days} days." if days else f"{user} can write again."
    put(as_json, {"user": user, "muted_days": days}, lambda: told)


@admin.command("ban")
@common
@for_days
@click.argument("user")
def ban(path: Path | None, user: str, days: int, as_json: bool, **given: Any) -> None:  # noqa: ANN401 - the options above
    """Keep USER out, and end their sessions."""
    act(path, given, "ban", user, days)
    told = f"{user} is banned for {days} days." if days else f"{user} can come back."
    put(as_json, {"user": user, "banned_days": days}, lambda: told)


@admin.command("end")
@common
@click.argument("table")
def end(path: Path | None, table: str, as_json: bool, **given: Any) -> None:  # noqa: ANN401 - the options above
    """Close TABLE: its game ends without a winner."""
    act(path, given, "end", table)
    put(as_json, {"ended": table}, lambda: f"{table} is closed.")


@admin.command("archive")
@common
@click.argument("table")
def archive(path: Path | None, table: str, as_json: bool, **given: Any) -> None:  # noqa: ANN401 - the options above
    """Take TABLE out of the lists and stop running its bots and clocks."""
    act(path, given, "archive", table)
    put(as_json, {"archived": table}, lambda: f"{table} is archived.")


@admin.command("settle")
@common
@click.argument("report")
def settle(path: Path | None, report: str, as_json: bool, **given: Any) -> None:  # noqa: ANN401 - the options above
    """Mark REPORT as looked at."""
    act(path, given, "settle", report)
    put(as_json, {"settled": report}, lambda: f"{report} is settled.")
