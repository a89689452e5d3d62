"""The names by which documents and views speak of places, goods, tiles and sources."""

from librt.vecs import vec
from mypy_extensions import i64

from paname.core.bits import members
from paname.games.paris import structure as box
from paname.games.paris.components import Tables
from paname.games.paris.state import NONE, ParisState

Json = dict[str, object]


def site_label(tables: Tables, site: i64) -> str:
    """A building space by district and value, a landmark by its short name."""
    if site >= box.BUILDINGS:
        return tables.landmark_ids[site - box.BUILDINGS]
    return f"{tables.district_ids[site // box.RANKS]} {tables.value[site]}"


def site_labels(tables: Tables) -> list[str]:
    """All sites by number."""
    return [site_label(tables, site) for site in range(box.SITES)]


def site_or_none(tables: Tables, site: i64) -> str | None:
    """A site, if there is one."""
    return None if site == NONE else site_label(tables, site)


def pending_names(pending: i64) -> list[str]:
    """P2.7: the decisions and draws still owed, the next one first."""
    found: list[str] = []
    while pending != 0:
        found.append(box.PENDING[pending & 15])
        pending >>= 4
    return found


def goods_part(pieces: vec[i64], start: i64 = 0) -> Json:
    """How many there are of each good, those that are there, from a row of a vector."""
    return {box.GOODS[kind]: pieces[start + kind] for kind in range(box.KINDS) if pieces[start + kind] > 0}


def source_name(tables: Tables, source: i64) -> str:
    """A source of points, as documents call it."""
    if source == box.START_POINTS:
        return "position"
    if source < box.LANDMARK_POINTS:
        return f"tile {source}"
    if source < box.BUILDING_POINTS:
        return tables.landmark_names[source - box.LANDMARK_POINTS]
    return "buildings" if source == box.BUILDING_POINTS else f"end-game tile {tables.end_ids[source - box.END_POINTS]}"


def points_part(state: ParisState, seat: i64) -> Json:
    """The points of the track by source, those that are there."""
    row = [state.points[seat * box.SOURCES + source] for source in range(box.SOURCES)]
    return {source_name(state.tables, source): points for source, points in enumerate(row) if points != 0}


def used_numbers(state: ParisState, seat: i64) -> list[int]:
    """P5.3: the bonus tiles that a player has used, a number as often as it was."""
    found: list[int] = []
    for number in members(state.used[seat]):
        found.extend([number] * state.uses(seat, number))
    return found


def account_part(state: ParisState, seat: i64) -> Json:
    """The francs in and out by source, those that are there."""
    row = [state.account[seat * box.ACCOUNTS + entry] for entry in range(box.ACCOUNTS)]
    return {box.ACCOUNT_NAMES[entry]: francs for entry, francs in enumerate(row) if francs != 0}


def keys_part(state: ParisState, seat: i64) -> Json:
    """P5.8: a player's keys on each building and landmark that has some."""
    labels = site_labels(state.tables)
    return {labels[site]: 1 + extra_keys(state, seat, site) for site in members(state.owned[seat])}


def extra_keys(state: ParisState, seat: i64, site: i64) -> int:
    """P5.5: the keys beyond the first on a site."""
    return ((state.doubled[seat] >> site) & 1) + ((state.trebled[seat] >> site) & 1)
