"""The names by which documents and views speak of places, goods, tiles and sources."""

from librt.vecs import vec
from mypy_extensions import i64

from paname.core.bits import members
from paname.games.paris.goods import source_words
from paname.games.paris.state import NONE, ParisState
from paname.games.paris.structure import (
    ACCOUNT_NAMES,
    ACCOUNTS,
    ARC,
    BUILDINGS,
    GOODS,
    KINDS,
    PENDING,
    PLACES,
    RANKS,
    SITES,
    SOURCES,
)
from paname.games.paris.tables import Tables

Json = dict[str, object]


def site_label(tables: Tables, site: i64) -> str:
    """A building space by district and value, a landmark by its short name."""
    if site >= BUILDINGS:
        return tables.landmark_ids[site - BUILDINGS]
    return f"{tables.district_ids[site // RANKS]} {tables.value[site]}"


def site_labels(tables: Tables) -> list[str]:
    """All sites by number."""
    return [site_label(tables, site) for site in range(SITES)]


def site_or_none(tables: Tables, site: i64) -> str | None:
    """A site, if there is one."""
    return None if site == NONE else site_label(tables, site)


def place_names(tables: Tables) -> list[str]:
    """P3.1: the banks by their districts, and the Arc."""
    return [tables.district_ids[place] if place != ARC else "arc" for place in range(PLACES)]


def pending_names(pending: i64) -> list[str]:
    """P2.7: the decisions and draws still owed, the next one first."""
    found: list[str] = []
    while pending != 0:
        found.append(PENDING[pending & 15])
        pending >>= 4
    return found


def goods_part(pieces: vec[i64], start: i64 = 0) -> Json:
    """How many there are of each good, those that are there, from a row of a vector."""
    return {GOODS[kind]: pieces[start + kind] for kind in range(KINDS) if pieces[start + kind] > 0}


def points_part(state: ParisState, seat: i64) -> Json:
    """The points of the track by source, those that are there."""
    row = [state.points[seat * SOURCES + source] for source in range(SOURCES)]
    return {source_words(state.tables, source)[1]: points for source, points in enumerate(row) if points != 0}


def account_part(state: ParisState, seat: i64) -> Json:
    """The francs in and out by source, those that are there."""
    row = [state.account[seat * ACCOUNTS + entry] for entry in range(ACCOUNTS)]
    return {ACCOUNT_NAMES[entry]: francs for entry, francs in enumerate(row) if francs != 0}


def keys_part(state: ParisState, seat: i64) -> Json:
    """P5.8: the own keys on each building and landmark that has some."""
    labels = site_labels(state.tables)
    return {labels[site]: 1 + extra_keys(state, seat, site) for site in members(state.owned[seat])}


def extra_keys(state: ParisState, seat: i64, site: i64) -> int:
    """P5.5: the keys beyond the first on a site."""
    return ((state.doubled[seat] >> site) & 1) + ((state.trebled[seat] >> site) & 1)
