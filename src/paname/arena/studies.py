"""The studies behind the documents: what the bots must hold, how the levels are rated, how balanced the games are."""

from collections.abc import Iterator
from typing import Any, Final

from paname.arena.balance import balance_table
from paname.arena.plan import Plan
from paname.arena.ratings import ratings
from paname.arena.report import command
from paname.arena.statistics import by_bot, wilson
from paname.arena.study import Played, Study, markdown, settings
from paname.bots.levels import LEVELS
from paname.core.registry import load, manifests

BALANCE_BOT: Final = "greedy"  # who plays against itself where a game's manifest names nobody
RATED: Final = {2: 4, 3: 4, 4: 16}  # games of each line-up of levels: six pairs, four threes, one four


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
    rows: list[list[str]] = []
    for (plan, results), bar in zip(played, bars(), strict=True):
        tally = by_bot(results)[plan.bots[0]]
        low, high = wilson(tally.wins, tally.games)
        rows.append(
            [
                f"{load(plan.game).title}, {plan.players} players: `{plan.bots[0]}` against `{plan.bots[1]}`",
                f"{tally.games}",
                f"{100 * tally.wins / tally.games:.1f} %",
                f"{100 * low:.1f}–{100 * high:.1f} %",
                f"{100 * bar:.0f} %",
                f"{tally.milliseconds / max(1, tally.decisions):.1f}",
                f"{tally.slowest:.0f}",
                "yes" if low >= bar else "**no**",
            ]
        )
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


def missed(played: Played) -> list[Plan]:
    """The proofs that do not hold."""
    return [
        plan
        for (plan, results), bar in zip(played, bars(), strict=True)
        if wilson(by_bot(results)[plan.bots[0]].wins, len(results))[0] < bar
    ]


def levels() -> Study:
    """Every level against every other, in each game with each number of players."""
    bots = tuple(level.id for level in LEVELS)
    plans = [Plan(game, players, bots, RATED[players], "levels") for game, players in settings()]
    return Study("levels", tuple(plans), levels_table)


def levels_table(played: Played) -> str:
    """A row for each level, a column for each game and number of players."""
    heads = ["level", *(f"{load(plan.game).title}, {plan.players}" for plan, _ in played)]
    rated = [ratings(results) for _, results in played]
    rows = [
        [level.name, *(f"{found[level.id][0]:.1f} ± {found[level.id][1]:.1f}" for found in rated)] for level in LEVELS
    ]
    return markdown(heads, [*rows, ["*games*", *(str(len(results)) for _, results in played)]])


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
