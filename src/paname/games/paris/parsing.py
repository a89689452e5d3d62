"""Reads the text face of actions.

Accents and case do not matter, a space may stand for a hyphen, and a name may be cut short while it stays unique. A
ParseError says where reading stopped and which words could follow.
"""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Final

from paname.core.errors import ParseError
from paname.core.names import slug
from paname.games.paris.actions import (
    BUY,
    BY_TILE,
    DECLINE,
    DRAW_TILE,
    END_TURN,
    FILL_SLOT,
    FROM_ARC,
    FROM_RANK,
    GOALS,
    LAY_TILE,
    LAY_VP,
    LOOK,
    MOVE,
    MOVE_ON,
    MOVE_TILES,
    PAIRS,
    PASS,
    PLACE_KEY,
    SELL,
    SOURCES_IN_DISTRICT,
    TAKE_BONUS,
    TAKE_END,
    USE,
    USE_8,
    USE_10,
    USE_17,
    USE_19,
    USE_21,
    USE_23,
    USE_24,
    USE_25,
    USE_END,
    first_of_pair,
    second_of_pair,
)
from paname.games.paris.labels import place_names
from paname.games.paris.notation import short
from paname.games.paris.structure import (
    ANY_TILE,
    GOODS,
    LANDMARKS,
    NUMBERS,
    PAWN_BACK,
    PRESTIGE_PAIRS,
    RANKS,
    RESOURCE_PAIRS,
    RESOURCES,
    STACKS,
    VP_TILES,
)
from paname.games.paris.tables import Tables

LONGEST_NAME: Final = 3
SHORTEST: Final = 2
RESOURCE_NAMES: Final = GOODS[:RESOURCES]
PRESTIGE_NAMES: Final = tuple([short(good) for good in GOODS[RESOURCES:]])
GOODS_OF_CHOICE: Final = {8: (USE_8, PRESTIGE_NAMES), 10: (USE_10, RESOURCE_NAMES)}
PAIRS_OF_CHOICE: Final = {19: (USE_19, PRESTIGE_NAMES), 21: (USE_21, RESOURCE_NAMES)}
TILES_OF_CHOICE: Final = {ANY_TILE: USE_17, PAWN_BACK: USE_25}
PAIRS_GIVEN: Final = {PRESTIGE_PAIRS: (USE_23, PRESTIGE_NAMES), RESOURCE_PAIRS: (USE_24, RESOURCE_NAMES)}


class Words:
    """A line, read word by word."""

    def __init__(self, line: str) -> None:
        self.raw = line.split()
        self.words = [slug(word) for word in self.raw]
        self.place = 0

    def left(self) -> bool:
        """Whether there is another word."""
        return self.place < len(self.words)

    def after(self) -> str:
        """Where reading stands, for errors."""
        return f"after '{' '.join(self.raw[: self.place])}': " if self.place else ""

    def stop(self, what: str, known: Sequence[str]) -> ParseError:
        """Reading stops here: the word is missing or none of the known ones, of which the nearest are named."""
        if not self.left():
            return ParseError(f"{self.after()}{what} is missing; there are {', '.join(known)}")
        word = self.words[self.place]
        near = [] if word.isdigit() else get_close_matches(word, known, n=3, cutoff=0.7)
        hint = f"did you mean {' or '.join(near)}?" if near else f"there are {', '.join(known)}"
        return ParseError(f"{self.after()}'{self.raw[self.place]}' is no {what}; {hint}")

    def name(self, what: str, known: Sequence[str]) -> int:
        """The place of a name among the known ones: whole, of several words, or cut short."""
        here = range(min(LONGEST_NAME, len(self.words) - self.place), 0, -1)
        spoken = [("-".join(self.words[self.place : self.place + length]), length) for length in here]
        for text, length in spoken:
            if text in known:
                self.place += length
                return list(known).index(text)
        for text, length in spoken:
            found = [place for place, name in enumerate(known) if len(text) >= SHORTEST and name.startswith(text)]
            if len(found) == 1:
                self.place += length
                return found[0]
        raise self.stop(what, known)

    def number(self, what: str, known: Sequence[int]) -> int:
        """A number among the known ones."""
        word = self.words[self.place] if self.left() else ""
        if not (word.isascii() and word.isdigit()) or int(word) not in known:
            raise self.stop(what, [str(number) for number in known])
        self.place += 1
        return int(word)

    def finish(self) -> None:
        """Refuse words that are left over."""
        if self.left():
            raise ParseError(f"{self.after()}'{self.raw[self.place]}' is too much")


def read_text(tables: Tables, line: str) -> int:
    """The id of a line."""
    words = Words(line)
    verbs = list(VERBS)
    read = VERBS[verbs[words.name("move", verbs)]]
    action = read(words, tables)
    words.finish()
    return action


