"""The components as packed tables, shared by all states of a game."""

from librt.vecs import vec
from mypy_extensions import i64

from paname.core import bits
from paname.games.paris.structure import (
    ALL_LANDMARKS,
    BUILDINGS,
    COPIES,
    DISTRICTS,
    EFFECTS,
    END_TILES,
    KINDS,
    LANDMARKS,
    NUMBERS,
    RANKS,
    RESOURCES,
    SITES,
    TOP_VALUE,
    TYPE_COUNTS,
    VP_TILES,
)


def zeros(length: int) -> vec[i64]:
    """A vector of noughts."""
    return vec[i64]([0] * length)


class Tables:
    """Every printed number; a site's place in a table is its number, a bonus tile's is the number printed on it."""

    start_francs: i64 = 0
    removed: i64 = 0
    reserve: i64 = 0
    more_copies: i64 = 0
    back: i64 = 0

    def __init__(self) -> None:
        self.marks: dict[str, str] = {}
        self.district_names: list[str] = []
        self.district_ids: list[str] = []
        self.landmark_ids: list[str] = []
        self.landmark_names: list[str] = []
        self.end_ids: list[str] = []
        self.keys: vec[i64] = zeros(5)
        self.buy: vec[i64] = zeros(RESOURCES)
        self.sell: vec[i64] = zeros(KINDS)
        self.prestige: vec[i64] = zeros(KINDS)
        self.bank: vec[i64] = zeros(DISTRICTS)
        self.value: vec[i64] = zeros(SITES)
        self.cost: vec[i64] = zeros(SITES * RESOURCES)
        self.token: vec[i64] = zeros(RANKS)
        self.fee: vec[i64] = zeros(RANKS)
        self.points: vec[i64] = zeros(RANKS)
        self.type: vec[i64] = zeros(BUILDINGS)
        self.slots: vec[i64] = zeros(LANDMARKS * KINDS)
        self.places: vec[i64] = zeros(VP_TILES * 3)
        self.letter_end: vec[i64] = zeros(3)
        self.effect: vec[i64] = zeros(NUMBERS + 1)
        self.francs: vec[i64] = zeros(NUMBERS + 1)
        self.vp: vec[i64] = zeros(NUMBERS + 1)
        self.good: vec[i64] = zeros(NUMBERS + 1)
        self.rank: vec[i64] = zeros(NUMBERS + 1)
        self.price: vec[i64] = zeros(NUMBERS + 1)
        self.by_players: vec[i64] = zeros((NUMBERS + 1) * 5)
        self.type_vp: vec[i64] = zeros(TYPE_COUNTS)
        self.end_francs: vec[i64] = zeros(END_TILES)
        self.end_vp: vec[i64] = zeros(END_TILES)
        self.end_good: vec[i64] = vec[i64]([-1] * END_TILES)
        # worked out from the others by `derive`
        self.rank_mask: vec[i64] = zeros(RANKS)
        self.up_to: vec[i64] = zeros(TOP_VALUE + 1)
        self.above: vec[i64] = zeros(256)
        self.beyond: vec[i64] = zeros(RESOURCES * (COPIES + 1))

    def derive(self) -> None:
        """P4.1: the effects by number, the sites of a rank and up to a value, and what follows."""
        for effect, numbers in EFFECTS.items():
            for number in numbers:
                self.effect[number] = effect
        for site in range(SITES):
            if site < BUILDINGS:
                self.rank_mask[site % RANKS] |= bits.bit(site)
            for value in range(self.value[site], TOP_VALUE + 1):
                self.up_to[value] |= bits.bit(site)
        self.derive_landmarks()
        self.derive_costs()

    def derive_landmarks(self) -> None:
        """P4.3: the landmarks that are higher than the highest of a set of them."""
        for laid in range(256):
            top: i64 = 0
            for landmark in range(LANDMARKS):
                if bits.has(laid, landmark):
                    top = self.value[BUILDINGS + landmark]
            self.above[laid] = ALL_LANDMARKS & ~self.up_to[top]

    def derive_costs(self) -> None:
        """P4.2: the sites that cost more of a resource than a number of pieces."""
        for site in range(SITES):
            for kind in range(RESOURCES):
                for pieces in range(self.cost[site * RESOURCES + kind]):
                    self.beyond[kind * (COPIES + 1) + pieces] |= bits.bit(site)

    def copies_of(self, number: int, players: int) -> int:
        """P0.9: how many tiles of a number are in a game of that many players."""
        more = players - 2 if bits.has(self.more_copies, number) else 0
        return 1 + more if number > 0 else 0

    def slots_of(self, landmark: int) -> list[int]:
        """P4.6: the kinds of prestige that the slots of a landmark take."""
        found: list[int] = []
        for kind in range(KINDS):
            found.extend([kind] * self.slots[landmark * KINDS + kind])
        return found
