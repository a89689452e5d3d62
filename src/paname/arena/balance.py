"""How balanced the games are between equal bots: seats in turn order, lengths, and the postcards of Lumière."""

from typing import cast

from paname.arena.match import Result
from paname.arena.plan import Plan
from paname.arena.regression import solve_ridge
from paname.arena.statistics import by_place, wilson
from paname.arena.study import Played, markdown
from paname.core.bits import has
from paname.core.records import replay
from paname.core.registry import load
from paname.games.lumiere.components import CARDS
from paname.games.lumiere.state import LumiereState


def balance_table(played: Played) -> str:
    """The seats, the lengths, the postcards."""
    parts = ["## Seats\n", seats_table(played), "\n## Length and choices\n", lengths_table(played)]
    for plan, results in played:
        if plan.game == "lumiere":
            parts += ["\n## Postcards of Lumière\n", cards_table(results)]
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


def cards_table(results: list[Result]) -> str:
    """What using each postcard is worth: the leads at the end, told by who used which, all cards at once."""
    ends = [cast("LumiereState", replay(result.record or {})) for result in results]
    worths = solve_ridge([(users(end), float(end.score(0) - end.score(1))) for end in ends])
    rows: list[tuple[float, list[str]]] = []
    for card, worth in enumerate(worths):
        there = [end for end in ends if has(end.cards, card)]
        used = [(end, seat) for end in there for seat in range(2) if has(end.used[seat], card)]
        done = sum(has(end.done, card) for end, _ in used)
        won = sum(seat in end.winners() for end, seat in used)
        parts = [len(used) / max(1, len(there)), done / max(1, len(used)), won / max(1, len(used))]
        shares = [f"{100 * part:.0f} %" for part in parts]
        rows.append((worth, [CARDS[card], str(len(there)), *shares, f"{worth:+.1f}"]))
    heads = ["postcard", "games with it", "used", "carried out", "its user won", "worth in points"]
    return markdown(heads, [row for _, row in sorted(rows, key=lambda row: -row[0])])


def users(end: LumiereState) -> list[float]:
    """For each postcard 1 where the first player used it, -1 where the second one did."""
    return [float(has(end.used[0], card)) - float(has(end.used[1], card)) for card in range(len(CARDS))]
