"""Positions as JSON: what lies open, what is hidden, and reading it all back with care."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.core.bits import bit, count, lowest, mask_of, members
from paname.core.documents import Fields
from paname.core.errors import ParseError, PositionError
from paname.core.names import movers, name_or_none
from paname.games.lumiere.buildings import own_spaces
from paname.games.lumiere.components import CARDS, SEATS, TILES
from paname.games.lumiere.paving import paved_colours
from paname.games.lumiere.square import (
    FRONTS,
    NOWHERE,
    ZONES,
    mask_of_spaces,
    read_space,
    space_name,
    space_names,
    zone_name,
)
from paname.games.lumiere.state import BUILDING, NOBODY, NOTHING, PAVING, LumiereState

PHASES: Final = ("", "paving", "building")
DRAWS: Final = ("nothing", "start", "postcard", "tile")


# Writing --------------------------------------------------------------------------------------------------


def public_part(state: LumiereState) -> dict[str, object]:
    """L2.6: what everybody sees."""
    tables = state.tables
    return {
        "phase": PHASES[state.phase],
        "to_move": movers(SEATS)[state.to_move + 2],
        "due": DRAWS[state.due],
        "next": name_or_none(SEATS, state.next_seat),
        "first_done": name_or_none(SEATS, state.first_done),
        "tiles": [tile_entry(state, zone) for zone in range(ZONES) if state.zones[zone] != NOTHING],
        "supply": names_of(tables.building_names, state.supply),
        "reserves": {SEATS[seat]: names_of(tables.building_names, state.reserve[seat]) for seat in range(2)},
        "given": name_or_none(tables.building_names, state.lifted),
        "buildings": [building_entry(state, seat, b) for seat in range(2) for b in members(state.raised[seat])],
        "annex": None if state.annex == NOWHERE else annex_entry(state),
        "painter": space_or_none(state.painter),
        "dancer": space_or_none(state.dancer),
        "fountain": space_names(state.fountain),
        "statue": None if state.statue == NOWHERE else statue_entry(state),
        "lamp_tile": space_or_none(state.lamp_tile),
        "large_lamp": space_or_none(state.large_lamp),
        "stone": space_or_none(state.stone),
        "postcards": [card_entry(state, card) for card in members(state.cards)],
        "metropolitain_ready": name_or_none(SEATS, state.metropolitain),
        "chartier_ready": name_or_none(SEATS, state.chartier),
    }


def position(state: LumiereState) -> dict[str, object]:
    """The whole position, the held tiles included."""
    held = {SEATS[seat]: name_or_none(state.tables.tile_names, state.held[seat]) for seat in range(2)}
    return {**public_part(state), "held": held}


def names_of(names: list[str], mask: i64) -> list[str]:
    """The names of a set's members."""
    return [names[place] for place in members(mask)]


def space_or_none(space: i64) -> str | None:
    """A space's name."""
    return None if space == NOWHERE else space_name(space)


def tile_entry(state: LumiereState, zone: i64) -> dict[str, object]:
    """One tile on the square."""
    tile = state.zones[zone]
    name = state.tables.tile_names[(tile >> 2) % TILES]
    return {"zone": zone_name(zone), "owner": SEATS[tile >> 5], "tile": name, "turn": int(tile & 3)}


def building_entry(state: LumiereState, seat: i64, building: i64) -> dict[str, object]:
    """One raised building, without its annex."""
    spaces = space_names(own_spaces(state, building))
    return {"building": state.name(building), "owner": SEATS[seat], "spaces": spaces}


def annex_entry(state: LumiereState) -> dict[str, object]:
    """The annex and its building."""
    return {"space": space_name(state.annex), "building": state.name(state.annexed)}


def statue_entry(state: LumiereState) -> dict[str, object]:
    """The statue and where it looks."""
    return {"space": space_name(state.statue), "front": FRONTS[state.front]}


def card_entry(state: LumiereState, card: i64) -> dict[str, object]:
    """One postcard: by whom it was used, and whether it was carried out."""
    by = next((seat for seat in range(2) if (state.used[seat] >> card) & 1), NOBODY)
    done = (state.done >> card) & 1 != 0
    return {"card": CARDS[card], "by": name_or_none(SEATS, by), "done": done}


# Reading --------------------------------------------------------------------------------------------------


def read_position(state: LumiereState, document: dict[str, object]) -> None:
    """Fill a blank state from a document; a PositionError names the field that is wrong."""
    fields = Fields(document)
    names = state.tables.building_names
    state.phase = fields.choice("phase", PHASES, "paving")
    if state.phase not in (PAVING, BUILDING):
        raise PositionError("phase", "is neither paving nor building")
    state.to_move = fields.choice("to_move", movers(SEATS), "chance") - 2
    state.due = fields.choice("due", DRAWS, "nothing")
    state.next_seat = fields.choice("next", SEATS)
    state.first_done = fields.choice("first_done", SEATS)
    state.supply = mask_of(fields.choices("supply", names))
    state.lifted = fields.choice("given", names)
    state.metropolitain = fields.choice("metropolitain_ready", SEATS)
    state.chartier = fields.choice("chartier_ready", SEATS)
    read_by_seat(state, fields)
    read_tiles(state, fields)
    read_postcards(state, fields)
    read_pieces(state, fields)
    read_buildings(state, fields)
    fields.finish("game", "rules_version", "players", "options")


