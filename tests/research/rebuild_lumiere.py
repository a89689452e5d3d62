"""A Lumière state rebuilt from an observation alone; what the seat may not know is filled with anything that fits."""

from librt.vecs import vec
from mypy_extensions import i64
from tests.research.positions import table, things, which

from paname.core.bits import members


def rebuild(game, setup, cells):
    told = game.layout(2).split(cells)
    state = game.blank(setup)
    seat = which(told["seat"])
    sides = [seat, 1 - seat]

    def player(field):
        side = which(told[field])
        return side if side < 0 else sides[side]

    def by_seat(values):
        return vec[i64]([values[0], values[1]] if seat == 0 else [values[1], values[0]])

    mover = which(told["to_move"])
    state.to_move = sides[mover] if mover < 2 else 1 - mover
    state.phase = which(told["phase"]) + 1
    state.due = which(told["due"])
    state.next_seat = player("next")
    state.first_done = player("first_done")
    state.flips = told["flips"][0]
    state.any_lamp = told["any_lamp"][0]
    own, other, shared, lamp = map(things, table(told["colours"], 64))
    state.colours = vec[i64]([*by_seat([own, other]), shared, lamp])
    zones = zip(table(told["tile_owners"], 2), table(told["tiles"], 8), table(told["turns"], 4), strict=True)
    state.zones = vec[i64](
        [(sides[which(owner)] * 8 + which(tile)) * 4 + which(turn) if any(owner) else -1 for owner, tile, turn in zones]
    )
    rebuild_hands(state, told, seat)
    state.supply = things(told["supply"])
    state.reserve = by_seat([things(row) for row in table(told["reserves"], 12)])
    state.lifted = which(told["given"])
    state.raised = by_seat([things(row) for row in table(told["raised"], 13)])
    state.buildings = vec[i64]([things(row) for row in table(told["building_spaces"], 64)])
    state.built = 0
    for spaces in state.buildings:
        state.built |= spaces
    for name in ("annexed", "annex", "painter", "dancer", "statue", "front", "lamp_tile", "large_lamp", "stone"):
        setattr(state, name, which(told[name]))
    state.fountain = things(told["fountain"])
    state.pieces = state.fountain
    for name in ("painter", "dancer", "statue", "lamp_tile", "large_lamp"):
        state.pieces |= things(told[name])
    state.cards = things(told["postcards"])
    state.used = by_seat([things(row) for row in table(told["used"], 12)])
    state.done = things(told["done"])
    state.metropolitain = player("metropolitain_ready")
    state.chartier = player("chartier_ready")
    return state


def rebuild_hands(state, told, seat):
    held, stacks = [-1, -1], [0, 0]
    own, other = (things(row) for row in table(told["unplaced"], 8))
    held[seat] = which(told["held"])
    stacks[seat] = own & ~(1 << held[seat]) if held[seat] >= 0 else own
    if told["holds"][1]:
        held[1 - seat] = members(other)[0]
    stacks[1 - seat] = other & ~(1 << held[1 - seat]) if told["holds"][1] else other
    state.held = vec[i64](held)
    state.stack = vec[i64](stacks)
