"""Francs, points and goods: what a player earns, pays, buys and sells (P2.4, P2.5, P5.4)."""

from mypy_extensions import i64

from paname.core.moves import Moves
from paname.core.words import Facts
from paname.games.paris import actions as act
from paname.games.paris import structure as box
from paname.games.paris.components import Tables
from paname.games.paris.events import GoodSold, PointsScored, ResourceBought
from paname.games.paris.state import ParisState


def earn(state: ParisState, francs: i64, account: i64) -> None:
    """Francs come to the player whose turn it is, from a source."""
    state.francs[state.turn] += francs
    state.account[state.turn * box.ACCOUNTS + account] += francs


def pay(state: ParisState, francs: i64, account: i64) -> None:
    """The player whose turn it is pays francs for something."""
    state.francs[state.turn] -= francs
    state.account[state.turn * box.ACCOUNTS + account] += francs


def gain_points(state: ParisState, points: i64, source: i64) -> None:
    """The player whose turn it is scores on the track."""
    state.vp[state.turn] += points
    state.points[state.turn * box.SOURCES + source] += points
    if state.events is not None:
        clause, code, subject = points_for(state.tables, source)
        name = str(subject[0][1]) if subject else ""
        state.events.append(PointsScored(None, state.turn, clause, code, name, points, state.vp[state.turn]))


def points_for(tables: Tables, source: i64) -> tuple[str, str, Facts]:
    """The clause and the code of a source of points, and what tells it apart from others of its code."""
    if source == box.START_POINTS:
        return "P1.1", "position", ()
    if source < box.LANDMARK_POINTS:
        return "P5.3", "tile", (("number", int(source)),)
    if source < box.BUILDING_POINTS:
        return "P4.6", "landmark", (("landmark", tables.landmark_ids[source - box.LANDMARK_POINTS]),)
    if source == box.BUILDING_POINTS:
        return "P4.5", "buildings", ()
    return "P6.2", "end_tile", (("end_tile", tables.end_ids[source - box.END_POINTS]),)


def stock(state: ParisState, kind: i64) -> i64:
    """P5.4: the tokens and goods of the turn of one kind that the player whose turn it is has."""
    return state.goods[state.turn * box.KINDS + kind] + state.units[kind]


def spend(state: ParisState, kind: i64) -> None:
    """P5.4: one good goes, a good of the turn before a token."""
    if state.units[kind] > 0:
        state.units[kind] -= 1
    else:
        give_up(state, kind, 1)


def give_up(state: ParisState, kind: i64, pieces: i64) -> None:
    """P2.5: resource tokens go to the supply, prestige tokens leave the game."""
    state.goods[state.turn * box.KINDS + kind] -= pieces
    if kind < box.RESOURCES:
        state.supply[kind] += pieces
    else:
        state.gone[kind] += pieces


def fill_trade(state: ParisState, moves: Moves) -> None:
    """P2.4: buy what the supply has, sell what one has."""
    francs = state.francs[state.turn]
    supply = state.supply
    for kind in range(box.RESOURCES):
        if supply[kind] > 0 and state.tables.buy[kind] <= francs:
            moves.add(act.BUY + kind)
    goods, units = state.goods, state.units
    row = state.turn * box.KINDS
    for kind in range(box.KINDS):
        if goods[row + kind] + units[kind] > 0:
            moves.add(act.SELL + kind)


def buy(state: ParisState, kind: i64) -> None:
    """P2.5: a resource comes from the supply."""
    price = state.tables.buy[kind]
    pay(state, price, box.FOR_PURCHASES)
    state.supply[kind] -= 1
    state.goods[state.turn * box.KINDS + kind] += 1
    if state.events is not None:
        state.events.append(ResourceBought(None, state.turn, box.GOODS[kind], price, state.supply[kind]))


def sell(state: ParisState, kind: i64) -> None:
    """P2.5, P5.4: one good becomes francs."""
    price = state.tables.sell[kind]
    spend(state, kind)
    earn(state, price, box.FROM_SALES)
    if state.events is not None:
        state.events.append(GoodSold(None, state.turn, box.GOODS[kind], price))
