"""How a game ends: the scores, who wins, and the places of all."""

from paname.server.table import entries as log
from paname.server.table.table import Table
from paname.server.wire import EndReason


def ending(table: Table, reason: EndReason, loser: int = -1) -> log.Ended:
    """The end of a game; a seat that resigned or ran out of time is last, and what ends by agreement has no winner."""
    state = table.state
    scores = state.scores()
    if reason == "agreed":
        return log.Ended(reason=reason, scores=scores, winners=[], places=[1] * len(scores))
    given_up = {seat.number for seat in table.seats if seat.resigned} | ({loser} if loser >= 0 else set())
    staying = [seat for seat in range(len(scores)) if seat not in given_up]
    winners = [seat for seat in state.winners() if seat in staying]
    if not winners:
        best = max((scores[seat] for seat in staying), default=0)
        winners = [seat for seat in staying if scores[seat] == best]
    return log.Ended(
        reason=reason, scores=scores, winners=winners, places=places(scores, winners, given_up), seat=loser
    )


def closing(table: Table) -> log.Ended:
    """A game that was closed: nobody has won or lost."""
    scores = table.state.scores()
    return log.Ended(reason="closed", scores=scores, winners=[], places=[1] * len(scores))


def places(scores: list[int], winners: list[int], given_up: set[int]) -> list[int]:
    """The place of every seat, counted from 1; equals share the better one."""
    ranks = [(seat in given_up, seat not in winners, -score) for seat, score in enumerate(scores)]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]
