"""The command `paname`: its parts, and errors as one sentence."""

import os
import platform
import sys
from pathlib import Path
from typing import Any, Final

import click

import paname
from paname.cli import (
    admin,
    arena,
    bench,
    dataset,
    decisions,
    games,
    learn,
    perft,
    play,
    puzzles,
    replay,
    review,
    score,
    serve,
    study,
    tune,
)
from paname.cli.output import put
from paname.cli.words import reason
from paname.core.registry import manifests

EXTRAS: Final = {
    **dict.fromkeys(("alembic", "argon2", "litestar", "msgspec", "platformdirs", "sqlalchemy", "uvicorn"), "server"),
    **dict.fromkeys(("gymnasium", "numpy", "pettingzoo"), "research"),
    "psycopg": "postgres",
    "pyarrow": "dataset",
    "ray": "ray",
    "redis": "redis",
}
"""Which extra brings a package that a command may lack."""


class Sentences(click.Group):
    """A group whose errors are one line on stderr and an exit code, never a traceback."""

    def main(self, *args: Any, **extra: Any) -> Any:  # noqa: ANN401 - click's own signature
        """Run a command line."""
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
        except click.ClickException as error:
            fail(error.format_message(), error.exit_code)
        except (click.Abort, KeyboardInterrupt):
            fail("Stopped.", 130)
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        except (OSError, paname.PanameError) as error:
            fail(reason(error), 1)
        except ModuleNotFoundError as error:
            package = (error.name or "").partition(".")[0]
            if package not in EXTRAS:
                raise
            fail(f"This needs {package}, which isn't installed: pip install 'paname[{EXTRAS[package]}]'", 1)
        sys.exit(code if isinstance(code, int) else 0)


def fail(message: str, code: int) -> None:
    """Say on one line what is wrong, and leave."""
    click.echo(f"paname: {' '.join(message.split())}", err=True)
    sys.exit(code)


def show_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Answer --version, in JSON where --json stands beside it."""
    if wanted and not context.resilient_parsing:
        build = "compiled" if paname.COMPILED else "interpreted"
        found = [manifest.to_json() for manifest in manifests().values()]
        data = {"version": paname.__version__, "build": build, "python": platform.python_version(), "games": found}
        titles = "\n".join(f"  {game['title']} ({game['year']})" for game in found)
        put(context.params.get("as_json", False), data, lambda: VERSION.format(**{**data, "games": titles}))
        context.exit()


VERSION = "paname {version}\nThe rules engine is {build}; Python {python}.\n{games}"


@click.group(
    cls=Sentences,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option("--json", "as_json", is_flag=True, is_eager=True, help="Answer --version in JSON.")
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    callback=show_version,
    help="Show the version and the games, then exit.",
)
@click.pass_context
def cli(context: click.Context, as_json: bool) -> None:
    """Three Paris board games to play, replay, review and measure."""
    if context.invoked_subcommand is None:
        put(as_json, {"commands": sorted(cli.commands)}, context.get_help)


TABLE = (play.play, games.games, replay.replay, score.score, review.review)
MEASURES = (perft.perft, bench.bench, dataset.dataset, arena.arena, study.study)
LEARNING = (tune.tune, learn.learn, decisions.decisions, puzzles.puzzles)
SERVER = (serve.serve, serve.backup, serve.restore, serve.doctor, serve.verify, admin.admin)

for command in (*TABLE, *MEASURES, *LEARNING, *SERVER):
    cli.add_command(command)


def main() -> None:
    """Run the command line of this process."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    sys.path.append(str(Path.cwd()))  # so that --bot module:factory finds the module you are working on
    cli(prog_name="paname")


if __name__ == "__main__":
    main()
