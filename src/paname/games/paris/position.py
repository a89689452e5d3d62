"""Positions as JSON: everything that lies on the table, secrets included.

In a position that is read, what is left out is as at the start, or follows from the rest.
"""

from paname.core.bits import members
from paname.core.documents import Fields
from paname.core.names import name_or_none
from paname.core.state import CHANCE, OVER
from paname.games.paris import position_board as board
from paname.games.paris import structure as box
from paname.games.paris.hidden import takes
from paname.games.paris.labels import Json, goods_part, pending_names, site_label, site_labels, site_or_none
from paname.games.paris.position_seats import MANY, read_goods, read_seats, seat_entry
from paname.games.paris.state import NONE, ParisState


def position(state: ParisState) -> Json:
    """The whole position."""
    tables = state.tables
    return {
        "turn": name_or_none(box.SEATS, state.turn),
        "first": name_or_none(box.SEATS, state.first),
        "round": state.round,
        "ending": box.ENDING[state.ending],
        "pending": pending_names(state.pending),
        "drawing": None if state.stack == NONE else state.stack + 1,
        "tile": site_or_none(tables, state.tile),
        "arrived": site_or_none(tables, state.arrived),
        "slots": goods_part(state.slots),
        "units": goods_part(state.units),
        "stacks": [board.stack_entry(state, stack) for stack in range(box.STACKS)],
        "drawn": [site_label(tables, tile) for tile in members(state.drawn)],
        "districts": {
            tables.district_ids[district]: board.district_entry(state, district) for district in range(box.DISTRICTS)
        },
        "track": board.track_entry(state),
        "copies": {str(number): state.copies[number] for number in range(1, box.NUMBERS + 1)},
        "supply": {box.GOODS[kind]: pieces for kind, pieces in enumerate(state.supply)},
        "gone": {box.GOODS[kind]: state.gone[kind] for kind in range(3, box.KINDS)},
        "end_game": [board.take_entry(state, take) for take in range(takes(state))],
        "seats": {box.SEATS[seat]: seat_entry(state, seat) for seat in range(state.players)},
    }


def read_position(state: ParisState, document: dict[str, object]) -> None:
    """Fill a state in its basic layout from a document; a PositionError names the field that is wrong."""
    fields = Fields(document)
    seats = box.SEATS[: state.players]
    state.turn = fields.choice("turn", seats, None if "turn" in document else seats[0])
    state.first = fields.choice("first", seats, None if "first" in document else seats[0])
    state.round = fields.number("round", 0, MANY, 1)
    state.ending = fields.choice("ending", box.ENDING, box.ENDING[0])
    board.read_districts(state, fields)
    board.read_stacks(state, fields)
    read_turn(state, fields)
    read_seats(state, fields)
    board.read_track(state, fields)
    board.read_end_tiles(state, fields)
    read_supplies(state, fields)
    fields.finish("game", "rules_version", "players", "options")


def read_turn(state: ParisState, fields: Fields) -> None:
    """P2.7: what is owed in this turn, and so who moves."""
    owed = fields.items("pending") if "pending" in fields.value else ["main", "end"]
    fields.read.append("pending")
    for name in reversed(owed):
        state.pending = state.pending << 4 | fields.place("pending", name, box.PENDING)
    labels = site_labels(state.tables)
    state.stack = NONE if fields.get("drawing") is None else fields.number("drawing", 1, box.STACKS) - 1
    state.tile = fields.choice("tile", labels[: box.BUILDINGS])
    state.arrived = fields.choice("arrived", labels)
    read_goods(fields, "slots", state.slots, 0)
    read_goods(fields, "units", state.units, 0)
    due = state.due()
    state.to_move = OVER if due == 0 else CHANCE if due <= box.TILE else state.turn


def read_supplies(state: ParisState, fields: Fields) -> None:
    """P2.5: resources in the supply and prestige out of the game: all that is nowhere else, if nothing is said."""
    supply, gone = fields.object("supply"), fields.object("gone")
    for kind, good in enumerate(box.GOODS):
        rest = box.COPIES - len([token for token in state.tokens if token == kind])
        for seat in range(state.players):
            rest -= state.goods[seat * box.KINDS + kind]
        part = supply if kind < box.RESOURCES else gone
        pieces = max(rest, 0) if part is None else part.number(good, 0, MANY, max(rest, 0))
        if kind < box.RESOURCES:
            state.supply[kind] = pieces
        else:
            state.gone[kind] = pieces
    for part in (supply, gone):
        if part is not None:
            part.finish()
