"""A Paris state rebuilt from an observation alone; end-game tiles that the seat has not seen are any that fit."""

from librt.vecs import vec
from mypy_extensions import i64
from tests.research.positions import table, things, which

NONE = -1


def rebuild(game, setup, cells):
    players = setup.players
    told = game.layout(players).split(cells)
    state = game.blank(setup)
    seat = which(told["seat"])

    def player(row):
        place = which(row)
        return place if place < 0 else (seat + place) % players

    def by_seat(field, width=1):
        rows = table(told[field], width)
        return [number for other in range(players) for number in rows[(other - seat) % players]]

    def sets(field, width, first=0):
        rows = [things(row) << first for row in table(told[field], width)]
        return vec[i64]([rows[(other - seat) % players] for other in range(players)])

    mover = which(told["to_move"])
    state.to_move = (seat + mover) % players if mover < players else players - 1 - mover
    state.turn, state.first = player(told["turn"]), player(told["first"])
    state.round = told["round"][0]
    state.ending = which(told["ending"])
    state.pending = sum(owed << 4 * place for place, owed in enumerate(told["pending"]))
    assert state.due() == which(told["due"])
    state.free_districts = told["free_districts"][0]
    state.readings = sum(told[name][0] << place for place, name in enumerate(("track_end", "numbers", "tile_25")))
    state.stack, state.tile, state.arrived = which(told["drawing"]), which(told["tile"]), which(told["arrived"])
    rebuild_board(state, told)
    for name, width in (("francs", 1), ("vp", 1), ("keys", 1), ("reserve", 1), ("pawns", 1)):
        setattr(state, name, vec[i64](by_seat(name, width)))
    for name, width in (("goods", 6), ("account", 10), ("points", 52)):
        setattr(state, name, vec[i64](by_seat(name, width)))
    for name, width in (("banks", 7), ("owned", 44), ("doubled", 44), ("trebled", 44)):
        setattr(state, name, sets(name, width))
    state.held = sets("held", 30, 1)
    rows = table(by_seat("used", 30), 30)
    state.used = vec[i64]([things([uses > 0 for uses in row]) << 1 for row in rows])
    state.again = vec[i64]([sum(max(0, uses - 1) << 2 * place for place, uses in enumerate(row)) for row in rows])
    rebuild_end(state, told, players, player)
    return state


def rebuild_board(state, told):
    for name, field in (("tiles", "stacks"), ("slots",) * 2, ("units",) * 2, ("supply",) * 2, ("gone",) * 2):
        setattr(state, name, vec[i64](told[field]))
    state.tops = vec[i64]([which(row) for row in table(told["tops"], 6)])
    state.drawn = things(told["drawn"])
    state.sites = vec[i64]([things(row) for row in table(told["sites"], 44)])
    state.types = vec[i64]([which(row) for row in table(told["types"], 6)])
    state.tokens = vec[i64]([which(row) for row in table(told["tokens"], 6)])
    state.spaces = vec[i64]([state.spaces[0], *(space or NONE for space in told["spaces"])])
    state.copies = vec[i64]([0, *told["copies"]])
    state.laid_vp = vec[i64]([which(row) for row in table(told["vp_tiles"], 6)])


def rebuild_end(state, told, players, player):
    takers = [player(row) for row in table(told["end_takers"], players)]
    taken = [which(row) for row in table(told["end_taken"], 12)]
    used = [after - 1 for after in told["end_used"]]
    users = [player(row) for row in table(told["end_users"], players)]
    looks = [number for number, looked in enumerate(told["looked"]) if looked]
    seen = [things(row) for row in table(told["seen"], 12)]
    number = sum(who != NONE for who in takers)
    start, stack = 0, 0xFFF
    for end in [*looks, number]:
        between = stack & ~seen[end] if end in looks else stack
        fill(takers, taken, used, users, range(start, end), between)
        if end in looks and end < number:
            stack = seen[end] & ~(1 << taken[end])
            start = end + 1
        elif end in looks:
            stack = seen[end]
            break
    state.end_takers, state.end_taken, state.end_used_at = vec[i64](takers), vec[i64](taken), vec[i64](used)
    state.end_stack = 0xFFF & ~sum(1 << tile for tile in taken if tile != NONE)
    state.end_held = vec[i64](
        [
            sum(1 << t for who, t in zip(takers, taken, strict=True) if who == seat and used[t] == NONE)
            for seat in range(players)
        ]
    )


def fill(takers, taken, used, users, takes, tiles):
    left = [tile for tile in range(12) if tiles >> tile & 1 and tile not in taken]
    open_takes = [take for take in takes if taken[take] == NONE]
    for tile in sorted((t for t in left if used[t] != NONE), key=lambda t: used[t]):
        take = next((t for t in open_takes if takers[t] == users[tile] and t < used[tile]), None)
        if take is not None:
            open_takes.remove(take)
            taken[take] = tile
            left.remove(tile)
    free = [tile for tile in left if used[tile] == NONE]
    for take in open_takes:
        taken[take] = free.pop(0)
