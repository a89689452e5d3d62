"""How a game ends: the scores, who wins, and the places of all."""

from paname.server.table import entries as log
from paname.server.table.table import Table
from paname.server.wire import EndReason


def ending(table: Table, reason: EndReason, loser: int = -1) -> log.Ended:
    """The end of a game; a seat that resigned or ran out of time is last, whatever the score."""
    state = table.state
    scores = state.scores()
    given_up = {seat.number for seat in table.seats if seat.resigned} | ({loser} if loser >= 0 else set())
    staying = [seat for seat in range(len(scores)) if seat not in given_up]
    winners = [seat for seat in state.winners() if seat in staying]
    if not winners:
        best = max((scores[seat] for seat in staying), default=0)
        winners = [seat for seat in staying if scores[seat] == best]
    return log.Ended(
        reason=reason, scores=scores, winners=winners, places=places(scores, winners, given_up), seat=loser
    )


def places(scores: list[int], winners: list[int], given_up: set[int]) -> list[int]:
    """The place of every seat, counted from 1; equals share the better one."""
    ranks = [(seat in given_up, seat not in winners, -score) for seat, score in enumerate(scores)]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]
