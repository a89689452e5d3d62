"""T3: the small tour of the tile left over."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.paris_paris import oracle
from tests.games.paris_paris.table import (
    CROSSINGS,
    GAME,
    ROUTES,
    SEATS,
    by_seat,
    forecast,
    of_kind,
    table,
    take,
)

from paname.games.paris_paris.forecast import tours_now
from paname.games.paris_paris.tours import small_tour

STATIONS = GAME.tables.station_names
FAR = "Gare du Nord/red, Arc de Triomphe/blue, Jardin des Plantes/brown, Buttes-Chaumont/orange"


def small(shops, tile):
    """What a tile on offer would pay four players."""
    return forecast(table(4, shops=shops, offer=f"{tile}, {FAR}"), tile)["small"]


def test_e_t1_shops_at_the_station_itself():
    """E-T1, T3.1: grey is black here."""
    assert small("Luxembourg: black, Odéon: violet", "Luxembourg/orange") == by_seat(black=1)


def test_e_t2_the_nearest_shops_on_the_line_in_both_directions():
    """E-T2, T3.2: two of grey's at one stop; violet's at two stops pays nothing."""
    shops = "Concorde: black, Montparnasse: black, Opéra: violet"
    assert small(shops, "Invalides/red") == by_seat(black=2)


def test_e_t3_an_empty_crossing_looks_along_both_lines():
    """E-T3, T3.3: one on green, one on orange, both one stop away."""
    assert small("Notre Dame: violet, Bastille: black", "Hôtel de Ville/orange") == by_seat(violet=1, black=1)


def test_e_t6_both_shops_of_a_crossing_and_both_directions():
    """E-T6, T3.2: green is pink here."""
    assert small("Odéon: pink pink, Montparnasse: pink black", "Luxembourg/orange") == by_seat(pink=3, black=1)


def test_t3_1_two_shops_at_the_station_and_nothing_else():
    """T3.1: neither the neighbours nor anybody else."""
    shops = "Odéon: violet pink, Luxembourg: black, St-Germain: black"
    assert small(shops, "Odéon/brown") == by_seat(violet=1, pink=1)


def test_t3_2_the_line_is_looked_along_to_its_ends():
    """T3.2: six stops away is still on the line."""
    assert small("Gare du Nord: pink", "Catacombes/red") == by_seat(pink=1)


def test_t3_2_the_look_never_turns_off_at_a_crossing():
    """T3.2: Luxembourg is next to Odéon, but not on brown."""
    assert small("Luxembourg: pink, Palais Royal: black", "St-Germain/brown") == by_seat(black=1)


def test_t3_3_one_smallest_distance_for_both_lines():
    """T3.3: two stops away along the other line pays nothing, whatever the tile's colour."""
    shops = "Luxembourg: pink, Louvre: black"
    assert small(shops, "Odéon/orange") == small(shops, "Odéon/brown") == by_seat(pink=1)


def test_t3_4_no_shop_on_those_lines_pays_nobody():
    """T3.4: and the event says so."""
    state = table(2, shops="Bastille: violet", offer="Bastille/orange, Invalides/red", to_move="violet", seed=1)
    scored = of_kind(take(state, "take Bastille/orange x violet"), "SmallTourScored")[0]
    assert (scored.distance, scored.shops, scored.gains) == (None, (), (0, 0))


def test_t3_2_the_event_names_distance_and_shops():
    """T3.2: shop by shop, with the scores after."""
    state = table(
        2, shops="Concorde: yellow violet", offer="Montparnasse/orange, Invalides/red", to_move="violet", seed=1
    )
    scored = of_kind(take(state, "take Montparnasse/orange"), "SmallTourScored")[0]
    assert (scored.station, scored.line, scored.distance) == ("Invalides", "red", 1)
    assert [(shop.station, shop.seat) for shop in scored.shops] == [
        ("Concorde", 0),
        ("Concorde", 1),
        ("Montparnasse", 1),
    ]
    assert (scored.gains, scored.scores) == ((1, 2), (1, 2))


@st.composite
def maps(draw):
    """Shops anywhere, from an empty map to a full one, no player with more than eleven."""
    shops = {}
    for name in STATIONS:
        room = 2 if name in CROSSINGS else 1
        owners = draw(st.lists(st.sampled_from(SEATS), max_size=room)) if draw(st.integers(0, 3)) else []
        placed = [owner for owners in shops.values() for owner in owners]
        shops[name] = [owner for owner in owners if placed.count(owner) < 10]
    return {name: sorted(owners, key=SEATS.index) for name, owners in shops.items() if owners}


def with_shops(shops):
    text = ", ".join(f"{name}: {' '.join(owners)}" for name, owners in shops.items())
    return table(4, shops=text, offer=f"Catacombes/red, {FAR}", rounds_done=11)


@given(maps())
def test_small_tours_equal_a_walk_along_the_lines(shops):
    """T3.1, T3.2, T3.3, T3.4: every station, against the oracle that walks stop by stop."""
    state = with_shops(shops)
    for station, name in enumerate(STATIONS):
        gains = small_tour(state, station)
        assert [(gains >> (12 * seat)) & 4095 for seat in range(4)] == oracle.small_tour(shops, name)


@given(maps())
def test_grand_tours_equal_the_oracle(shops):
    """T4.2, T4.3: every line."""
    assert tours_now(with_shops(shops)) == {line: oracle.grand_tour(shops, line) for line in ROUTES}


@pytest.mark.parametrize("seed", range(4))
def test_every_small_tour_of_a_game_equals_the_oracle(seed):
    """T3.2: as played, with the shops as they stood."""
    state = GAME.new(players=2 + seed % 3, seed=seed)
    while not state.is_over:
        before, events = state.clone(), []
        action = state.legal_actions()[-1]
        state.apply(action, events)
        for scored in of_kind(events, "SmallTourScored"):
            shops = {name: list(owners) for name, owners in before.view(-1)["shops"].items()}
            move = GAME.action(action)
            if move.displaced is not None:
                shops[move.station].remove(SEATS[move.displaced])
            shops.setdefault(move.station, []).append(SEATS[before.to_move])
            assert list(scored.gains) == oracle.small_tour(shops, scored.station)[: state.players]
            assert len(scored.shops) == sum(scored.gains)
