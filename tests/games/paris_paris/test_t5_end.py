"""T5: the final tours, the bag, who wins, and what is hidden."""

import json

import pytest
from tests.games.paris_paris.table import GAME, LINES, SEATS, kinds, of_kind, table, take

import paname
from paname.games.paris_paris.forecast import tours_now
from paname.games.paris_paris.scoring import places


def last_round(players, shops="", bus="yellow", **fields):
    """The last choice of the game; Catacombes is taken and Arc de Triomphe, far from most things, is left over."""
    mover = SEATS[(SEATS.index(bus) + players - 1) % players]
    rounds = {2: 20, 3: 15, 4: 12}[players]
    return table(
        players,
        shops=shops,
        offer="Catacombes/red, Buttes-Chaumont/orange",
        to_move=mover,
        bus=bus,
        rounds_done=rounds - 1,
        **fields,
    )


def finish(state):
    return take(state, "take Catacombes/red")


def finals(events):
    started = [event for event in of_kind(events, "GrandTourStarted") if event.cause != "tiles"]
    return [(event.line, event.cause, event.seat) for event in started]


def test_t5_1_each_marker_tours_from_the_start_player_clockwise():
    """T5.1: yellow has the last round's bus, so after it passes violet's marker runs first."""
    events = finish(last_round(3))
    assert finals(events) == [("red", "marker", 1), ("blue", "marker", 2), ("green", "marker", 0)]
    shown = of_kind(events, "MarkersShown")[0]
    assert (shown.lines, shown.open_line) == (("green", "red", "blue"), None)
    assert kinds(events).index("MarkersShown") < kinds(events).index("GrandTourStarted")


def test_t5_1_who_began_the_game_begins_the_end():
    """T5.1, T2.6: the bus is back where it began."""
    for players in (2, 3, 4):
        state = GAME.new(players=players, seed=8)
        first, events = state.to_move, []
        while not state.is_over:
            state.apply(state.legal_actions()[0], events)
        assert finals(events)[0][2] == first


def test_t5_1_with_two_players_the_open_marker_runs_last():
    """T5.1: three final tours."""
    events = finish(last_round(2))
    assert finals(events) == [("red", "marker", 1), ("green", "marker", 0), ("brown", "open_marker", None)]
    assert of_kind(events, "MarkersShown")[0].open_line == "brown"


def test_t5_1_everybody_scores_on_every_final_tour():
    """T5.1: on the tour of another's marker too."""
    state = last_round(
        3, shops="Concorde: yellow violet", markers={"yellow": "green", "violet": "brown", "pink": "red"}
    )
    finish(state)
    lines = [(line.seat, line.code, line.points, line.subject) for line in state.breakdown()]
    assert (0, "final_tour", 1, (("line", "red"),)) in lines
    assert (1, "final_tour", 1, (("line", "red"),)) in lines


def test_t5_1_parked_tiles_play_no_part():
    """T5.1: they are still parked when the game is over, and the same points come without them."""
    state, other = last_round(3, shops="Odéon: pink", parked=["Odéon/brown"]), last_round(3, shops="Odéon: pink")
    finish(state)
    finish(other)
    assert state.view(-1)["parked"] == ["Odéon/brown", "Buttes-Chaumont/orange"]
    assert state.scores() == other.scores()


@pytest.mark.parametrize(
    ("bag", "paid"),
    [
        ({"yellow": 3, "violet": 2, "pink": 1}, [3, 0, 0]),
        ({"yellow": 2, "violet": 2, "pink": 1}, [0, 0, 0]),
        ({"pink": 1}, [0, 0, 1]),
        ({}, [0, 0, 0]),
        ({"yellow": 1, "violet": 4, "pink": 4}, [0, 0, 0]),
        ({"yellow": 4, "violet": 1, "pink": 5}, [0, 0, 5]),
    ],
)
def test_t5_2_who_has_strictly_most_shops_in_the_bag_is_paid_for_them(bag, paid):
    """T5.2: a tie for most or an empty bag pays nobody."""
    state = last_round(3, bag=bag)
    counted = of_kind(finish(state), "BagCounted")[0]
    assert list(counted.gains) == paid
    assert counted.seat == (paid.index(max(paid)) if any(paid) else None)
    assert list(counted.shops) == [bag.get(seat, 0) for seat in SEATS[:3]]
    assert sum(line.points for line in state.breakdown() if line.clause == "T5.2") == sum(paid)


def test_t5_2_with_two_players_there_is_no_bag():
    """T5.2."""
    assert not of_kind(finish(last_round(2)), "BagCounted")


def tour(gains):
    return [{"tour": "small", "round": 1, "station": None, "line": None, "gains": gains}]


def test_t5_3_most_points_win():
    """T5.3: the shop that pink opens at Catacombes pays nobody here."""
    state = last_round(3, tours=tour([10, 12, 11]), markers={"yellow": "green", "violet": "brown", "pink": "blue"})
    finish(state)
    assert (state.scores(), state.winners(), places(state)) == ([10, 12, 11], [1], [3, 1, 2])


