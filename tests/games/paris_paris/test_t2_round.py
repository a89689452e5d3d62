"""T2: a round: the pile, the choices, displaced shops, the order of things at the end, the bus."""

import pytest
from tests.games.paris_paris.table import GAME, ROUNDS, SEATS, choices, kinds, of_kind, table, take

import paname

QUIET = "Catacombes/red, Arc de Triomphe/blue, Jardin des Plantes/brown"


def shops(state):
    return state.view(-1)["shops"]


def test_t2_1_the_whole_pile_lies_open_before_anyone_chooses():
    """T2.1: a start player who is about to choose sees players + 1 tiles."""
    for players in (2, 3, 4):
        state = GAME.new(players=players, seed=4)
        assert len(state.view(-1)["offer"]) == players + 1
        assert SEATS[state.to_move] == state.view(-1)["bus"]


def test_t2_1_turning_a_pile_is_no_decision():
    """T2.1: after the last choice of a round the next pile lies open and the next start player chooses."""
    state = table(2, offer="Odéon/orange, Bastille/orange, Opéra/red", seed=1)
    events = take(state, "take Odéon/orange", "take Bastille/orange")
    turned = of_kind(events, "PileTurned")[0]
    assert (turned.seat, turned.round, turned.piles_left, len(turned.tiles)) == (1, 20, 0, 3)
    assert state.to_move == 1


def test_t2_2_each_takes_one_tile_and_opens_a_shop_at_once():
    """T2.2: clockwise from the start player; the tile leaves the game."""
    state = table(3, offer=f"Odéon/orange, {QUIET}", to_move="yellow")
    events = take(state, "take Odéon/orange")
    assert kinds(events) == ["TileTaken", "ShopOpened"]
    assert shops(state) == {"Odéon": ["yellow"]}
    assert state.to_move == 1
    assert "Odéon/orange" not in state.view(-1)["offer"]
    take(state, "take Catacombes/red")
    assert state.to_move == 2


def test_t2_2_nobody_may_pass():
    """T2.2: every legal action takes a tile."""
    state = GAME.new(players=4, seed=9)
    assert all(text.startswith("take ") for text in choices(state))
    with pytest.raises(paname.ParseError, match="stopped at 'pass'"):
        GAME.parse(state, "pass")


def test_t2_2_a_station_built_on_in_this_round_may_be_built_on_again():
    """T2.2: the second of two Bastille tiles displaces the shop of the first."""
    state = table(3, offer="Bastille/orange, Bastille/orange, Opéra/red, Catacombes/red")
    take(state, "take Bastille/orange")
    assert "take Bastille/orange x yellow" in choices(state)
    take(state, "take Bastille/orange x yellow")
    assert shops(state)["Bastille"] == ["violet"]


def test_e_t7_displaced_shops_go_into_the_bag():
    """E-T7, T2.3: grey is yellow here, yellow is pink; three players, then two."""
    state = table(
        3,
        shops="Montmartre: violet, Bastille: yellow, Odéon: yellow pink",
        offer="Montmartre/red, Bastille/orange, Odéon/brown, Catacombes/red",
    )
    assert [text for text in choices(state) if "Montmartre" in text] == ["take Montmartre/red"]
    take(state, "take Montmartre/red")
    assert shops(state)["Montmartre"] == ["yellow", "violet"]
    assert [text for text in choices(state) if "Odéon" in text] == [
        "take Odéon/brown x yellow",
        "take Odéon/brown x pink",
    ]
    other = state.clone()
    displaced = of_kind(take(state, "take Odéon/brown x yellow"), "ShopDisplaced")[0]
    assert (displaced.owner, displaced.seat, displaced.goes_to) == (0, 1, "bag")
    assert shops(state)["Odéon"] == ["violet", "pink"]
    assert state.to_json()["bag"] == {"yellow": 1, "violet": 0, "pink": 0}
    take(other, "take Bastille/orange x yellow")
    assert shops(other)["Bastille"] == ["violet"]
    assert other.to_json()["bag"]["yellow"] == 1
    pair = table(2, shops="Bastille: yellow", offer="Bastille/orange, Catacombes/red", to_move="violet")
    before = pair.supply(0)
    displaced = of_kind(take(pair, "take Bastille/orange x yellow"), "ShopDisplaced")[0]
    assert displaced.goes_to == "supply"
    assert pair.supply(0) == before + 1
    assert pair.to_json()["bag"] == {"yellow": 0, "violet": 0}


