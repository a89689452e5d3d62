"""The position of a game of Paris: what lies on the board, before the players and in the stacks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.core.bits import bit, count, has
from paname.core.options import Value
from paname.core.state import Setup, State
from paname.games.paris import structure as box
from paname.games.paris.components import Tables
from paname.games.paris.components_tables import zeros

NONE: Final = -1

FIELDS: Final = (
    "turn", "first", "round", "ending", "pending", "free_districts", "readings", "drawn", "stack", "tile", "arrived",
    "end_stack", "tiles", "tops", "sites", "types", "tokens", "spaces", "copies", "laid_vp", "supply", "gone", "units",
    "slots", "francs", "vp", "keys", "reserve", "banks", "owned", "doubled", "trebled", "pawns", "held", "used",
    "again", "goods", "end_takers", "end_taken", "end_used_at", "end_held", "account", "points",
)  # fmt: skip


class ParisState(State):
    """Sets of sites, tiles and places are bits; NONE stands for what is not there.

    A seat's goods, points and account are rows of longer vectors.
    """

    turn: i64 = NONE
    """The seat whose turn it is."""
    first: i64 = NONE
    round: i64 = 0
    ending: i64 = box.NOT_YET
    pending: i64 = 0
    """P2.7: a stack of decisions and draws still owed, four bits each, the next one lowest."""
    free_districts: i64 = 0
    readings: i64 = 0
    """P5.2, P5.6, P5.7: which readings of the books apply; follows from the options."""
    drawn: i64 = 0
    """The building tiles drawn so far, by what is printed on them."""
    stack: i64 = NONE
    """The stack a tile is being taken from."""
    tile: i64 = NONE
    """P2.2: the tile that waits for a district."""
    arrived: i64 = NONE
    """P2.7: the site that this turn's key came to, while its benefits are decided."""
    end_stack: i64 = box.ALL_END_TILES
    tiles: vec[i64] = vec[i64]()
    """P1.2: how many tiles each stack holds."""
    tops: vec[i64] = vec[i64]()
    """P1.2: the district on the back of each stack's top tile."""
    sites: vec[i64] = vec[i64]()
    """The buildings and landmarks that lie in each district."""
    types: vec[i64] = vec[i64]()
    tokens: vec[i64] = vec[i64]()
    """P0.5: the good that lies beside each building space."""
    spaces: vec[i64] = vec[i64]()
    """P1.5: the space of the track, 1 to 30, on which each number lies."""
    copies: vec[i64] = vec[i64]()
    laid_vp: vec[i64] = vec[i64]()
    """P4.7: the VP tile of each district."""
    supply: vec[i64] = vec[i64]()
    gone: vec[i64] = vec[i64]()
    """P2.5: prestige that left the game, in the places of its kinds."""
    units: vec[i64] = vec[i64]()
    """P5.4: the goods of the turn."""
    slots: vec[i64] = vec[i64]()
    """P4.6: the open slots of the landmark arrived at, by kind."""
    francs: vec[i64] = vec[i64]()
    vp: vec[i64] = vec[i64]()
    keys: vec[i64] = vec[i64]()
    reserve: vec[i64] = vec[i64]()
    banks: vec[i64] = vec[i64]()
    """P3.1: the banks, and as bit 6 the Arc, that hold a key."""
    owned: vec[i64] = vec[i64]()
    doubled: vec[i64] = vec[i64]()
    trebled: vec[i64] = vec[i64]()
    """P5.8: the sites with at least one, two, three of the player's keys."""
    pawns: vec[i64] = vec[i64]()
    held: vec[i64] = vec[i64]()
    used: vec[i64] = vec[i64]()
    again: vec[i64] = vec[i64]()
    """P5.2: how often each number was used after its first use, two bits a number."""
    goods: vec[i64] = vec[i64]()
    end_takers: vec[i64] = vec[i64]()
    end_taken: vec[i64] = vec[i64]()
    """P6.1: who took an end-game tile and which, take by take."""
    end_used_at: vec[i64] = vec[i64]()
    """P6.2: how many tiles had been taken when each one was used."""
    end_held: vec[i64] = vec[i64]()
    account: vec[i64] = vec[i64]()
    points: vec[i64] = vec[i64]()

    def __init__(self, setup: Setup, tables: Tables) -> None:
        super().__init__(setup)
        self.tables = tables

    def lay_out(self) -> None:
        """P1.1: everything lies ready in its basic layout, nothing is drawn yet."""
        players: int = self.players
        tables = self.tables
        self.free_districts = 1 if self.setup.options["free_districts"] else 0
        self.readings = readings_of(self.setup.options)
        self.tiles = zeros(box.STACKS)
        self.tops = vec[i64]([NONE] * box.STACKS)
        self.sites = zeros(box.DISTRICTS)
        self.types = vec[i64]([NONE] * box.BUILDINGS)
        self.tokens = vec[i64]([tables.token[space] for space in range(box.BUILDINGS)])
        self.spaces = vec[i64](list(range(box.NUMBERS + 1)))
        self.copies = vec[i64]([tables.copies_of(number, players) for number in range(box.NUMBERS + 1)])
        self.laid_vp = vec[i64]([NONE] * box.DISTRICTS)
        self.supply = zeros(box.RESOURCES)
        self.gone = zeros(box.KINDS)
        self.units = zeros(box.KINDS)
        self.slots = zeros(box.KINDS)
        self.end_takers = vec[i64]([NONE] * box.END_TILES)
        self.end_taken = vec[i64]([NONE] * box.END_TILES)
        self.end_used_at = vec[i64]([NONE] * box.END_TILES)
        self.lay_out_seats(players)

    def lay_out_seats(self, players: int) -> None:
        """P1.1: what every player begins with."""
        tables = self.tables
        self.francs = vec[i64]([tables.start_francs] * players)
        self.vp = zeros(players)
        self.keys = vec[i64]([tables.keys[players]] * players)
        self.reserve = vec[i64]([tables.reserve] * players)
        self.banks = zeros(players)
        self.owned = zeros(players)
        self.doubled = zeros(players)
        self.trebled = zeros(players)
        self.pawns = zeros(players)
        self.held = zeros(players)
        self.used = zeros(players)
        self.again = zeros(players)
        self.goods = zeros(players * box.KINDS)
        self.end_held = zeros(players)
        self.account = zeros(players * box.ACCOUNTS)
        self.points = zeros(players * box.SOURCES)
        for seat in range(players):
            self.account[seat * box.ACCOUNTS + box.START_FRANCS] = tables.start_francs

    def fields(self) -> list[str]:
        """The names of the integers and vectors above."""
        return list(FIELDS)

    def secret_fields(self) -> list[str]:
        """P7.7: which end-game tiles were taken and by whom, and so which are left."""
        return ["end_stack", "end_taken", "end_held"]

    def copy_from(self, other: "ParisState") -> None:
        """Become equal to another state."""
        self.copy_base(other)
        self.copy_board(other)
        self.copy_seats(other)

    def copy_board(self, other: "ParisState") -> None:
        """Take over what lies on the board and between the players."""
        self.turn = other.turn
        self.first = other.first
        self.round = other.round
        self.ending = other.ending
        self.pending = other.pending
        self.free_districts = other.free_districts
        self.readings = other.readings
        self.drawn = other.drawn
        self.stack = other.stack
        self.tile = other.tile
        self.arrived = other.arrived
        self.end_stack = other.end_stack
        self.tiles = other.tiles[:]
        self.tops = other.tops[:]
        self.sites = other.sites[:]
        self.types = other.types[:]
        self.tokens = other.tokens[:]
        self.spaces = other.spaces[:]
        self.copies = other.copies[:]
        self.laid_vp = other.laid_vp[:]
        self.supply = other.supply[:]
        self.gone = other.gone[:]
        self.units = other.units[:]
        self.slots = other.slots[:]
        self.end_takers = other.end_takers[:]
        self.end_taken = other.end_taken[:]
        self.end_used_at = other.end_used_at[:]

    def copy_seats(self, other: "ParisState") -> None:
        """Take over what the players have."""
        self.francs = other.francs[:]
        self.vp = other.vp[:]
        self.keys = other.keys[:]
        self.reserve = other.reserve[:]
        self.banks = other.banks[:]
        self.owned = other.owned[:]
        self.doubled = other.doubled[:]
        self.trebled = other.trebled[:]
        self.pawns = other.pawns[:]
        self.held = other.held[:]
        self.used = other.used[:]
        self.again = other.again[:]
        self.goods = other.goods[:]
        self.end_held = other.end_held[:]
        self.account = other.account[:]
        self.points = other.points[:]

    def keys_on(self, seat: i64, sites: i64) -> i64:
        """P5.8: how many keys a player has on some sites; two on one are two."""
        return count(self.owned[seat] & sites) + count(self.doubled[seat] & sites) + count(self.trebled[seat] & sites)

    def turn_over(self, number: i64) -> None:
        """P5.3: the player whose turn it is uses a bonus tile; it lies face up from now on."""
        seat = self.turn
        if has(self.used[seat], number):
            self.again[seat] += bit(2 * number - 2)
        self.held[seat] ^= bit(number)
        self.used[seat] |= bit(number)

    def uses(self, seat: i64, number: i64) -> i64:
        """P5.2: how often a player has used tiles of a number."""
        return ((self.used[seat] >> number) & 1) + ((self.again[seat] >> (2 * number - 2)) & 3)

    def owned_by_others(self, seat: i64) -> i64:
        """P4.1: the sites that hold another's key."""
        others: i64 = 0
        for other in range(self.players):
            if other != seat:
                others |= self.owned[other]
        return others

    def has_tiles_to_draw(self) -> bool:
        """P2.1: whether a stack is left."""
        return self.tiles[0] + self.tiles[1] + self.tiles[2] > 0

    def landmarks_in_supply(self) -> i64:
        """P4.3: the landmarks that nobody has laid yet."""
        laid: i64 = 0
        for district in range(box.DISTRICTS):
            laid |= self.sites[district]
        return box.ALL_LANDMARKS & ~laid

    def district_of(self, landmark: i64) -> i64:
        """P4.3: the district in which a landmark, by its site, lies; NONE for one in the supply."""
        for district in range(box.DISTRICTS):
            if has(self.sites[district], landmark):
                return district
        return NONE

    def due(self) -> i64:
        """P2.7: the decision or draw that comes next; 0 when the game is over."""
        return self.pending & 15


def readings_of(options: dict[str, Value]) -> i64:
    """P5.2, P5.6, P5.7: the readings that a table chose."""
    readings: i64 = box.TILES_STILL_WORK if options["track_end"] == "tiles_still_work" else 0
    if options["numbers"] == "held":
        readings |= box.HELD_ONLY
    if options["tile_25"] == "tiles":
        readings |= box.BACK_BY_TILES
    return readings
