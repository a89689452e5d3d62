"""A tournament in numbers, as the JSON and the CSV have them."""

import csv
import io
from typing import Final

from paname.arena.luck import adjusted
from paname.arena.match import Result
from paname.arena.plan import Plan
from paname.arena.ratings import ratings
from paname.arena.statistics import by_bot, by_place

COLUMNS: Final = ("index", "deal", "seat", "bot", "score", "won", "decisions", "milliseconds", "slowest_ms")


def summary(plan: Plan, results: list[Result]) -> dict[str, object]:
    """Bots from the best down, places in turn order, and the length of the games."""
    rated = ratings(results)
    bots = [
        {
            "bot": bot,
            **tally.to_json(),
            "rating": round(rated[bot][0], 2),
            "deviation": round(rated[bot][1], 2),
            **({"without_luck": adjusted(results, bot).to_json()} if plan.luck else {}),
        }
        for bot, tally in sorted(by_bot(results).items(), key=lambda entry: -entry[1].wins / entry[1].games)
    ]
    places = [{"place": place + 1, **tally.to_json()} for place, tally in sorted(by_place(results).items())]
    games = max(1, len(results))
    return {
        **plan.to_json(),
        "played": len(results),
        "bots": bots,
        "places": places,
        "decisions": round(sum(sum(result.decisions) for result in results) / games, 2),
        "branching": round(sum(result.branching for result in results) / games, 2),
    }


def to_csv(results: list[Result]) -> str:
    """A line for every seat of every game."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for result in sorted(results, key=lambda result: result.index):
        for seat, bot in enumerate(result.seats):
            won = round(1 / len(result.winners), 3) if seat in result.winners else 0
            times = (result.decisions[seat], result.milliseconds[seat], result.slowest[seat])
            writer.writerow((result.index, result.deal, seat, bot, result.scores[seat], won, *times))
    return text.getvalue()
