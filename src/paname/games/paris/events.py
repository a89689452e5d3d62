"""What can happen in a game of Paris. Places, goods and tiles have the names of the notation."""

from dataclasses import dataclass

from paname.core.events import Event


@dataclass(frozen=True)
class StartDrawn(Event):
    """P1.4: who begins."""

    seat: int


@dataclass(frozen=True)
class TokenLaid(Event):
    """P1.3: a token was drawn for a building space."""

    district: str
    value: int
    good: str


@dataclass(frozen=True)
class NumberLaid(Event):
    """P1.3: a bonus number was drawn for a space of the track."""

    space: int
    number: int


@dataclass(frozen=True)
class TopSeen(Event):
    """P1.2: the back of a stack's new top tile came into sight; `tiles` lie there."""

    stack: int
    district: str
    tiles: int


@dataclass(frozen=True)
class TileDrawn(Event):
    """P2.1: a player took the top tile of a stack, where `tiles` are left."""

    seat: int
    stack: int
    tiles: int


@dataclass(frozen=True)
class TileTurned(Event):
    """P2.2: the drawn tile lies open and waits for a district."""

    seat: int
    value: int
    building: str


@dataclass(frozen=True)
class BuildingLaid(Event):
    """P2.1: a building lies on its space."""

    seat: int
    district: str
    value: int
    building: str


@dataclass(frozen=True)
class TileRemoved(Event):
    """P2.2: no district could take the drawn tile, so it left the game."""

    seat: int
    value: int
    building: str


@dataclass(frozen=True)
class KeyPlaced(Event):
    """P3.1: a key came to a bank, which paid, or to the Arc."""

    seat: int
    place: str
    francs: int


@dataclass(frozen=True)
class LandmarkLaid(Event):
    """P4.3: a landmark came from the supply to a district."""

    seat: int
    district: str
    landmark: str


@dataclass(frozen=True)
class KeyMoved(Event):
    """P4.1: a key moved and paid; `tile` is the bonus tile used for it, or 0."""

    seat: int
    district: str
    source: str
    goal: str
    francs: int
    goods: tuple[str, ...]
    tile: int


@dataclass(frozen=True)
class TokenTaken(Event):
    """P4.4: the token beside a building was taken."""

    seat: int
    district: str
    value: int
    good: str


@dataclass(frozen=True)
class PointsScored(Event):
    """A player's points rose to `vp`; `code` says what for, as a score line does, `name` of which tile or landmark."""

    seat: int
    clause: str
    code: str
    name: str
    points: int
    vp: int


@dataclass(frozen=True)
class BonusTaken(Event):
    """P5.1: a bonus tile was taken, for `francs`; the pawn is on space `pawn`, and `left` copies remain."""

    seat: int
    number: int
    francs: int
    pawn: int
    left: int


@dataclass(frozen=True)
class BonusUsed(Event):
    """P5.3: a bonus tile was used, for francs gained (or paid, if negative) and goods of the turn."""

    seat: int
    number: int
    francs: int
    goods: tuple[str, ...]


@dataclass(frozen=True)
class PairsGiven(Event):
    """P5.9: pairs of tokens were given up, one name a pair."""

    seat: int
    pairs: tuple[str, ...]


@dataclass(frozen=True)
class ResourceBought(Event):
    """P2.5: a resource was bought; the supply has `supply` of it left."""

    seat: int
    good: str
    francs: int
    supply: int


@dataclass(frozen=True)
class GoodSold(Event):
    """P2.5: a token or a good of the turn was sold."""

    seat: int
    good: str
    francs: int


@dataclass(frozen=True)
class UnitsLost(Event):
    """P5.4: goods of the turn were left over at its end."""

    seat: int
    goods: tuple[str, ...]


@dataclass(frozen=True)
class SlotFilled(Event):
    """P4.6: a prestige went into a slot of a landmark."""

    seat: int
    landmark: str
    good: str


@dataclass(frozen=True)
class VpTileLaid(Event):
    """P4.7: a VP tile lies in a district; `points` are those of its places."""

    seat: int
    district: str
    points: tuple[int, ...]


@dataclass(frozen=True)
class BenefitDeclined(Event):
    """P4.5 to P4.7: a benefit was left: bonus, slot or vp."""

    seat: int
    benefit: str


@dataclass(frozen=True)
class EndTilesSeen(Event):
    """P6.3: a player looked through the end-game tiles; only that player is told which there are."""

    seat: int
    tiles: tuple[str, ...] | None


@dataclass(frozen=True)
class EndTileTaken(Event):
    """P6.1: a player took an end-game tile, `left` remain; only that player is told which one."""

    seat: int
    tile: str | None
    left: int


@dataclass(frozen=True)
class EndTileUsed(Event):
    """P6.2: an end-game tile was used, for francs or goods of the turn."""

    seat: int
    tile: str
    francs: int
    goods: tuple[str, ...]


@dataclass(frozen=True)
class Passed(Event):
    """P2.6: a player had no main action and passed."""

    seat: int


@dataclass(frozen=True)
class EndApproached(Event):
    """P7.1: the last end-game tile is taken; after this round comes one more."""

    seat: int


@dataclass(frozen=True)
class TurnEnded(Event):
    """P2.7: the turn went to the next player; `round` counts from 1."""

    seat: int
    next: int
    round: int


@dataclass(frozen=True)
class GameEnded(Event):
    """P7.1: the last round is over."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
