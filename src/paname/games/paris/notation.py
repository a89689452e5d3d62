"""The text face of actions: `draw 2`, `key arc`, `move arc belleville 4`, `buy wood`, `use 19 bronze silver`, `end`.

Districts, landmarks and end-game tiles go by their short names, bonus tiles by the numbers printed on them.
"""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from paname.core.errors import ParseError
from paname.games.paris import actions as act
from paname.games.paris import structure as box
from paname.games.paris.actions import CATALOGUE, first_of_pair, second_of_pair
from paname.games.paris.components import Tables
from paname.games.paris.labels import site_label
from paname.games.paris.notation_reader import Words

# Writing -----------------------------------------------------------------------------------------------


def short(good: str) -> str:
    """A prestige where nothing else can be meant: gold prestige is gold."""
    return good.removesuffix("-prestige")


def to_text(tables: Tables, action: i64) -> str:
    """The line of an action."""
    what = CATALOGUE.action(tables, action)
    return TEXTS[type(what).__name__](what)


def move_text(move: act.MoveKey) -> str:
    """P4.1: where the key comes from and goes to, and the tile that helps."""
    if move.district is None:
        start = move.source
    else:
        start = f"arc {move.district}" if move.source == "arc" else f"{move.district} {move.source}"
    return f"move {start} {move.goal}{f' with {move.tile}' if move.tile else ''}"


def goods_text(number: int, goods: Sequence[str]) -> str:
    """P5.4, P5.9: a bonus tile and the goods that its use names."""
    return " ".join([f"use {number}", *[short(good) for good in goods]])


TEXTS: Final[dict[str, Callable[..., str]]] = {
    "DrawTile": lambda what: f"draw {what.stack}",
    "LayTile": lambda what: f"lay {what.district}",
    "BuyResource": lambda what: f"buy {what.good}",
    "SellGood": lambda what: f"sell {what.good}",
    "UseEndTile": lambda what: f"use {what.tile}",
    "UseTile": lambda what: f"use {what.number}",
    "UseForGoods": lambda what: goods_text(what.number, what.goods),
    "UseToTake": lambda what: f"use {what.number} {what.taken}",
    "UseForPairs": lambda what: goods_text(what.number, what.pairs),
    "PlaceKey": lambda what: f"key {what.place}",
    "LookAtEndTiles": lambda _: "look",
    "MoveKey": move_text,
    "Pass": lambda _: "pass",
    "TakeEndTile": lambda what: f"endtile {what.tile}",
    "TakeBonusTile": lambda what: f"bonus {what.number}",
    "FillSlot": lambda what: f"slot {short(what.good)}",
    "LayVpTile": lambda what: f"vp {what.points} {what.district}",
    "Decline": lambda _: "decline",
    "EndTurn": lambda _: "end",
}


def chance_text(tables: Tables, due: i64, outcome: i64) -> str:
    """The name of an outcome of the draw that is due."""
    if due == box.START:
        return box.SEATS[outcome % len(box.SEATS)]
    if due == box.TOKENS:
        return box.GOODS[outcome % box.KINDS]
    if due == box.TOP:
        return tables.district_ids[outcome % box.DISTRICTS]
    return site_label(tables, outcome % box.BUILDINGS) if due == box.TILE else str(outcome)


# Reading -----------------------------------------------------------------------------------------------

NUMBERS: Final = range(1, box.NUMBERS + 1)
RESOURCES: Final = box.GOODS[: box.RESOURCES]
PRESTIGE: Final = tuple([short(good) for good in box.GOODS[box.RESOURCES :]])
ONE_GOOD: Final = {8: PRESTIGE, 10: RESOURCES}
TWO_GOODS: Final = {19: PRESTIGE, 21: RESOURCES}
GIVEN_PAIRS: Final = {box.PRESTIGE_PAIRS: PRESTIGE, box.RESOURCE_PAIRS: RESOURCES}


