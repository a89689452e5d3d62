"""T4: parked tiles and grand tours."""

from tests.games.paris_paris import oracle
from tests.games.paris_paris.table import GAME, by_seat, forecast, kinds, of_kind, shops_of, table, take

from paname.games.paris_paris.forecast import tiles_after, tours_now

FAR = "Gare du Nord/red, Arc de Triomphe/blue, Jardin des Plantes/brown, Buttes-Chaumont/orange"


def tour(shops, line):
    """What a grand tour would pay four players."""
    return tours_now(table(4, shops=shops, offer=f"Catacombes/red, {FAR}"))[line]


def green_calls(shops):
    """The calls of a green grand tour as it is run for two tiles, four players; black takes a tile far away."""
    state = table(
        4,
        shops=shops,
        offer="Catacombes/red, Les Halles/green",
        to_move="black",
        parked=["Grands Boulevards/green"],
        seed=1,
    )
    events = take(state, "take Catacombes/red")
    return of_kind(events, "BusCalled"), of_kind(events, "GrandTourEnded")[0]


def test_e_t4_one_call_at_pompidou():
    """E-T4, T4.2, T4.3: grey is black here; who is not at the crossing gets nothing for its neighbours."""
    shops = """
        Pompidou: violet black
        Les Halles: black
        Pont Neuf: black
        St-Nicolas: yellow
        Hôtel de Ville: yellow
        République: violet
    """
    calls, _ = green_calls(shops)
    assert calls[1].station == "Pompidou"
    assert list(calls[1].gains) == by_seat(black=3, violet=1, yellow=0) == oracle.call(shops_of(shops), "Pompidou")
    assert [(shop.station, shop.seat) for shop in calls[1].shops] == [
        ("Pompidou", 1),
        ("Pompidou", 3),
        ("Les Halles", 3),
        ("Pont Neuf", 3),
    ]


def test_e_t5_a_whole_green_tour():
    """E-T5, T4.2: grey is black, green is pink; the sums call by call."""
    shops = """
        Montmartre: violet black
        Pompidou: yellow pink
        St-Nicolas: yellow
        Pont Neuf: yellow
        Hôtel de Ville: violet violet
        Quartier Latin: violet
    """
    calls, ended = green_calls(shops)
    assert [list(call.gains) for call in calls] == [
        by_seat(violet=1, black=1),
        by_seat(pink=1, yellow=3),
        by_seat(violet=2),
        by_seat(violet=1),
    ]
    assert list(ended.gains) == by_seat(violet=4, yellow=3, black=1, pink=1)
    assert tour(shops, "green") == list(ended.gains)


def test_t4_1_the_first_tile_of_a_colour_waits():
    """T4.1: parked face up, no tour."""
    state = table(2, offer="Catacombes/red, Les Halles/green", to_move="violet", parked=["Odéon/orange"], seed=1)
    told = kinds(take(state, "take Catacombes/red"))
    assert "TileParked" in told
    assert "GrandTourStarted" not in told
    assert state.view(-1)["parked"] == ["Odéon/orange", "Les Halles/green"]


def test_t4_1_the_second_tile_starts_a_tour_and_both_leave():
    """T4.1: the next of that colour waits again."""
    state = table(
        2,
        offer="Catacombes/red, Les Halles/green",
        to_move="violet",
        parked=["Notre Dame/green", "Odéon/orange"],
        seed=1,
    )
    started = of_kind(take(state, "take Catacombes/red"), "GrandTourStarted")[0]
    assert (started.line, started.cause, started.seat) == ("green", "tiles", None)
    assert state.view(-1)["parked"] == ["Odéon/orange"]


def test_t4_1_there_is_always_room_to_park():
    """T4.1: at most one tile of each of five colours is parked after any round."""
    for seed in range(10):
        state = GAME.new(players=2, seed=seed)
        while not state.is_over:
            state.apply(state.legal_actions()[seed % len(state.legal_actions())])
            lines = [tile.split("/")[1] for tile in state.view(-1)["parked"]]
            assert len(set(lines)) == len(lines) <= 5


