"""Points, if the game ended now, and where they come from (P7)."""

from mypy_extensions import i64

from paname.core.bits import has, lowest
from paname.core.events import ScoreLine
from paname.core.words import Facts
from paname.games.paris import structure as box
from paname.games.paris.goods import points_for
from paname.games.paris.state import NONE, ParisState


def sum_of(state: ParisState, sites: i64) -> i64:
    """The values of some sites."""
    total: i64 = 0
    while sites != 0:
        site = lowest(sites)
        sites &= sites - 1
        total += state.tables.value[site]
    return total


def value_on(state: ParisState, seat: i64, sites: i64) -> i64:
    """P7.3: the sum of the values that a player's keys stand on; two on one count twice."""
    total = sum_of(state, state.owned[seat] & sites)
    if state.doubled[seat] != 0:
        total += sum_of(state, state.doubled[seat] & sites) + sum_of(state, state.trebled[seat] & sites)
    return total


def best_on(state: ParisState, seat: i64, sites: i64) -> i64:
    """P7.4: the most valuable single building or landmark that a player owns; a district has them in rising order."""
    best: i64 = 0
    sites &= state.owned[seat]
    while sites != 0:
        site = lowest(sites)
        sites &= sites - 1
        best = state.tables.value[site]
    return best


def rank_in(state: ParisState, seat: i64, district: i64) -> i64:
    """P7.3, P7.4: a player's place in a district, one more than the players ahead; 0 without a key there."""
    sites = state.sites[district]
    if state.owned[seat] & sites == 0:
        return 0
    own = value_on(state, seat, sites)
    place: i64 = 1
    for other in range(state.players):
        if other != seat:
            theirs = value_on(state, other, sites)
            if theirs > own or (theirs == own and best_on(state, other, sites) > best_on(state, seat, sites)):
                place += 1
    return place


def district_points(state: ParisState, seat: i64, district: i64) -> i64:
    """P7.3 to P7.5: what a district with a VP tile gives a player."""
    tile = state.laid_vp[district]
    if tile == NONE:
        return 0
    place = rank_in(state, seat, district)
    if place == 0 or place > 3:
        return 0
    if state.players == 2 and place == 2 and is_far_behind(state, seat, district):
        return 0
    return state.tables.places[tile * 3 + place - 1]


def is_far_behind(state: ParisState, seat: i64, district: i64) -> bool:
    """P7.5: whether twice the second player's sum is less than the first one's; after a tie-break it never is."""
    sites = state.sites[district]
    return 2 * value_on(state, seat, sites) < value_on(state, 1 - seat, sites)


def franc_points(state: ParisState, seat: i64) -> i64:
    """P7.2: tile 27 counts francs, which stay."""
    if has(state.held[seat], box.FRANCS_AT_END):
        return state.francs[seat] * state.tables.vp[box.FRANCS_AT_END]
    return 0


def score(state: ParisState, seat: i64) -> i64:
    """P7: the points of a player if the game ended now."""
    points = state.vp[seat] + franc_points(state, seat)
    for district in range(box.DISTRICTS):
        points += district_points(state, seat, district)
    return points


def winners(state: ParisState) -> list[int]:
    """P7.6: most points, then most francs, then the highest total value on the board; else it is shared."""
    everywhere: i64 = box.ALL_BUILDINGS | box.ALL_LANDMARKS
    ranking = [
        (int(score(state, seat)), int(state.francs[seat]), int(value_on(state, seat, everywhere)))
        for seat in range(state.players)
    ]
    return [seat for seat in range(state.players) if ranking[seat] == max(ranking)]


def breakdown(state: ParisState) -> list[ScoreLine]:
    """P7: every point by its source, the districts with each player's place and sum."""
    lines: list[ScoreLine] = []
    for seat in range(state.players):
        for source in range(box.SOURCES):
            points = state.points[seat * box.SOURCES + source]
            if points != 0:
                clause, code, subject = points_for(state.tables, source)
                lines.append(ScoreLine(seat, clause, code, points, subject))
        if has(state.held[seat], box.FRANCS_AT_END):
            francs: Facts = (("n", int(state.francs[seat])),)
            lines.append(ScoreLine(seat, "P7.2", "francs", franc_points(state, seat), (), francs))
        for district in range(box.DISTRICTS):
            place = rank_in(state, seat, district)
            if state.laid_vp[district] != NONE and place > 0:
                lines.append(district_line(state, seat, district, place))
    return lines


def told_lines(state: ParisState, seat: int) -> list[ScoreLine]:
    """P7.7: behind a closed screen the francs of tile 27 count for their owner alone, until the end."""
    lines = breakdown(state)
    if state.setup.options["screens"] == "open":
        return lines
    return [line for line in lines if line.seat == seat or line.code != "francs"]


def district_line(state: ParisState, seat: i64, district: i64, place: i64) -> ScoreLine:
    """P7.3: one player's line of one district."""
    value = value_on(state, seat, state.sites[district])
    subject: Facts = (("district", state.tables.district_ids[district]),)
    facts: Facts = (("place", int(place)), ("value", int(value)))
    return ScoreLine(seat, "P7.3", "district", district_points(state, seat, district), subject, facts)
