"""The position of a game of Lumière: what lies on the square and before the players."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.core.bits import bit, count
from paname.core.state import Setup, State
from paname.games.lumiere.components import BUILDINGS, CARDS, LAMP, RAISABLE, SHARED, STARTER, TILES, Tables
from paname.games.lumiere.square import NOWHERE, ZONES

PAVING: Final = 1
BUILDING: Final = 2

# What chance owes.
DRAW_NOTHING: Final = 0
DRAW_START: Final = 1
DRAW_CARD: Final = 2
DRAW_TILE: Final = 3

NOBODY: Final = -1
NOTHING: Final = -1

FIELDS: Final = (
    "phase", "due", "next_seat", "first_done", "flips", "any_lamp", "cards", "done", "supply", "built", "pieces",
    "lifted", "metropolitain", "chartier", "stone", "painter", "dancer", "statue", "front", "fountain", "lamp_tile",
    "large_lamp", "annex", "annexed", "colours", "zones", "held", "stack", "reserve", "used", "raised", "buildings",
)  # fmt: skip


class LumiereState(State):
    """Sets of spaces, buildings, tiles and cards are bits; places are space numbers or NOWHERE."""

    phase: i64 = PAVING
    due: i64 = DRAW_START
    next_seat: i64 = NOBODY
    first_done: i64 = NOBODY
    flips: i64 = 0
    any_lamp: i64 = 0
    """L4.12: whether the large lamp may also lie on the lamp tile; follows from the options."""
    cards: i64 = 0
    done: i64 = 0
    supply: i64 = 0
    built: i64 = 0
    pieces: i64 = 0
    lifted: i64 = NOTHING
    metropolitain: i64 = NOBODY
    chartier: i64 = NOBODY
    stone: i64 = NOWHERE
    painter: i64 = NOWHERE
    dancer: i64 = NOWHERE
    statue: i64 = NOWHERE
    front: i64 = NOTHING
    fountain: i64 = 0
    lamp_tile: i64 = NOWHERE
    large_lamp: i64 = NOWHERE
    annex: i64 = NOWHERE
    annexed: i64 = NOTHING
    colours: vec[i64] = vec[i64]()
    zones: vec[i64] = vec[i64]()
    held: vec[i64] = vec[i64]()
    stack: vec[i64] = vec[i64]()
    reserve: vec[i64] = vec[i64]()
    used: vec[i64] = vec[i64]()
    raised: vec[i64] = vec[i64]()
    buildings: vec[i64] = vec[i64]()

    def __init__(self, setup: Setup, tables: Tables) -> None:
        super().__init__(setup)
        self.tables = tables

    def lay_out(self) -> None:
        """L1: everything lies ready, nothing is drawn yet."""
        options = self.setup.options
        self.flips = 1 if options["flip_buildings"] else 0
        self.any_lamp = 1 if options["large_lamp"] == "any" else 0
        self.cards = cards_in_play(options["postcards"])
        self.supply = bit(BUILDINGS) - 1
        self.colours = vec[i64]([0] * 4)
        self.zones = vec[i64]([NOTHING] * ZONES)
        self.held = vec[i64]([NOTHING] * 2)
        self.stack = vec[i64]([bit(TILES) - 1] * 2)
        self.reserve = vec[i64]([0] * 2)
        self.used = vec[i64]([0] * 2)
        self.raised = vec[i64]([0] * 2)
        self.buildings = vec[i64]([0] * RAISABLE)

    def fields(self) -> list[str]:
        """The names of the integers and vectors above."""
        return list(FIELDS)

    def secret_fields(self) -> list[str]:
        """L2.6: which tile a player holds, and so which are left in the stack."""
        return ["held", "stack"]

    def copy_from(self, other: "LumiereState") -> None:
        """Become equal to another state."""
        self.copy_base(other)
        self.phase = other.phase
        self.due = other.due
        self.next_seat = other.next_seat
        self.first_done = other.first_done
        self.flips = other.flips
        self.any_lamp = other.any_lamp
        self.cards = other.cards
        self.done = other.done
        self.supply = other.supply
        self.built = other.built
        self.pieces = other.pieces
        self.lifted = other.lifted
        self.metropolitain = other.metropolitain
        self.chartier = other.chartier
        self.stone = other.stone
        self.painter = other.painter
        self.dancer = other.dancer
        self.statue = other.statue
        self.front = other.front
        self.fountain = other.fountain
        self.lamp_tile = other.lamp_tile
        self.large_lamp = other.large_lamp
        self.annex = other.annex
        self.annexed = other.annexed
        self.colours = other.colours[:]
        self.zones = other.zones[:]
        self.held = other.held[:]
        self.stack = other.stack[:]
        self.reserve = other.reserve[:]
        self.used = other.used[:]
        self.raised = other.raised[:]
        self.buildings = other.buildings[:]

    def free(self) -> i64:
        """L0.7: the paved spaces with no piece on them."""
        paved = self.colours[0] | self.colours[1] | self.colours[SHARED] | self.colours[LAMP]
        return paved & ~(self.built | self.pieces)

    def lamps(self) -> i64:
        """L0.8: the printed lamps that no building covers, and the lamp tile; the large lamp is none of its own."""
        lamps = self.colours[LAMP] & ~self.built
        return lamps if self.lamp_tile == NOWHERE else lamps | bit(self.lamp_tile)

    def large_lamp_spots(self) -> i64:
        """L4.12: the printed lamps with nothing on them; by the earlier reading every lamp."""
        return self.colours[LAMP] & self.free() if self.any_lamp == 0 else self.lamps()

    def tokens(self, seat: i64) -> i64:
        """L0.4: how many action tokens a player has left."""
        return self.tables.tokens - count(self.used[seat])

    def chimneys(self, seat: i64) -> i64:
        """L0.4: how many chimneys a player has left; the garden takes one too."""
        return self.tables.chimneys - count(self.raised[seat])

    def open_cards(self) -> i64:
        """L3.4: the postcards in play that carry no token."""
        return self.cards & ~(self.used[0] | self.used[1])

    def unplaced(self, seat: i64) -> i64:
        """L2.6: the tiles a player has not placed, the held one included."""
        tiles = self.stack[seat]
        return tiles if self.held[seat] == NOTHING else tiles | bit(self.held[seat])

    def size(self, building: i64) -> i64:
        """L4.7: the spaces of a raised building, its annex included."""
        return count(self.buildings[building])

    def name(self, building: i64) -> str:
        """What a building is called; the garden is one (L4.3)."""
        return self.tables.raisable[building]


def cards_in_play(option: object) -> i64:
    """L1.1: the starter set, none yet where they will be drawn, or those named."""
    if option == "starter":
        return STARTER
    cards: i64 = 0
    if isinstance(option, list):
        for name in option:
            cards |= bit(CARDS.index(name))
    return cards
