"""Why an action can't be made: the clause, a code and the facts; `words.toml` has the sentences."""

from mypy_extensions import i64

from paname.core.bits import count, has, lowest
from paname.core.errors import IllegalAction
from paname.games.lumiere import actions as act
from paname.games.lumiere import components as cards
from paname.games.lumiere.components import CARDS, LAMP, ORIENTATIONS, SHARED
from paname.games.lumiere.square import FRONTS, TURNS, space_name, zone_name
from paname.games.lumiere.state import NOTHING, PAVING, LumiereState


def refusal(state: LumiereState, action: i64) -> IllegalAction:
    """The first clause that an illegal action breaks."""
    if not act.is_action(state.tables, action):
        return IllegalAction("L3.3", "off_board")
    if action <= act.PASS:
        return paving_refusal(state, action)
    if state.phase == PAVING:
        return IllegalAction("L3.2", "not_paved")
    if action < act.LEVITATE:
        return raising_refusal(state, action)
    return postcard_refusal(state, action)


def paving_refusal(state: LumiereState, action: i64) -> IllegalAction:
    """L2: why a tile can't be placed, a building taken, or a turn passed."""
    if state.phase != PAVING:
        return IllegalAction("L2.5", "paved")
    if action == act.PASS:
        return IllegalAction("L2.4", "tiles_left")
    if action >= act.TAKE:
        return IllegalAction("L2.1", "building_gone", (("building", state.name(action - act.TAKE)),))
    if state.held[state.to_move] == NOTHING:
        return IllegalAction("L2.4", "no_tile")
    return IllegalAction("L2.2", "zone_taken", (("zone", zone_name(act.zone_of(action))),))


def raising_refusal(state: LumiereState, action: i64) -> IllegalAction:
    """L3.3: why a building can't be raised there."""
    seat = state.to_move
    shape = act.shape_of(action)
    building = shape // ORIENTATIONS
    if state.lifted == NOTHING and not has(state.reserve[seat], building):
        return IllegalAction("L3.2", "not_in_reserve", (("building", state.name(building)),))
    if state.lifted != NOTHING and not has(state.supply, building):
        return IllegalAction("L4.1", "not_in_supply", (("building", state.name(building)),))
    if state.chimneys(seat) == 0:
        return IllegalAction("L3.3", "no_chimney")
    if shape % ORIENTATIONS >= TURNS and state.flips == 0:
        return IllegalAction("L3.3", "no_flipping")
    return ground_refusal(state, act.raised_on(state.tables, action))


def ground_refusal(state: LumiereState, spaces: i64) -> IllegalAction:
    """L3.3, L4.2, L4.6: the first space on which this building can't stand."""
    seat = state.to_move
    taken = spaces & ~state.free()
    if taken != 0:
        return at_space("L3.3", "taken", lowest(taken))
    lamps = spaces & state.colours[LAMP]
    if lamps != 0 and state.metropolitain != seat:
        return at_space("L3.3", "lamp", lowest(lamps))
    if count(lamps) > 1:
        return IllegalAction("L4.2", "second_lamp")
    return foreign_refusal(state, "L3.3", spaces & ~lamps)


def foreign_refusal(state: LumiereState, clause: str, spaces: i64) -> IllegalAction:
    """L4.6: among these spaces there is one of the opponent's colour too many."""
    if state.chartier == state.to_move:
        return IllegalAction("L4.6", "second_foreign")
    foreign = spaces & ~(state.colours[state.to_move] | state.colours[SHARED])
    return at_space(clause, "foreign", lowest(foreign))


def postcard_refusal(state: LumiereState, action: i64) -> IllegalAction:
    """L3.4, L4: why a postcard can't be used like this."""
    card = act.card_of(action)
    if state.lifted != NOTHING:
        return IllegalAction("L4.1", "levitating")
    if not has(state.cards, card):
        return IllegalAction("L1.1", "not_in_play", (("card", CARDS[card]),))
    if not has(state.open_cards(), card):
        return IllegalAction("L3.4", "used", (("card", CARDS[card]),))
    if state.tokens(state.to_move) == 0:
        return IllegalAction("L3.4", "no_token")
    if card == cards.LEVITATION:
        return levitation_refusal(state, action - act.LEVITATE)
    if card == cards.JARDIN:
        return garden_refusal(state, action)
    if card == cards.FONTAINE:
        return fountain_refusal(state, act.double_on(state.tables, action, act.FOUNTAIN))
    return piece_refusal(state, action, f"L4.{card + 1}")


def levitation_refusal(state: LumiereState, building: i64) -> IllegalAction:
    """L4.1: why this building can't be exchanged."""
    if not has(state.reserve[state.to_move], building):
        return IllegalAction("L4.1", "nothing_to_give", (("building", state.name(building)),))
    if state.chimneys(state.to_move) == 0:
        return IllegalAction("L4.1", "levitation_no_chimney")
    return IllegalAction("L4.1", "nothing_fits")


def garden_refusal(state: LumiereState, action: i64) -> IllegalAction:
    """L4.3: why the garden can't be raised there."""
    if state.chimneys(state.to_move) == 0:
        return IllegalAction("L3.3", "garden_no_chimney")
    return ground_refusal(state, act.double_on(state.tables, action, act.RAISE_GARDEN))


def fountain_refusal(state: LumiereState, spaces: i64) -> IllegalAction:
    """L4.10, L4.13: the first space on which the fountain can't lie; Métropolitain does not serve it."""
    taken = spaces & ~state.free()
    if taken != 0:
        return at_space("L4.10", "taken", lowest(taken))
    lamps = spaces & state.colours[LAMP]
    if lamps != 0:
        return at_space("L4.10", "fountain_lamp", lowest(lamps))
    return foreign_refusal(state, "L4.10", spaces)


def piece_refusal(state: LumiereState, action: i64, clause: str) -> IllegalAction:
    """L4: why a piece of one space can't stand there."""
    block = act.CATALOGUE.block(action)
    numbers = block.numbers(action)
    space = numbers[0]
    if action >= act.LARGE_LAMP:
        return at_space(clause, "lamp_tile" if space == state.lamp_tile else "no_lamp", space)
    if not has(state.free(), space):
        return at_space(clause, "taken", space)
    if not has(state.colours[state.to_move], space):
        return at_space(clause, "not_your_colour", space)
    if action >= act.STATUE:
        return IllegalAction(clause, "front_blocked", (("space", space_name(space)), ("front", FRONTS[numbers[1]])))
    building = numbers[1]
    name = state.name(building)
    if not has(state.raised[state.to_move], building):
        return IllegalAction(clause, "annex_without", (("building", name),))
    return IllegalAction(clause, "annex_apart", (("space", space_name(space)), ("building", name)))


def at_space(clause: str, code: str, space: i64) -> IllegalAction:
    """A refusal about one space."""
    return IllegalAction(clause, code, (("space", space_name(space)),))
