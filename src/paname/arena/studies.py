"""The studies behind the documents: what the bots must hold, how the levels are rated, how balanced the games are."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from paname.arena.balance import balance_table
from paname.arena.match import Result
from paname.arena.plan import Plan
from paname.arena.report import command
from paname.arena.statistics import Tally, by_bot, wilson
from paname.arena.study import Played, Study, markdown, settings
from paname.bots.levels import LEVELS
from paname.core.registry import load, manifests

BALANCE_BOT: Final = "greedy"  # who plays against itself where a game's manifest names nobody
STEPS: Final = 100  # games of a level against the one below


def declared_proofs() -> Iterator[tuple[str, dict[str, Any]]]:
    """What the games' manifests ask of the bots, game by game."""
    for name, manifest in manifests().items():
        for proof in manifest.study.get("proofs", []):
            yield name, proof


def bars() -> list[float]:
    """For each proof the win rate that the lower end of its 95 % interval must reach."""
    return [proof["at_least"] for _, proof in declared_proofs()]


def proofs() -> Study:
    """What the bots must hold."""
    plans = [
        Plan(game, proof["players"], tuple(proof["bots"]), proof["games"], "proof") for game, proof in declared_proofs()
    ]
    return Study("proofs", tuple(plans), proofs_table)


def proofs_table(played: Played) -> str:
    """A row for each thing to hold, then the commands that play it again."""
    rows = [proof_row(plan, results, bar) for (plan, results), bar in zip(played, bars(), strict=True)]
    heads = [
        "who against whom",
        "games",
        "won",
        "95 % interval",
        "lower end wanted",
        "ms a decision",
        "slowest",
        "held",
    ]
    commands = "\n".join(command(plan) for plan, _ in played)
    return f"{markdown(heads, rows)}\n```sh\n{commands}\n```\n"


def proof_row(plan: Plan, results: list[Result], bar: float) -> list[str]:
    """What was wanted and the results so far; it holds or doesn't once all games have been played."""
    tally = by_bot(results).get(plan.bots[0], Tally())
    low, high = wilson(tally.wins, tally.games)
    is_over = tally.games >= plan.games
    return [
        f"{load(plan.game).title}, {plan.players} players: `{plan.bots[0]}` against `{plan.bots[1]}`",
        f"{tally.games}" if is_over else f"{tally.games} of {plan.games}",
        f"{100 * tally.wins / tally.games:.1f} %" if tally.games else "–",
        f"{100 * low:.1f}–{100 * high:.1f} %" if tally.games else "–",
        f"{100 * bar:.0f} %",
        f"{tally.milliseconds / max(1, tally.decisions):.1f}",
        f"{tally.slowest:.0f}",
        "open" if not is_over else "yes" if low >= bar else "**no**",
    ]


def missed(played: Played) -> list[Plan]:
    """The proofs that do not hold, or are not played to their end."""
    return [
        plan
        for (plan, results), bar in zip(played, bars(), strict=True)
        if len(results) < plan.games or wilson(by_bot(results)[plan.bots[0]].wins, len(results))[0] < bar
    ]


def levels() -> Study:
    """Each level against the one below it in all other seats, in each game with each number of players."""
    steps = [(above.id, below.id) for below, above in pairwise(LEVELS)]
    plans = [Plan(game, players, step, STEPS, "levels") for game, players in settings() for step in steps]
    return Study("levels", tuple(plans), levels_table)


def levels_table(played: Played) -> str:
    """A row for each step, a column for each game and number of players."""
    places = list(dict.fromkeys((plan.game, plan.players) for plan, _ in played))
    cells = {(plan.game, plan.players, plan.bots): step_cell(plan, results) for plan, results in played}
    rows = [
        [f"{above.name} against {below.name}", *(cells[*place, (above.id, below.id)] for place in places)]
        for below, above in pairwise(LEVELS)
    ]
    return markdown(["step", *(f"{load(game).title}, {players}" for game, players in places)], rows)


def step_cell(plan: Plan, results: list[Result]) -> str:
    """How often a level won; it is clearly above where the interval lies above a fair share."""
    tally = by_bot(results).get(plan.bots[0], Tally())
    if tally.games == 0:
        return "not played"
    low, high = wilson(tally.wins, tally.games)
    text = f"{100 * tally.wins / tally.games:.1f} % ({100 * low:.0f}–{100 * high:.0f})"
    return text if low > 1 / plan.players else f"{text}, not clear"


def balance() -> Study:
    """One bot against itself, in each game with each number of players, as the game's manifest wants it."""
    plans: list[Plan] = []
    for game, players in settings():
        study = manifests()[game].study
        options = tuple(sorted(study.get("balance_options", {}).items()))
        bots = (study.get("balance_bot", BALANCE_BOT),)
        plans.append(Plan(game, players, bots, 400, "balance", options, record=True))
    return Study("balance", tuple(plans), balance_table)


STUDIES: Final = {"proofs": proofs, "levels": levels, "balance": balance}