def test_t2_3_an_own_shop_goes_back_to_the_supply():
    """T2.3: oneself included; never into the bag."""
    state = table(3, shops="Odéon: yellow violet", offer=f"Odéon/brown, {QUIET}")
    assert choices(state)[:2] == ["take Odéon/brown x yellow", "take Odéon/brown x violet"]
    displaced = of_kind(take(state, "take Odéon/brown x yellow"), "ShopDisplaced")[0]
    assert displaced.goes_to == "supply"
    assert shops(state)["Odéon"] == ["yellow", "violet"]
    assert set(state.to_json()["bag"].values()) == {0}
    plain = table(4, shops="Bastille: yellow", offer=f"Bastille/orange, Opéra/red, {QUIET}")
    take(plain, "take Bastille/orange x yellow")
    assert shops(plain)["Bastille"] == ["yellow"]


def test_t2_3_two_shops_of_one_owner_leave_no_choice():
    """T2.3: exactly one of them goes."""
    state = table(3, shops="Odéon: pink pink", offer=f"Odéon/brown, {QUIET}")
    assert [text for text in choices(state) if "Odéon" in text] == ["take Odéon/brown x pink"]
    take(state, "take Odéon/brown x pink")
    assert shops(state)["Odéon"] == ["yellow", "pink"]
    assert state.to_json()["bag"]["pink"] == 1


def test_t2_4_one_player_may_own_both_shops_of_a_crossing():
    """T2.4."""
    state = table(3, shops="Odéon: yellow", offer=f"Odéon/brown, {QUIET}")
    take(state, "take Odéon/brown")
    assert shops(state)["Odéon"] == ["yellow", "yellow"]


def test_t2_5_small_tour_then_parking_then_grand_tour_then_the_bus():
    """T2.5: the order at the end of a round."""
    state = table(2, offer="Catacombes/red, Opéra/red", to_move="violet", parked=["Concorde/red"], seed=2)
    assert kinds(take(state, "take Catacombes/red")) == [
        "TileTaken",
        "ShopOpened",
        "TileLeftOver",
        "SmallTourScored",
        "TileParked",
        "GrandTourStarted",
        "BusCalled",
        "BusCalled",
        "BusCalled",
        "BusCalled",
        "GrandTourEnded",
        "ParkedTilesRemoved",
        "BusPassed",
        "PileTurned",
    ]


def test_t2_5_the_last_round_too():
    """T2.5: the last left-over tile has its small tour and, with a second of its colour, its grand tour."""
    state = table(
        2, offer="Catacombes/red, Opéra/red", to_move="violet", parked=["Concorde/red"], rounds_done=19, seed=2
    )
    told = kinds(take(state, "take Catacombes/red"))
    assert told.index("SmallTourScored") < told.index("ParkedTilesRemoved") < told.index("MarkersShown")
    assert told.count("GrandTourStarted") == 4
    assert state.is_over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t2_6_the_bus_passes_to_the_left_after_every_round(players):
    """T2.6: after the last round as well, so that it is back where it began."""
    state = GAME.new(players=players, seed=6)
    first = state.to_move
    events = []
    while not state.is_over:
        state.apply(state.legal_actions()[0], events)
    buses = [event.seat for event in of_kind(events, "BusPassed")]
    assert buses == [(first + done + 1) % players for done in range(ROUNDS[players])]
    assert buses[-1] == first
    turned = [event.seat for event in of_kind(events, "PileTurned")]
    assert turned == buses[:-1]


def test_t2_7_two_colours_of_a_station_are_different_choices_and_equal_tiles_are_one():
    """T2.7: of two equal tiles the other stays on offer."""
    state = table(4, offer="Odéon/orange, Odéon/brown, Bastille/orange, Bastille/orange, Opéra/red")
    assert sorted(choices(state)) == [
        "take Bastille/orange",
        "take Odéon/brown",
        "take Odéon/orange",
        "take Opéra/red",
    ]
    take(state, "take Bastille/orange")
    assert state.view(-1)["offer"].count("Bastille/orange") == 1


@pytest.mark.parametrize(("players", "rounds"), [(2, 20), (3, 15), (4, 12)])
def test_random_games_last_their_rounds_and_account_for_every_point(players, rounds):
    """T1.1, T2.2: 20, 15, 12 rounds; each player opens a shop in each, and the breakdown holds all points."""
    for seed in range(15):
        state = GAME.new(players=players, seed=seed)
        rng, events = paname.Rng(seed), []
        while not state.is_over:
            state.apply(state.legal_moves().any(rng), events)
        opened = of_kind(events, "ShopOpened")
        assert len(of_kind(events, "BusPassed")) == len(of_kind(events, "SmallTourScored")) == rounds
        assert [sum(event.seat == seat for event in opened) for seat in range(players)] == [rounds] * players
        lines = state.breakdown()
        assert state.scores() == [sum(line.points for line in lines if line.seat == seat) for seat in range(players)]
        assert {line.clause for line in lines} <= {"T3.2", "T4.2", "T5.1", "T5.2"}
