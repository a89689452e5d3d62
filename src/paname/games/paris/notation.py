"""The text face of actions: `draw 2`, `key arc`, `move arc belleville 4`, `buy wood`, `use 19 bronze silver`, `end`.

Districts, landmarks and end-game tiles go by their short names, bonus tiles by the numbers printed on them.
"""

from mypy_extensions import i64

from paname.core.actions import Action
from paname.games.paris.actions import (
    BANK,
    FROM_ARC,
    FROM_LANDMARK,
    FROM_RANK,
    TO_LANDMARK,
    BuyResource,
    Decline,
    DrawTile,
    FillSlot,
    LayTile,
    LayVpTile,
    LookAtEndTiles,
    MoveKey,
    Pass,
    PlaceKey,
    SellGood,
    TakeBonusTile,
    TakeEndTile,
    UseEndTile,
    UseForGoods,
    UseForPairs,
    UseTile,
    UseToTake,
    to_action,
)
from paname.games.paris.labels import place_names, site_label
from paname.games.paris.structure import GOODS, SEATS, START, TILE, TOKENS, TOP
from paname.games.paris.tables import Tables


def short(good: str) -> str:
    """A prestige where nothing else can be meant: gold prestige is gold."""
    return good.removesuffix("-prestige")


def to_text(tables: Tables, action: i64) -> str:
    """The line of an action."""
    what = to_action(action)
    if isinstance(what, MoveKey):
        return move_text(tables, what)
    if isinstance(what, (UseTile, UseForGoods, UseForPairs, UseToTake, UseEndTile)):
        return use_text(tables, what)
    if isinstance(what, (BuyResource, SellGood)):
        return f"{'buy' if isinstance(what, BuyResource) else 'sell'} {what.good}"
    if isinstance(what, DrawTile):
        return f"draw {what.stack + 1}"
    if isinstance(what, LayTile):
        return f"lay {tables.district_ids[what.district]}"
    if isinstance(what, PlaceKey):
        return f"key {place_names(tables)[what.place]}"
    return benefit_text(tables, what)


def move_text(tables: Tables, move: MoveKey) -> str:
    """P4.1: where the key comes from and goes to, and the tile that helps."""
    goal = str(tables.value[move.goal]) if move.goal < TO_LANDMARK else tables.landmark_ids[move.goal - TO_LANDMARK]
    if move.source >= FROM_LANDMARK:
        words = tables.landmark_ids[move.source - FROM_LANDMARK]
    elif move.source == FROM_ARC:
        words = f"arc {tables.district_ids[move.district]}"
    else:
        place = "bank" if move.source == BANK else str(tables.value[move.source - FROM_RANK])
        words = f"{tables.district_ids[move.district]} {place}"
    return f"move {words} {goal}{f' with {move.tile}' if move.tile else ''}"


def use_text(tables: Tables, what: UseTile | UseForGoods | UseForPairs | UseToTake | UseEndTile) -> str:
    """P5.3, P6.2: the tile, and what its use names."""
    if isinstance(what, UseEndTile):
        return f"use {tables.end_ids[what.tile]}"
    words = f"use {what.number}"
    if isinstance(what, UseForGoods):
        return " ".join([words, *[short(good) for good in what.goods]])
    if isinstance(what, UseForPairs):
        return " ".join([words, *[short(good) for good in what.pairs]])
    return f"{words} {what.taken}" if isinstance(what, UseToTake) else words


def benefit_text(tables: Tables, what: Action) -> str:
    """P4.5 to P4.7, P6: the rest of a turn."""
    if isinstance(what, TakeBonusTile):
        return f"bonus {what.number}"
    if isinstance(what, FillSlot):
        return f"slot {short(what.good)}"
    if isinstance(what, LayVpTile):
        return f"vp {tables.places[what.tile * 3]} {tables.district_ids[what.district]}"
    if isinstance(what, TakeEndTile):
        return f"endtile {tables.end_ids[what.tile]}"
    if isinstance(what, LookAtEndTiles):
        return "look"
    if isinstance(what, Decline):
        return "decline"
    return "pass" if isinstance(what, Pass) else "end"


def chance_text(tables: Tables, due: i64, outcome: i64) -> str:
    """The name of an outcome of the draw that is due."""
    if due == START:
        return SEATS[outcome % len(SEATS)]
    if due == TOKENS:
        return GOODS[outcome % len(GOODS)]
    if due == TOP:
        return tables.district_ids[outcome % len(tables.district_ids)]
    return site_label(tables, outcome % 36) if due == TILE else str(outcome)