def read_by_seat(state: LumiereState, fields: Fields) -> None:
    """The reserves and the held tiles."""
    reserves = fields.object("reserves")
    held = fields.object("held")
    for seat, colour in enumerate(SEATS):
        if reserves is not None:
            state.reserve[seat] = mask_of(reserves.choices(colour, state.tables.building_names))
        if held is not None:
            state.held[seat] = held.choice(colour, state.tables.tile_names)
    for part in (reserves, held):
        if part is not None:
            part.finish()


def read_tiles(state: LumiereState, fields: Fields) -> None:
    """The paved zones, and so what is left in the stacks."""
    zones = [zone_name(zone) for zone in range(ZONES)]
    for entry in fields.objects("tiles"):
        zone = entry.choice("zone", zones, "")
        owner = entry.choice("owner", SEATS, "")
        tile = entry.choice("tile", state.tables.tile_names, "")
        turn = entry.number("turn", 0, 3, 0)
        entry.finish()
        if state.zones[zone] != NOTHING:
            raise PositionError(entry.at("zone"), f"{zones[zone]} has a tile already")
        if (state.stack[owner] >> tile) & 1 == 0:
            raise PositionError(entry.at("tile"), f"{SEATS[owner]} has placed this tile already")
        state.zones[zone] = (owner * TILES + tile) * 4 + turn
        state.stack[owner] ^= bit(tile)
    for seat in range(2):
        if state.held[seat] != NOTHING:
            if (state.stack[seat] >> state.held[seat]) & 1 == 0:
                raise PositionError(f"held.{SEATS[seat]}", "this tile lies on the square")
            state.stack[seat] ^= bit(state.held[seat])


def read_postcards(state: LumiereState, fields: Fields) -> None:
    """The postcards in play and who used them."""
    state.cards = 0
    for entry in fields.objects("postcards"):
        card = entry.choice("card", CARDS, "")
        by = entry.choice("by", SEATS)
        done = entry.flag("done")
        entry.finish()
        if (state.cards >> card) & 1 != 0:
            raise PositionError(entry.at("card"), f"{CARDS[card]} is there already")
        if done and by == NOBODY:
            raise PositionError(entry.at("done"), "nobody has used this postcard")
        state.cards |= bit(card)
        if by != NOBODY:
            state.used[by] |= bit(card)
        if done:
            state.done |= bit(card)


def read_pieces(state: LumiereState, fields: Fields) -> None:
    """The pieces of postcards, and the stone under whatever covers it."""
    state.painter = spot(fields, "painter")
    state.dancer = spot(fields, "dancer")
    state.lamp_tile = spot(fields, "lamp_tile")
    state.large_lamp = spot(fields, "large_lamp")
    state.stone = spot(fields, "stone")
    state.fountain = spots(fields, "fountain")
    statue = fields.object("statue")
    if statue is not None:
        state.statue = spot(statue, "space")
        state.front = statue.choice("front", FRONTS, "")
        statue.finish()
    for place in (state.painter, state.dancer, state.statue, state.lamp_tile, state.large_lamp):
        if place != NOWHERE:
            state.pieces |= bit(place)
    state.pieces |= state.fountain


def read_buildings(state: LumiereState, fields: Fields) -> None:
    """The raised buildings and the annex; the colours follow from the tiles and the stone."""
    names = state.tables.raisable
    for entry in fields.objects("buildings"):
        building = entry.choice("building", names, "")
        owner = entry.choice("owner", SEATS, "")
        spaces = spots(entry, "spaces")
        entry.finish()
        if state.buildings[building] != 0:
            raise PositionError(entry.at("building"), f"{names[building]} is there already")
        if state.built & spaces != 0:
            raise PositionError(entry.at("spaces"), f"{space_name(lowest(state.built & spaces))} is built on already")
        state.buildings[building] = spaces
        state.raised[owner] |= bit(building)
        state.built |= spaces
    annex = fields.object("annex")
    if annex is not None:
        state.annex = spot(annex, "space")
        state.annexed = annex.choice("building", names, "")
        annex.finish()
        if state.annex == NOWHERE or state.buildings[state.annexed] == 0:
            raise PositionError("annex", "needs a space and a building that stands")
        state.buildings[state.annexed] |= bit(state.annex)
        state.built |= bit(state.annex)
    state.colours = vec[i64](paved_colours(state))


def spot(fields: Fields, name: str) -> int:
    """A space, or NOWHERE."""
    value = fields.get(name)
    if value is None:
        return NOWHERE
    try:
        return read_space(str(value))
    except ParseError as error:
        raise PositionError(fields.at(name), str(error)) from None


def spots(fields: Fields, name: str) -> i64:
    """A set of different spaces."""
    values = [str(value) for value in fields.items(name)]
    try:
        mask = mask_of_spaces(values)
    except ParseError as error:
        raise PositionError(fields.at(name), str(error)) from None
    if count(mask) != len(values):
        raise PositionError(fields.at(name), "names a space twice")
    return mask