def test_t5_3_a_tie_goes_to_who_has_fewest_shops_on_the_map():
    """T5.3: of the tied; lower places are ranked the same way."""
    shops = "Palais Royal: yellow, St-Germain: yellow, Notre Dame: violet"
    state = last_round(4, shops=shops, tours=tour([9, 9, 3, 3]))
    events = finish(state)
    assert state.scores() == [9, 9, 3, 3]
    assert places(state) == [2, 1, 3, 4]
    ended = of_kind(events, "GameEnded")[0]
    assert (ended.scores, ended.places, ended.winners) == ((9, 9, 3, 3), (2, 1, 3, 4), (1,))


def test_r_t8_who_is_level_in_both_shares_the_place():
    """R-T8, T5.3: still tied is shared, and the next place is as much further down."""
    shops = "Notre Dame: violet, St-Germain: yellow"
    state = last_round(4, shops=shops, tours=tour([9, 9, 1, 2]))
    finish(state)
    assert state.winners() == [0, 1]
    assert places(state) == [1, 1, 4, 3]


# T5.4 -------------------------------------------------------------------------------------------------------


def test_t5_4_a_view_shows_the_own_marker_and_no_other():
    """T5.4: everybody's only after the end."""
    state = GAME.new(players=3, seed=12)
    markers = state.to_json()["markers"]
    for seat, name in enumerate(SEATS[:3]):
        view = state.view(seat)
        assert (view["marker"], view["markers"]) == (markers[name], None)
    assert state.view(-1)["marker"] is None
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    assert state.view(-1)["markers"] == list(markers.values())


def test_t5_4_the_piles_are_hidden():
    """T5.4: their number is public, what they hold is not shown."""
    view = GAME.new(players=4, seed=1).view(2)
    assert view["piles_left"] == 11
    assert "unseen" not in json.dumps(view)


def test_t5_4_bag_and_supplies_are_shown_with_the_option_or_after_the_end():
    """T5.4: with two players the supplies are open, and there is no bag."""
    closed, opened = GAME.new(players=3, seed=1), GAME.new(players=3, seed=1, open_bag=True)
    pair = GAME.new(players=2, seed=1)
    assert (closed.view(0)["bag"], closed.view(0)["supply"]) == (None, None)
    assert (opened.view(0)["bag"], opened.view(0)["supply"]) == ([0, 0, 0], [20, 20, 20])
    assert (pair.view(0)["bag"], pair.view(0)["supply"]) == (None, [20, 20])
    while not closed.is_over:
        closed.apply(closed.legal_actions()[-1])
    view = closed.view(0)
    assert sum(view["bag"]) > 0
    assert [
        bag + supply + shops for bag, supply, shops in zip(view["bag"], view["supply"], view["on_map"], strict=True)
    ] == [20] * 3


def test_r_t3_a_world_of_a_seat_has_the_true_bag_and_other_markers():
    """R-T3, T5.4: the others' markers are dealt again from those the seat has not seen."""
    state = table(3, offer="Odéon/orange, Opéra/red, Louvre/blue, Bastille/orange", bag={"violet": 2})
    worlds = [state.determinize(0, paname.Rng(seed)).to_json() for seed in range(150)]
    assert {world["bag"]["violet"] for world in worlds} == {2}
    assert {world["markers"]["yellow"] for world in worlds} == {"green"}
    dealt = {(world["markers"]["violet"], world["markers"]["pink"]) for world in worlds}
    assert dealt == {(one, other) for one in LINES[1:] for other in LINES[1:] if one != other}
    assert all(world["unseen"] == state.to_json()["unseen"] for world in worlds)


def test_r_t3_a_world_keeps_the_open_marker():
    """R-T3, T1.2: with two players three markers can be the other's."""
    state = GAME.new(players=2, seed=3)
    own, opened = state.to_json()["markers"]["yellow"], state.to_json()["open_marker"]
    worlds = [state.determinize(0, paname.Rng(seed)).to_json() for seed in range(40)]
    assert {world["open_marker"] for world in worlds} == {opened}
    assert {world["markers"]["violet"] for world in worlds} == set(LINES) - {own, opened}


def test_a_spectator_s_world_keeps_what_has_not_been_drawn():
    """T5.4: before all markers are drawn only those that were can be dealt again."""
    state = GAME.new(players=3, chance="explicit", start=0)
    state.apply(2)
    world = state.determinize(-1, paname.Rng(1)).to_json()
    assert world["markers"]["yellow"] in LINES
    assert world["markers"]["violet"] is None


def test_r_t2_the_score_foresees_nothing():
    """R-T2: points on the track only, although a final tour would pay."""
    state = table(
        3, shops="Concorde: yellow", offer="Odéon/orange, Opéra/red, Louvre/blue, Bastille/orange", bag={"pink": 4}
    )
    assert state.scores() == [0, 0, 0]
    assert tours_now(state)["red"] == [1, 0, 0]
