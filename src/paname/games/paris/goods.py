"""Francs, points and goods: what a player earns, pays, buys and sells (P2.4, P2.5, P5.4)."""

from mypy_extensions import i64

from paname.core.moves import Moves
from paname.games.paris.actions import BUY, SELL
from paname.games.paris.events import GoodSold, PointsScored, ResourceBought
from paname.games.paris.state import ParisState
from paname.games.paris.structure import (
    ACCOUNTS,
    BUILDING_POINTS,
    END_POINTS,
    FOR_PURCHASES,
    FROM_SALES,
    GOODS,
    KINDS,
    LANDMARK_POINTS,
    RESOURCES,
    SOURCES,
    START_POINTS,
)
from paname.games.paris.tables import Tables


def earn(state: ParisState, francs: i64, account: i64) -> None:
    """Francs come to the player whose turn it is, from a source."""
    state.francs[state.turn] += francs
    state.account[state.turn * ACCOUNTS + account] += francs


def pay(state: ParisState, francs: i64, account: i64) -> None:
    """The player whose turn it is pays francs for something."""
    state.francs[state.turn] -= francs
    state.account[state.turn * ACCOUNTS + account] += francs


def gain_points(state: ParisState, points: i64, source: i64) -> None:
    """The player whose turn it is scores on the track."""
    state.vp[state.turn] += points
    state.points[state.turn * SOURCES + source] += points
    if state.events is not None:
        clause, words = source_words(state.tables, source)
        state.events.append(PointsScored(None, state.turn, clause, words, points, state.vp[state.turn]))


def source_words(tables: Tables, source: i64) -> tuple[str, str]:
    """The clause and the name of a source of points."""
    if source == START_POINTS:
        return "P1.1", "position"
    if source < LANDMARK_POINTS:
        return "P5.3", f"tile {source}"
    if source < BUILDING_POINTS:
        return "P4.6", tables.landmark_names[source - LANDMARK_POINTS]
    if source == BUILDING_POINTS:
        return "P4.5", "buildings"
    return "P6.2", f"end-game tile {tables.end_ids[source - END_POINTS]}"


def stock(state: ParisState, kind: i64) -> i64:
    """P5.4: the tokens and goods of the turn of one kind that the player whose turn it is has."""
    return state.goods[state.turn * KINDS + kind] + state.units[kind]


def spend(state: ParisState, kind: i64) -> None:
    """P5.4: one good goes, a good of the turn before a token."""
    if state.units[kind] > 0:
        state.units[kind] -= 1
    else:
        give_up(state, kind, 1)


def give_up(state: ParisState, kind: i64, pieces: i64) -> None:
    """P2.5: resource tokens go to the supply, prestige tokens leave the game."""
    state.goods[state.turn * KINDS + kind] -= pieces
    if kind < RESOURCES:
        state.supply[kind] += pieces
    else:
        state.gone[kind] += pieces


def fill_trade(state: ParisState, moves: Moves) -> None:
    """P2.4: buy what the supply has, sell what one has."""
    francs = state.francs[state.turn]
    supply = state.supply
    for kind in range(RESOURCES):
        if supply[kind] > 0 and state.tables.buy[kind] <= francs:
            moves.add(BUY + kind)
    goods, units = state.goods, state.units
    row = state.turn * KINDS
    for kind in range(KINDS):
        if goods[row + kind] + units[kind] > 0:
            moves.add(SELL + kind)


def buy(state: ParisState, kind: i64) -> None:
    """P2.5: a resource comes from the supply."""
    price = state.tables.buy[kind]
    pay(state, price, FOR_PURCHASES)
    state.supply[kind] -= 1
    state.goods[state.turn * KINDS + kind] += 1
    if state.events is not None:
        state.events.append(ResourceBought(None, state.turn, GOODS[kind], price, state.supply[kind]))


def sell(state: ParisState, kind: i64) -> None:
    """P2.5, P5.4: one good becomes francs."""
    price = state.tables.sell[kind]
    spend(state, kind)
    earn(state, price, FROM_SALES)
    if state.events is not None:
        state.events.append(GoodSold(None, state.turn, GOODS[kind], price))
