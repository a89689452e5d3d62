"""What an action of Lumière promises at a glance, without carrying it out: it orders what the search looks at."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.bots.evaluate.contract import put
from paname.bots.evaluate.lumiere.ground import Planner, joints
from paname.core.bits import bit, count, has, lowest, wrap
from paname.core.moves import Moves
from paname.games.lumiere import actions as act
from paname.games.lumiere import components as cards
from paname.games.lumiere.components import COLOURS, LAMP, ORIENTATIONS, SHARED, TILES
from paname.games.lumiere.light import lamps_on, large_light
from paname.games.lumiere.placement import Ground
from paname.games.lumiere.postcards import together
from paname.games.lumiere.square import NOWHERE, TURNS, diagonals, flood, neighbour, spread, zone_corner
from paname.games.lumiere.state import PAVING, LumiereState

LIT: Final = 1.0  # a space of the player's ground beside a lamp
JOINT: Final = 0.5  # two spaces of the player's ground side by side
TAKEN: Final = 2.0  # a building more in the reserve
TAKEN_SIZE: Final = 0.3  # a space of that building
TAKEN_LIGHT: Final = 0.5  # a point of light that it would catch today
DENIED: Final = 0.5  # a lit shared space that the other player loses
GROUP: Final = 0.8  # a space that joins the player's buildings
RIGHT: Final = 2.0  # what Métropolitain or Chartier may save later
SPARED: Final = 0.6  # a building of the reserve that Sacré-Cœur may spare its minus points
NEW_LIGHT: Final = 0.7  # a free space that a lamp tile would light
OWN_FRONT: Final = 0.6  # a point of a statue that looks at ground which its player may want to build on
LATER_TOUCH: Final = 1.0  # buildings still to come that may touch the fountain


class MoveGains:
    """A quick look at every legal action of one position."""

    def __init__(self) -> None:
        self.ground = Ground()
        self.planner = Planner()
        self.seat: i64 = 0
        self.lamps: i64 = 0
        self.large: i64 = 0
        self.own: i64 = 0
        self.others: i64 = 0
        self.shared_light: i64 = 0

    def weigh(self, state: LumiereState, moves: Moves, gains: vec[float]) -> vec[float]:
        """What each legal action promises its mover, in points."""
        self.look(state)
        paving = state.phase == PAVING
        for place in range(moves.count):
            action = moves.ids[place]
            if paving:
                gain = self.paving_gain(state, action)
            elif action < act.LEVITATE:
                gain = self.building_gain(state, action)
            else:
                gain = self.card_gain(state, action)
            gains = put(gains, place, gain)
        return gains

    def look(self, state: LumiereState) -> None:
        """What all actions of this position have in common."""
        seat = state.to_move
        self.seat = seat
        self.ground.survey(state, seat)
        self.lamps = state.lamps()
        self.large = large_light(state) if state.large_lamp != NOWHERE else 0
        if state.phase == PAVING:
            self.planner.survey(self.ground.own, self.lamps, state.flips)
        else:
            self.own = together(state, state.raised[seat])
            self.others = together(state, state.raised[1 - seat])
            self.shared_light = state.colours[SHARED] & state.free() & spread(self.lamps)

    # Paving --------------------------------------------------------------------------------------------

    def paving_gain(self, state: LumiereState, action: i64) -> float:
        """A tile by the ground it makes, a building by the light it finds."""
        if action >= act.PASS:
            return 0.0
        if action >= act.TAKE:
            if raisable(state, self.seat) == state.chimneys(self.seat):
                return float(state.tables.unbuilt)
            building = action - act.TAKE
            self.planner.look(state.tables, building)
            size = state.tables.shape_sizes[building * ORIENTATIONS]
            return TAKEN + TAKEN_SIZE * float(size) + TAKEN_LIGHT * float(self.planner.gains[building])
        seat = self.seat
        first = ((seat * TILES + state.held[seat]) * TURNS + act.turn_of(action)) * COLOURS
        corner = zone_corner(act.zone_of(action))
        masks = state.tables.tile_masks
        shared = state.colours[SHARED] | wrap(masks[first + SHARED] << corner)
        lamps = state.colours[LAMP] | wrap(masks[first + LAMP] << corner)
        own = state.colours[seat] | wrap(masks[first + seat] << corner) | shared
        other = state.colours[1 - seat] | wrap(masks[first + 1 - seat] << corner) | shared
        lit = spread(lamps)
        return LIT * float(count(own & lit) - count(other & lit)) + JOINT * float(joints(own) - joints(other))

    # Building ------------------------------------------------------------------------------------------

    def building_gain(self, state: LumiereState, action: i64) -> float:
        """L3.3: a building raised: its light, the minus points saved, the group, and what the other one loses."""
        return self.raised_gain(act.raised_on(state.tables, action)) - float(state.tables.unbuilt)

    def raised_gain(self, spaces: i64) -> float:
        """What a building on these spaces brings."""
        size = float(count(spaces))
        beside = spread(spaces)
        light = count(beside & self.lamps & ~spaces)
        if self.large & spaces != 0 and beside & self.lamps == 0:
            light += 1
        gain = size * float(light) + DENIED * float(count(spaces & self.shared_light))
        return gain + GROUP * size if beside & self.own != 0 else gain

    def card_gain(self, state: LumiereState, action: i64) -> float:
        """L4: what a postcard brings at once."""
        if action >= act.TOKEN:
            return self.token_gain(state, action - act.TOKEN)
        if action < act.RAISE_GARDEN:
            return RIGHT - float(state.tables.unbuilt)
        if action < act.PAINTER:
            return self.raised_gain(act.double_on(state.tables, action, act.RAISE_GARDEN))
        if action < act.ANNEX:
            area = flood(bit(action - act.PAINTER), ~state.built)
            return float(state.tables.painter_lamp * count(area & self.lamps))
        if action < act.LAMP_TILE:
            return self.annex_gain(state, act.annex_space(action), act.annexed_building(action))
        if action < act.DANCER:
            return self.lamp_gain(state, action - act.LAMP_TILE)
        return self.late_card_gain(state, action)

    def late_card_gain(self, state: LumiereState, action: i64) -> float:
        """L4.9 to L4.12: dancer, fountain, statue and large lamp."""
        if action < act.FOUNTAIN:
            area = flood(bit(action - act.DANCER), state.free() & ~self.lamps)
            return float(state.tables.dancer_space * count(area))
        if action < act.STATUE:
            return self.fountain_gain(state, act.double_on(state.tables, action, act.FOUNTAIN))
        if action < act.LARGE_LAMP:
            return self.statue_gain(state, act.statue_space(action), act.statue_front(action))
        return self.lamp_gain(state, action - act.LARGE_LAMP)

    def statue_gain(self, state: LumiereState, space: i64, front: i64) -> float:
        """L4.11: the free spaces around it, fewer where the space before it is ground of its player."""
        here = bit(space)
        free = state.free()
        sides = count(spread(here) & free) * state.tables.statue_side
        points = float(sides + count(diagonals(here) & free) * state.tables.statue_diagonal)
        return points if has(free & ~self.ground.own, neighbour(space, front)) else OWN_FRONT * points

    def token_gain(self, state: LumiereState, card: i64) -> float:
        """L3.4: cards that give a right, or a card left undone."""
        if card == cards.SACRE_COEUR:
            return -SPARED * float(state.tables.unbuilt * count(state.reserve[self.seat]))
        return RIGHT if card in (cards.METROPOLITAIN, cards.CHARTIER) else 0.0

    def annex_gain(self, state: LumiereState, space: i64, building: i64) -> float:
        """L4.7: a larger building with perhaps more light."""
        lamps = lamps_on(state, building)
        size = state.size(building)
        more = count(lamps | (spread(bit(space)) & self.lamps))
        return float((size + 1) * more - size * count(lamps)) + GROUP

    def lamp_gain(self, state: LumiereState, space: i64) -> float:
        """L4.8, L4.12: a lamp for every building beside it, and for those still to come."""
        beside = spread(bit(space))
        gain = NEW_LIGHT * float(count(beside & self.ground.own) - count(beside & state.colours[1 - self.seat]))
        for seat in range(2):
            buildings = state.raised[seat]
            while buildings != 0:
                building = lowest(buildings)
                buildings ^= bit(building)
                if state.buildings[building] & beside != 0:
                    size = float(state.size(building))
                    gain += size if seat == self.seat else -size
        return gain

    def fountain_gain(self, state: LumiereState, spaces: i64) -> float:
        """L4.10: points for every building of the player beside it."""
        beside = spread(spaces)
        touched: i64 = 0
        buildings = state.raised[self.seat]
        while buildings != 0:
            building = lowest(buildings)
            buildings ^= bit(building)
            if state.buildings[building] & beside != 0:
                touched += 1
        return float(state.tables.fountain_building * touched) + LATER_TOUCH


def raisable(state: LumiereState, seat: i64) -> i64:
    """L3.3: how many buildings of the reserve have a chimney."""
    taken = count(state.reserve[seat])
    left = state.chimneys(seat)
    return taken if taken < left else left  # noqa: FURB136 - min() boxes
