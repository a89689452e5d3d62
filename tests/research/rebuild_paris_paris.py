"""A Paris Paris state rebuilt from an observation alone; markers that the seat has not seen are left out."""

from librt.vecs import vec
from mypy_extensions import i64
from tests.research.positions import table, things, which


def rebuild(game, setup, cells):
    players = setup.players
    told = game.layout(players).split(cells)
    state = game.blank(setup)
    seat = which(told["seat"])

    def absolute(rows):
        return [rows[(player - seat) % players] for player in range(players)]

    def tally(row):
        return sum(number << 12 * player for player, number in enumerate(absolute(row)))

    mover, bus = which(told["to_move"]), which(told["bus"])
    state.to_move = (seat + mover) % players if mover < players else players - 1 - mover
    state.bus = bus if bus < 0 else (seat + bus) % players
    state.round = told["rounds_done"][0]
    state.offer, state.offer_twice = copies(told["offer"])
    state.unseen, state.unseen_twice = copies(told["unseen"])
    state.parked = things(told["parked"])
    shops = [copies(row) for row in absolute(table(told["shops"], 25))]
    state.shops = vec[i64]([once | twice << 32 for once, twice in shops] + [0] * (4 - players))
    state.markers = markers(told, seat, players, absolute)
    state.bag = tally(told["bag"])
    state.points = tally(told["scores"])
    gains = [tally(row) for row in table(told["gains"], players)]
    state.ledger = vec[i64]([gain | what << 48 for gain, what in zip(gains, told["toured"], strict=True)])
    assert [state.supply(player) for player in range(players)] == absolute(told["supply"])
    return state


def copies(cells):
    return things([cell > 0 for cell in cells]), things([cell > 1 for cell in cells])


def markers(told, seat, players, absolute):
    lines = [which(row) for row in absolute(table(told["markers"], 5))]
    lines[seat] = which(told["marker"])
    if players == 2:
        lines.append(which(told["open_marker"]))
    return sum((line + 1) << 12 * place for place, line in enumerate(lines))