def read_district(words: Words, tables: Tables) -> int:
    """A district."""
    return words.name("district", tables.district_ids)


def read_use(words: Words, tables: Tables) -> int:
    """P5.3, P6.2: a bonus tile by its number, with what its use names, or an end-game tile by its name."""
    if not words.left() or not words.words[words.place].isdigit():
        return USE_END + words.name("tile", [*tables.end_ids, *[str(number) for number in range(1, NUMBERS + 1)]])
    number = words.number("tile", range(1, NUMBERS + 1))
    if not words.left():
        return USE + number
    if number in GOODS_OF_CHOICE:
        first, known = GOODS_OF_CHOICE[number]
        return first + read_good(words, known)
    if number in PAIRS_OF_CHOICE:
        first, known = PAIRS_OF_CHOICE[number]
        kinds = sorted([read_good(words, known), read_good(words, known)])
        codes = [[first_of_pair(pair), second_of_pair(pair)] for pair in range(PAIRS)]
        return first + codes.index(kinds)
    if number in TILES_OF_CHOICE:
        return TILES_OF_CHOICE[number] + words.number("tile", range(1, NUMBERS + 1))
    return read_pairs(words, number) if number in PAIRS_GIVEN else USE + number


def read_good(words: Words, known: Sequence[str]) -> int:
    """A resource or a prestige; gold prestige may be said in full."""
    names = [*known, GOODS[-1]] if known == PRESTIGE_NAMES else known
    return min(words.name("good", names), len(known) - 1)


def read_pairs(words: Words, number: int) -> int:
    """P5.9: one name a pair; at most three pairs of a kind can be given."""
    first, known = PAIRS_GIVEN[number]
    pairs = [0, 0, 0]
    while words.left():
        kind = read_good(words, known)
        pairs[kind] += 1
        if pairs[kind] > 3:
            raise ParseError(f"{words.after()}there are six {known[kind]}, so three pairs at most")
    return first + pairs[0] + 4 * pairs[1] + 16 * pairs[2]


def read_move(words: Words, tables: Tables) -> int:
    """P4.1: `arc DISTRICT GOAL`, `DISTRICT bank GOAL`, `DISTRICT VALUE GOAL` or `LANDMARK LANDMARK`, then `with 9`."""
    values = [str(tables.value[rank]) for rank in range(RANKS)]
    goals = [*values, *tables.landmark_ids]
    start = words.name("place", [*tables.district_ids, "arc", *tables.landmark_ids])
    districts = len(tables.district_ids)
    if start > districts:
        landmark = start - districts - 1
        goal = words.name("landmark", tables.landmark_ids)
        return MOVE_ON + (landmark * LANDMARKS + goal) * BY_TILE + read_helper(words)
    if start == districts:
        district, source = read_district(words, tables), FROM_ARC
    else:
        district, source = start, FROM_RANK - 1 + words.name("place", ["bank", *values])
    goal = words.name("goal", goals)
    row = district * SOURCES_IN_DISTRICT + source
    return MOVE + (row * GOALS + goal) * BY_TILE + read_helper(words)


def read_helper(words: Words) -> int:
    """P5.5: the tile used with a move: none, 9 or 16."""
    if not words.left():
        return 0
    words.name("word", ["with"])
    return MOVE_TILES.index(words.number("tile", MOVE_TILES[1:]))


def read_vp(words: Words, tables: Tables) -> int:
    """P4.7: a VP tile by the points of its first place, and a district."""
    firsts = [tables.places[tile * 3] for tile in range(VP_TILES)]
    tile = firsts.index(words.number("VP tile", firsts))
    return LAY_VP + tile * len(tables.district_ids) + read_district(words, tables)


VERBS: Final[dict[str, Callable[[Words, Tables], int]]] = {
    "draw": lambda words, _: DRAW_TILE + words.number("stack", range(1, STACKS + 1)) - 1,
    "lay": lambda words, tables: LAY_TILE + read_district(words, tables),
    "key": lambda words, tables: PLACE_KEY + words.name("place", place_names(tables)),
    "move": read_move,
    "buy": lambda words, _: BUY + words.name("resource", RESOURCE_NAMES),
    "sell": lambda words, _: SELL + words.name("good", GOODS),
    "use": read_use,
    "look": lambda _words, _tables: LOOK,
    "endtile": lambda words, tables: TAKE_END + words.name("end-game tile", tables.end_ids),
    "bonus": lambda words, _: TAKE_BONUS + words.number("tile", range(1, NUMBERS + 1)),
    "slot": lambda words, _: FILL_SLOT + RESOURCES + read_good(words, PRESTIGE_NAMES),
    "vp": read_vp,
    "decline": lambda _words, _tables: DECLINE,
    "pass": lambda _words, _tables: PASS,
    "end": lambda _words, _tables: END_TURN,
}