def parse(tables: Tables, line: str) -> int:
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
        known = [*tables.end_ids, *[str(number) for number in NUMBERS]]
        return CATALOGUE.id("use_end", words.name("tile", known))
    number = words.number("tile", NUMBERS)
    if not words.left():
        return CATALOGUE.id("use", number)
    if number in ONE_GOOD:
        return CATALOGUE.id(f"use_{number}", read_good(words, ONE_GOOD[number]))
    if number in TWO_GOODS:
        kinds = sorted([read_good(words, TWO_GOODS[number]), read_good(words, TWO_GOODS[number])])
        pairs = [[first_of_pair(pair), second_of_pair(pair)] for pair in range(act.PAIRS)]
        return CATALOGUE.id(f"use_{number}", pairs.index(kinds))
    if number in (box.ANY_TILE, box.PAWN_BACK):
        return CATALOGUE.id(f"use_{number}", words.number("tile", NUMBERS))
    return read_pairs(words, number) if number in GIVEN_PAIRS else CATALOGUE.id("use", number)


def read_good(words: Words, known: Sequence[str]) -> int:
    """A resource or a prestige; gold prestige may be said in full."""
    names = [*known, box.GOODS[-1]] if known == PRESTIGE else known
    return min(words.name("good", names), len(known) - 1)


def read_pairs(words: Words, number: int) -> int:
    """P5.9: one name a pair; at most three pairs of a kind can be given."""
    known = GIVEN_PAIRS[number]
    pairs = [0, 0, 0]
    while words.left():
        kind = read_good(words, known)
        pairs[kind] += 1
        if pairs[kind] > 3:
            raise ParseError(f"{words.after()}there are six {known[kind]}, so three pairs at most")
    return CATALOGUE.id(f"use_{number}", pairs[0] + 4 * pairs[1] + 16 * pairs[2])


def read_move(words: Words, tables: Tables) -> int:
    """P4.1: `arc DISTRICT GOAL`, `DISTRICT bank GOAL`, `DISTRICT VALUE GOAL` or `LANDMARK LANDMARK`, then `with 9`."""
    start = words.name("place", [*tables.place_ids, *tables.landmark_ids])
    if start >= box.PLACES:
        goal = words.name("landmark", tables.landmark_ids)
        return CATALOGUE.id("move_on", start - box.PLACES, goal, read_helper(words))
    if start == box.ARC:
        district, source = read_district(words, tables), act.FROM_ARC
    else:
        district, source = start, words.name("place", tables.source_ids[: act.FROM_ARC])
    goal = words.name("goal", tables.goal_ids)
    return CATALOGUE.id("move", district, source, goal, read_helper(words))


def read_helper(words: Words) -> int:
    """P5.5: the tile used with a move: none, 9 or 16."""
    if not words.left():
        return 0
    words.name("word", ["with"])
    return act.MOVE_TILES.index(words.number("tile", act.MOVE_TILES[1:]))


def read_vp(words: Words, tables: Tables) -> int:
    """P4.7: a VP tile by the points of its first place, and a district."""
    firsts = [tables.places[tile * 3] for tile in range(box.VP_TILES)]
    tile = firsts.index(words.number("VP tile", firsts))
    return CATALOGUE.id("lay_vp", tile, read_district(words, tables))


VERBS: Final[dict[str, Callable[[Words, Tables], int]]] = {
    "draw": lambda words, _: CATALOGUE.id("draw_tile", words.number("stack", range(1, box.STACKS + 1))),
    "lay": lambda words, tables: CATALOGUE.id("lay_tile", read_district(words, tables)),
    "key": lambda words, tables: CATALOGUE.id("place_key", words.name("place", tables.place_ids)),
    "move": read_move,
    "buy": lambda words, _: CATALOGUE.id("buy", words.name("resource", RESOURCES)),
    "sell": lambda words, _: CATALOGUE.id("sell", words.name("good", box.GOODS)),
    "use": read_use,
    "look": lambda _words, _tables: act.LOOK,
    "endtile": lambda words, tables: CATALOGUE.id("take_end", words.name("end-game tile", tables.end_ids)),
    "bonus": lambda words, _: CATALOGUE.id("take_bonus", words.number("tile", NUMBERS)),
    "slot": lambda words, _: CATALOGUE.id("fill_slot", read_good(words, PRESTIGE)),
    "vp": read_vp,
    "decline": lambda _words, _tables: act.DECLINE,
    "pass": lambda _words, _tables: act.PASS,
    "end": lambda _words, _tables: act.END_TURN,
}
