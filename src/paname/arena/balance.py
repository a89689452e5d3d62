"""How balanced the games are between equal bots: seats in turn order, lengths, and what the games name as factors."""

from itertools import combinations

from paname.arena.match import Result
from paname.arena.plan import Plan
from paname.arena.regression import solve_ridge
from paname.arena.statistics import by_place, wilson
from paname.arena.study import Played, markdown
from paname.core.records import replay
from paname.core.registry import load
from paname.core.state import State


def balance_table(played: Played) -> str:
    """The seats, the lengths, and what the games name as factors."""
    parts = ["## Seats\n", seats_table(played), "\n## Length and choices\n", lengths_table(played)]
    for plan, results in played:
        if table := factors_table(results):
            parts += [f"\n## What decides {title(plan)}\n", table]
    return "\n".join(parts)


def title(plan: Plan) -> str:
    """A game with its number of players."""
    return f"{load(plan.game).title}, {plan.players} players"


def seats_table(played: Played) -> str:
    """How often each place in turn order wins, and what it scores."""
    rows: list[list[str]] = []
    for plan, results in played:
        for place, tally in sorted(by_place(results).items()):
            low, high = wilson(tally.wins, tally.games)
            rows.append(
                [
                    title(plan) if place == 0 else "",
                    str(place + 1),
                    f"{100 * tally.wins / tally.games:.1f} %",
                    f"{100 * low:.1f}–{100 * high:.1f} %",
                    f"{100 / plan.players:.1f} %",
                    f"{tally.points / tally.games:.1f}",
                ]
            )
    return markdown(["game", "place", "won", "95 % interval", "fair share", "mean score"], rows)


def lengths_table(played: Played) -> str:
    """Decisions a game and actions a decision."""
    rows = [
        [
            title(plan),
            str(len(results)),
            f"{mean([sum(result.decisions) for result in results]):.1f}",
            f"{mean([result.branching for result in results]):.1f}",
            f"{mean([score for result in results for score in result.scores]):.1f}",
            f"{mean([margin(result) for result in results]):.1f}",
        ]
        for plan, results in played
    ]
    return markdown(["game", "games", "decisions a game", "actions a decision", "mean score", "mean margin"], rows)


def mean(numbers: list[float] | list[int]) -> float:
    """Their mean."""
    return sum(numbers) / len(numbers)


def margin(result: Result) -> int:
    """By how much the first is ahead of the second."""
    first, second = sorted(result.scores, reverse=True)[:2]
    return first - second


def factors_table(results: list[Result]) -> str:
    """What each factor is worth: the leads of all pairs of seats at the end, told by who had which, all at once."""
    ends = [replay(result.record or {}) for result in results]
    had = [[load(end.setup.game).factors(end, seat) for seat in range(end.players)] for end in ends]
    names = sorted({name for seats in had for factors in seats for name in factors})
    if not names:
        return ""
    worths = solve_ridge([row for end, seats in zip(ends, had, strict=True) for row in pair_rows(end, seats, names)])
    rows: list[tuple[float, list[str]]] = []
    for name, worth in zip(names, worths, strict=True):
        held = [
            (end, seat) for end, seats in zip(ends, had, strict=True) for seat, has in enumerate(seats) if name in has
        ]
        won = sum(seat in end.winners() for end, seat in held) / len(held)
        rows.append((worth, [name, str(len(held)), f"{100 * won:.0f} %", f"{worth:+.1f}"]))
    heads = ["factor", "seats that had it", "of them won", "worth in points"]
    return markdown(heads, [row for _, row in sorted(rows, key=lambda row: -row[0])])


def pair_rows(end: State, seats: list[list[str]], names: list[str]) -> list[tuple[list[float], float]]:
    """For each pair of seats who of the two had which factor (1 the first, -1 the second), and the first one's lead."""
    return [
        (
            [float(name in seats[one]) - float(name in seats[other]) for name in names],
            float(end.score(one) - end.score(other)),
        )
        for one, other in combinations(range(end.players), 2)
    ]