def test_t4_2_the_bus_calls_at_the_four_crossings_from_the_start():
    """T4.2: red starts at Gare du Nord."""
    state = table(2, offer="Catacombes/red, Invalides/red", to_move="violet", parked=["Opéra/red"], seed=1)
    events = take(state, "take Catacombes/red")
    assert [call.station for call in of_kind(events, "BusCalled")] == [
        "Montmartre",
        "Opéra",
        "Concorde",
        "Montparnasse",
    ]
    assert [call.call for call in of_kind(events, "BusCalled")] == [1, 2, 3, 4]


def test_t4_2_two_own_shops_do_not_count_the_neighbours_twice():
    """T4.2: 2 at the crossing and 2 at the neighbouring crossing make 4 at each call."""
    assert tour("Concorde: pink pink, Louvre: pink pink", "blue") == by_seat(pink=8)
    assert tour("Concorde: pink pink, Louvre: pink pink", "red") == by_seat(pink=4)


def test_t4_2_neighbours_on_any_line_count():
    """T4.2: St-Germain is next to Odéon on brown, and pays on an orange tour."""
    assert tour("Odéon: pink, St-Germain: pink", "orange") == by_seat(pink=2)


def test_t4_3_the_same_shop_may_score_again_at_later_calls():
    """T4.3: at Pompidou for itself, at Hôtel de Ville as a neighbour."""
    assert tour("Pompidou: pink, Hôtel de Ville: pink", "green") == by_seat(pink=4)


def test_t4_3_no_shop_at_the_crossing_means_nothing_for_its_neighbours():
    """T4.3."""
    assert tour("Les Halles: pink, Pont Neuf: pink, Pompidou: black", "green") == by_seat(black=1)


def test_r_t5_the_bus_calls_where_there_is_no_shop_too():
    """R-T5: four calls, all told."""
    calls, ended = green_calls("Montmartre: pink")
    assert [sum(call.gains) for call in calls] == [1, 0, 0, 0]
    assert sum(ended.gains) == 1


def test_a_forecast_tells_what_a_tile_would_pay_and_start():
    """T2.5, T4.1: the small tour, the grand tour only where one of its colour is parked, and both together."""
    state = table(
        3,
        shops="Pompidou: yellow violet, Les Halles: violet, Odéon: pink",
        offer="Notre Dame/green, Luxembourg/orange, Catacombes/red, Opéra/red",
        parked=["Montmartre/green"],
    )
    green = forecast(state, "Notre Dame/green")
    assert (green["small"], green["grand"], green["pays"]) == ([1, 1, 0], [1, 2, 0], [2, 3, 0])
    orange = forecast(state, "Luxembourg/orange")
    assert (orange["small"], orange["grand"], orange["pays"]) == ([0, 0, 1], None, [0, 0, 1])


def test_a_tiles_after_a_choice_counts_the_new_shop():
    """T2.5: what the others would pay once the choice is made; the position stays as it is."""
    state = table(
        2, shops="Pompidou: yellow", offer="Pompidou/green, Les Halles/green, Opéra/red", parked=["Montmartre/green"]
    )
    before = state.to_bytes()
    action = GAME.parse(state, "take Pompidou/green")
    after = tiles_after(state, action)
    assert [(entry["station"], entry["small"], entry["grand"]) for entry in after] == [
        ("Opéra", [0, 0], None),
        ("Les Halles", [2, 0], [2, 0]),
    ]
    assert state.to_bytes() == before
    assert {choice["text"]: choice["then"] for choice in state.view(1)["forecast"]["choices"]}[
        "take Pompidou/green"
    ] == after


def test_forecasts_come_true():
    """T2.5: what the last choice foretells of the tile it leaves is what the tours then pay."""
    for seed in range(6):
        state = GAME.new(players=2 + seed % 3, seed=seed)
        while not state.is_over:
            action = state.legal_actions()[seed % len(state.legal_actions())]
            after, scores = tiles_after(state, action), state.scores()
            events = []
            state.apply(action, events)
            if of_kind(events, "TileLeftOver") and not state.is_over:
                assert len(after) == 1
                gained = [new - old for new, old in zip(state.scores(), scores, strict=True)]
                assert gained == after[0]["pays"]
                assert (after[0]["grand"] is not None) == bool(of_kind(events, "GrandTourStarted"))
