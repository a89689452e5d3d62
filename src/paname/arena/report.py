"""A tournament as one HTML file with its plots inside: it opens offline and loads nothing."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from string import Template

from paname.arena.match import Result
from paname.arena.plan import Plan
from paname.arena.plots import Interval, histograms, intervals, log_axis, percent_axis
from paname.arena.ratings import ratings
from paname.arena.statistics import Tally, by_bot, by_place, wilson
from paname.core.registry import load


def report(plan: Plan, results: list[Result]) -> str:
    """The page."""
    template = Template(files("paname.arena").joinpath("report.html").read_text(encoding="utf-8"))
    game = load(plan.game)
    bots = dict(sorted(by_bot(results).items(), key=lambda entry: -entry[1].wins / entry[1].games))
    return template.substitute(
        title=escape(f"{game.title}: {', '.join(bots)}"),
        heading=escape(game.title),
        about=escape(about(plan, results)),
        table=table(bots, results),
        wins=intervals("Win rates", [win_row(bot, tally) for bot, tally in bots.items()], percent_axis()),
        scores=histograms("Scores", [(bot, scores_of(bot, results)) for bot in bots]),
        places=intervals("Win rates by turn order", place_rows(results), percent_axis()),
        times=times(bots, results),
        command=escape(command(plan)),
    )


def about(plan: Plan, results: Sequence[Result]) -> str:
    """What was played, in a sentence."""
    decisions = sum(sum(result.decisions) for result in results) / len(results)
    branching = sum(result.branching for result in results) / len(results)
    deals = len({result.deal for result in results})
    return (
        f"{len(results)} games of {plan.players} players on {deals} deals, each deal with the seats rotated; "
        f"{decisions:.0f} decisions a game among {branching:.1f} actions on average; seed {plan.seed}."
    )


def command(plan: Plan) -> str:
    """The command that plays the same again."""
    bots = " ".join(f"--bot {bot}" for bot in plan.bots)
    options = "".join(f" --option {name}={value}" for name, value in plan.options)
    head = f"paname arena --game {plan.game} --players {plan.players} {bots}"
    return f"{head} --games {plan.games} --seed {plan.seed}{options}"


def table(bots: dict[str, Tally], results: list[Result]) -> str:
    """The numbers behind the plots."""
    rated = ratings(results)
    rows: list[str] = []
    for bot, tally in bots.items():
        low, high = wilson(tally.wins, tally.games)
        cells = (
            bot,
            str(tally.games),
            f"{tally.wins:g}",
            f"{100 * tally.wins / tally.games:.1f} %",
            f"{100 * low:.1f} – {100 * high:.1f} %",
            f"{tally.points / tally.games:.1f}",
            f"{rated[bot][0]:.1f} ± {rated[bot][1]:.1f}",
            f"{tally.milliseconds / max(1, tally.decisions):.2f}",
            f"{tally.slowest:.0f}",
        )
        rows.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    return "\n".join(rows)


def win_row(label: str, tally: Tally) -> Interval:
    """A win rate with its interval, in per cent."""
    low, high = wilson(tally.wins, tally.games)
    rate = 100 * tally.wins / tally.games
    return Interval(label, 100 * low, rate, 100 * high, f"{rate:.1f}%", f"of {tally.games} games")


def place_rows(results: Sequence[Result]) -> list[Interval]:
    """Win rates by turn order."""
    names = ("first player", "second", "third", "fourth")
    return [win_row(names[place], tally) for place, tally in sorted(by_place(results).items())]


def scores_of(bot: str, results: Sequence[Result]) -> list[float]:
    """All scores of a bot."""
    return [result.scores[seat] for result in results for seat, name in enumerate(result.seats) if name == bot]


def times(bots: dict[str, Tally], results: Sequence[Result]) -> str:
    """From the quickest game's mean over the mean of all to the slowest decision."""
    rows: list[Interval] = []
    for bot, tally in bots.items():
        means = [
            result.milliseconds[seat] / max(1, result.decisions[seat])
            for result in results
            for seat, name in enumerate(result.seats)
            if name == bot
        ]
        mean = tally.milliseconds / max(1, tally.decisions)
        rows.append(Interval(bot, min(means), mean, tally.slowest, f"{mean:.2f}", "ms a decision"))
    axis = log_axis(min(row.low for row in rows), max(row.high for row in rows), " ms")
    return intervals("Time for a decision", rows, axis)
