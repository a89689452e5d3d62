"""Scores as tables that add up."""

from dataclasses import asdict

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from paname.cli.words import seat_style, signed, titles
from paname.core.events import ScoreLine
from paname.core.game import Game
from paname.core.names import in_words
from paname.core.state import State


def score_data(game: Game, state: State) -> dict[str, object]:
    """The scores, their lines and who wins, for programs."""
    names = game.seat_names(state.players)
    return {
        "game": game.name,
        "is_over": state.is_over,
        "seats": names,
        "scores": state.scores(),
        "winners": [names[seat] for seat in state.winners()],
        "breakdown": [asdict(line) | {"seat": names[line.seat]} for line in state.breakdown()],
    }


def score_picture(game: Game, state: State) -> RenderableType:
    """One table a seat, then who wins."""
    lines = state.breakdown()
    names = game.seat_names(state.players)
    tables = [
        seat_table(game.name, name, [line for line in lines if line.seat == seat], state.scores()[seat])
        for seat, name in enumerate(names)
    ]
    return Group(*tables, verdict(game, state))


def seat_table(game: str, name: str, lines: list[ScoreLine], total: int) -> Table:
    """The lines of one seat and their sum."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_footer=True, header_style="dim")
    table.add_column(Text(name.capitalize(), seat_style(name)), footer="total", min_width=8)
    table.add_column("source", min_width=18)
    table.add_column("note", min_width=20)
    table.add_column("points", footer=str(total).replace("-", "−"), justify="right")
    for line in lines:
        table.add_row(line.clause, line.label(game), line.note(game), signed(line.points))
    return table


def verdict(game: Game, state: State) -> Text:
    """Who wins, and by which scores."""
    names = titles(game, state.players)
    scores = ", ".join(f"{name} {points}" for name, points in zip(names, state.scores(), strict=True))
    winners = [names[seat] for seat in state.winners()]
    if len(winners) > 1:
        words = f"{in_words(winners)} {'share' if state.is_over else 'would share'} the victory"
    else:
        words = f"{winners[0]} {'won' if state.is_over else 'would win if the game ended now'}"
    return Text(f"{words}: {scores}.".replace("-", "−"), "bold")


def changes(before: State, after: State, seat: int) -> str:
    """What a seat's points would gain and lose, source by source."""
    points: dict[tuple[object, ...], int] = {}
    labels: dict[tuple[object, ...], str] = {}
    for sign, state in ((-1, before), (1, after)):
        for line in state.breakdown():
            if line.seat == seat:
                key = (line.clause, line.code, line.subject)
                labels[key] = f"{line.clause} {line.label(state.setup.game)}"
                points[key] = points.get(key, 0) + sign * line.points
    parts = [f"{labels[key]} {signed(gain)}" for key, gain in points.items() if gain]
    return f"{signed(sum(points.values()))} ({', '.join(parts)})" if parts else ""
