"""What a finished game is worth to each seat."""

from paname.core.state import State


def returns(state: State) -> list[float]:
    """Shares of a victory that add up to 0, from -1 to 1: all 0 before the end and where everybody wins."""
    players: int = state.players
    if not state.is_over:
        return [0.0] * players
    winners = state.winners()
    won = (players - len(winners)) / (len(winners) * (players - 1))
    lost = -1 / (players - 1) if len(winners) < players else 0.0
    return [won if seat in winners else lost for seat in range(players)]
