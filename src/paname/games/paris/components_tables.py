"""The components as packed tables, and what follows from them."""

from librt.vecs import vec
from mypy_extensions import i64

from paname.core import bits
from paname.core.errors import Fault
from paname.games.paris import structure as box


def zeros(length: int) -> vec[i64]:
    """A vector of noughts."""
    return vec[i64]([0] * length)


class PrintedTables:
    """Every printed number; a site's place in a table is its number, a bonus tile's is the number printed on it."""

    start_francs: i64 = 0
    removed: i64 = 0
    reserve: i64 = 0
    back: i64 = 0
    first_prizes: i64 = 0

    def __init__(self) -> None:
        self.marks: dict[str, str] = {}
        self.oddities: list[Fault] = []
        self.district_names: list[str] = []
        self.district_ids: list[str] = []
        self.landmark_ids: list[str] = []
        self.landmark_names: list[str] = []
        self.end_ids: list[str] = []
        self.place_ids: list[str] = []
        self.source_ids: list[str] = []
        self.goal_ids: list[str] = []
        self.keys: vec[i64] = zeros(5)
        self.buy: vec[i64] = zeros(box.RESOURCES)
        self.sell: vec[i64] = zeros(box.KINDS)
        self.prestige: vec[i64] = zeros(box.LANDMARKS * box.KINDS)
        self.bank: vec[i64] = zeros(box.DISTRICTS)
        self.value: vec[i64] = zeros(box.SITES)
        self.cost: vec[i64] = zeros(box.SITES * box.RESOURCES)
        self.token: vec[i64] = zeros(box.BUILDINGS)
        self.fee: vec[i64] = zeros(box.RANKS)
        self.points: vec[i64] = zeros(box.RANKS)
        self.type: vec[i64] = zeros(box.BUILDINGS)
        self.slots: vec[i64] = zeros(box.LANDMARKS * box.KINDS)
        self.places: vec[i64] = zeros(box.VP_TILES * 3)
        self.letter_end: vec[i64] = zeros(3)
        self.copies: vec[i64] = zeros((box.NUMBERS + 1) * 5)
        self.effect: vec[i64] = zeros(box.NUMBERS + 1)
        self.francs: vec[i64] = zeros(box.NUMBERS + 1)
        self.vp: vec[i64] = zeros(box.NUMBERS + 1)
        self.good: vec[i64] = zeros(box.NUMBERS + 1)
        self.rank: vec[i64] = zeros(box.NUMBERS + 1)
        self.price: vec[i64] = zeros(box.NUMBERS + 1)
        self.by_players: vec[i64] = zeros((box.NUMBERS + 1) * 5)
        self.type_vp: vec[i64] = zeros(box.TYPE_COUNTS)
        self.end_francs: vec[i64] = zeros(box.END_TILES)
        self.end_vp: vec[i64] = zeros(box.END_TILES)
        self.end_goods: vec[i64] = zeros(box.END_TILES * box.KINDS)
        # worked out from the others by `derive`
        self.rank_mask: vec[i64] = zeros(box.RANKS)
        self.up_to: vec[i64] = zeros(box.TOP_VALUE + 1)
        self.above: vec[i64] = zeros(256)
        self.beyond: vec[i64] = zeros(box.RESOURCES * (box.COPIES + 1))
        self.best_prestige: vec[i64] = zeros(box.KINDS)

    def derive(self) -> None:
        """P4.1: the effects by number, the sites of a rank and up to a value, and what follows."""
        for effect, numbers in box.EFFECTS.items():
            for number in numbers:
                self.effect[number] = effect
        for site in range(box.SITES):
            if site < box.BUILDINGS:
                self.rank_mask[site % box.RANKS] |= bits.bit(site)
            for value in range(self.value[site], box.TOP_VALUE + 1):
                self.up_to[value] |= bits.bit(site)
        self.derive_landmarks()
        self.derive_costs()
        self.derive_names()
        for tile in range(box.VP_TILES):
            self.first_prizes += self.places[tile * 3]
        for place, points in enumerate(self.prestige):
            self.best_prestige[place % box.KINDS] = max(self.best_prestige[place % box.KINDS], points)

    def derive_landmarks(self) -> None:
        """P4.3: the landmarks that are higher than the highest of a set of them."""
        for laid in range(256):
            top: i64 = 0
            for landmark in range(box.LANDMARKS):
                if bits.has(laid, landmark):
                    top = self.value[box.BUILDINGS + landmark]
            self.above[laid] = box.ALL_LANDMARKS & ~self.up_to[top]

    def derive_costs(self) -> None:
        """P4.2: the sites that cost more of a resource than a number of pieces."""
        for site in range(box.SITES):
            for kind in range(box.RESOURCES):
                for pieces in range(self.cost[site * box.RESOURCES + kind]):
                    self.beyond[kind * (box.COPIES + 1) + pieces] |= bits.bit(site)

    def derive_names(self) -> None:
        """P3.1, P4.1: where keys are placed, and where in a district they come from and go to."""
        values = [str(self.value[rank]) for rank in range(box.RANKS)]
        self.place_ids = [*self.district_ids, "arc"]
        self.source_ids = ["bank", *values, "arc"]
        self.goal_ids = [*values, *self.landmark_ids]

    def copies_of(self, number: int, players: int) -> int:
        """P0.9: how many tiles of a number are in a game of that many players."""
        return int(self.copies[number * 5 + players])

    def end_gives_goods(self, tile: i64) -> bool:
        """P0.10: whether an end-game tile gives goods, which serve in the turn it is used."""
        return any(self.end_goods[tile * box.KINDS + kind] > 0 for kind in range(box.KINDS))

    def end_goods_of(self, tile: int) -> list[int]:
        """P0.10: the kinds of goods that an end-game tile gives, one entry a good."""
        found: list[int] = []
        for kind in range(box.KINDS):
            found.extend([kind] * self.end_goods[tile * box.KINDS + kind])
        return found

    def slots_of(self, landmark: int) -> list[int]:
        """P4.6: the kinds of prestige that the slots of a landmark take."""
        found: list[int] = []
        for kind in range(box.KINDS):
            found.extend([kind] * self.slots[landmark * box.KINDS + kind])
        return found
