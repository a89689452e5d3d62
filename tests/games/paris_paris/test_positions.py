"""Positions as JSON: what is read, what is filled in, and what is refused with one sentence."""

import json

import pytest
from tests.contract import walk
from tests.games.paris_paris.table import GAME, document, table

import paname

OFFER = "Odéon/orange, Opéra/red, Louvre/blue, Bastille/orange"


def tour(**fields):
    return {"tour": "small", "round": 1, "station": None, "line": None, "gains": [0, 0, 0]} | fields


def test_r_t7_a_position_by_hand_may_leave_out_the_piles():
    """R-T7: the first tiles that lie nowhere else, as many as the piles hold."""
    state = table(3, offer=OFFER, parked=["Montmartre/green"])
    unseen = state.to_json()["unseen"]
    assert sum(unseen.values()) == 4
    assert unseen == {"Montmartre/red": 2, "Pompidou/green": 2}


def test_r_t7_an_earlier_tour_need_not_tell_its_tile():
    """R-T7: the points count all the same."""
    state = table(3, offer=OFFER, tours=[tour(gains=[12, 9, 10])])
    assert state.scores() == [12, 9, 10]
    assert [(line.code, line.note("paris_paris")) for line in state.breakdown()] == [
        ("untold_small_tour", "round 1")
    ] * 3


def test_a_position_in_the_middle_of_turning_a_pile_goes_on_drawing():
    state = GAME.new(players=3, chance="explicit", start=0)
    for outcome in (0, 1, 2, 5, 5):
        state.apply(outcome)
    twin = GAME.from_json(state.to_json())
    assert twin.chance_outcomes() == state.chance_outcomes()
    without = state.to_json()
    del without["unseen"]
    assert GAME.from_json(without).to_json() == state.to_json()


def test_a_position_that_tells_nothing_is_the_beginning():
    state = GAME.from_json({"game": "paris_paris", "players": 4})
    assert state.key() == GAME.new(players=4, chance="explicit").key()
    assert GAME.from_json({"game": "paris_paris"}, seed=5).view(0) == GAME.new(players=2, seed=5).view(0)


def test_a_seed_turns_the_next_pile():
    state = table(3, to_move="chance", seed=4)
    assert state.to_move == 0
    assert len(state.view(-1)["offer"]) == 4


def test_a_record_that_starts_from_a_position_replays():
    state = table(3, offer=OFFER, seed=9)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    assert paname.replay(json.dumps(GAME.record(state))).scores() == state.scores()


REFUSED = [
    ({"bus": "grey"}, "bus: 'grey' is not one of yellow, violet, pink"),
    ({"to_move": "black"}, "to_move: 'black' is not one of over, chance, yellow, violet, pink"),
    ({"to_move": "violet"}, "to_move: yellow is to move with these tiles (T2.2)"),
    ({"to_move": "over"}, "to_move: yellow is to move with these tiles (T2.2)"),
    ({"rounds_done": 16}, "rounds_done: 16 is not between 0 and 15"),
    ({"rounds_done": "two"}, "rounds_done: 'two' is not a number"),
    ({"offer": "Odéon"}, "offer: 'Odéon' is not a list"),
    ({"offer": ["Odéon/pink"]}, "offer: stopped at 'pink': there is no such line"),
    ({"offer": ["Catacombes/red"] * 2}, "offer: names Catacombes/red too often (T0.3)"),
    ({"offer": ["Odéon/orange"]}, "unseen: 4 tiles in the piles and 1 on offer do not fit 13 rounds done (T1.1)"),
    ({"parked": ["Bastille"] * 3}, "parked: names Bastille/orange too often (T0.3)"),
    ({"parked": ["Les Halles", "Notre Dame"]}, "parked: holds two tiles of green (T4.1)"),
    ({"parked": ["Opéra/red", "Opéra/brown"], "unseen": {"Opéra/red": 2}}, "unseen: there are only 2 tiles Opéra/red"),
    ({"markers": {"yellow": "green"}}, "markers: not every player has one"),
    ({"markers": {"yellow": "red", "violet": "red", "pink": "blue"}}, "markers: are not different lines (T1.2)"),
    ({"markers": {"violet": "red", "pink": "blue"}}, "markers: are drawn by the seats in order"),
    ({"markers": {"yellow": "mauve"}}, "markers.yellow: 'mauve' is not one of green, red, blue, orange, brown"),
    ({"markers": {"black": "green"}}, "markers.black: there is no such field"),
    ({"markers": []}, "markers: [] is not an object"),
    ({"open_marker": "red"}, "open_marker: there is one with two players only (T1.2)"),
    ({"bus": None}, "bus: nobody has it, but markers have been drawn (T1.3)"),
    ({"shops": {"Bastille": ["pink", "pink"]}}, "shops.Bastille: there is no room for so many shops (T0.4)"),
    ({"shops": {"Odéon": ["black"]}}, "shops.Odéon: 'black' is not one of yellow, violet, pink"),
    ({"shops": {"Nation": ["pink"]}}, "shops.Nation: there is no such field"),
    ({"shops": {"Odéon": "pink"}}, "shops.Odéon: 'pink' is not a list"),
    ({"bag": {"pink": 14}}, "shops: pink has 14 on the map and in the bag, but opened 13 so far (T2.2)"),
    ({"bag": {"pink": -1}}, "bag.pink: -1 is not between 0 and 20"),
    ({"unseen": {"Odéon/orange": 3}}, "unseen.Odéon/orange: 3 is not between 0 and 2"),
    ({"unseen": {"Odéon/orange": 2, "Opéra/brown": 1}}, "unseen: there are only 2 tiles Odéon/orange (T0.3)"),
    ({"rounds_done": 15}, "unseen: 0 tiles in the piles and 4 on offer do not fit 15 rounds done (T1.1)"),
    ({"unseen": {"Nation/red": 1}}, "unseen.Nation/red: stopped at 'Nation': there is no such station"),
    ({"tours": [{"tour": "long"}]}, "tours[0].tour: 'long' is not one of small, grand, final, bag"),
    ({"tours": ["small"]}, "tours[0]: 'small' is not an object"),
    ({"tours": [tour(gains=[1, 2])]}, "tours[0].gains: holds 2 numbers, not one for each of 3 players"),
    ({"tours": [tour(gains=[1, 2, "x"])]}, "tours[0].gains: 'x' is not a number from 0 to 4095"),
    ({"tours": [tour(gains=[4095, 0, 0]), tour(round=2, gains=[1, 0, 0])]}, "tours[1].gains: makes a score above 4095"),
    ({"tours": [tour(gains=[1, 0, 0])] * 2}, "tours[1]: is told twice"),
    ({"tours": [tour(round=0)]}, "tours[0].round: 0 is not between 1 and 15"),
    ({"tours": [tour(round=14, gains=[1, 0, 0])]}, "tours: one of them was not made yet (T2.5)"),
    ({"tours": [tour(tour="bag", gains=[1, 0, 0])]}, "tours: one of them was not made yet (T2.5)"),
    ({"tours": [tour(tour="grand", gains=[1, 0, 0])]}, "tours: one of them names no line or tile"),
    ({"tours": [tour(station="Odéon", line="green")]}, "tours[0].station: stopped at 'green': Odéon has tiles of"),
    ({"tours": [tour(colour="red")]}, "tours[0].colour: there is no such field"),
    ({"tours": [tour(tour="final", line="red")] * 5}, "tours[4]: is told twice"),
    ({"colour": 1}, "colour: there is no such field"),
    ({"options": []}, "options: is not an object"),
    ({"players": 5}, "players: 5 cannot play Paris Paris; it takes 2, 3, 4"),
    ({"rules_version": 9}, "rules_version: 9 is not 1, which this engine plays"),
]


@pytest.mark.parametrize(("fields", "reason"), REFUSED)
def test_a_position_that_cannot_be_is_refused_with_its_field(fields, reason):
    with pytest.raises(paname.InputError) as error:
        GAME.from_json({**document(3, offer=OFFER), **fields})
    assert str(error.value).startswith(reason)


def test_two_players_have_no_bag():
    with pytest.raises(paname.PositionError, match=r"bag: is not used with two players"):
        table(2, offer="Odéon/orange, Opéra/red, Louvre/blue", bag={"violet": 1})


def midgame(seed=3, steps=20):
    *_, state = (state for state, _ in zip(walk(GAME, 3, seed), range(steps), strict=False))
    return state.to_json()


def test_the_tiles_left_over_say_which_are_parked():
    """T4.1: a played position whose parked tiles were changed contradicts itself."""
    given = midgame()
    given["parked"] = given["parked"][1:]
    given["unseen"] = given["unseen"]
    with pytest.raises(paname.PositionError, match=r"parked: the tiles left over say .* \(T4.1\)"):
        GAME.from_json(given)


def test_the_tiles_left_over_say_when_grand_tours_ran():
    """T4.1: so does one with a tour too few."""
    given = midgame(steps=40)
    assert any(entry["tour"] == "grand" for entry in given["tours"])
    given["tours"] = [entry for entry in given["tours"] if entry["tour"] != "grand"]
    with pytest.raises(paname.PositionError, match=r"tours: the grand tours of round \d+ do not fit"):
        GAME.from_json(given)


def finished():
    *_, state = walk(GAME, 3, 7)
    return state.to_json()


def test_final_tours_and_the_bag_are_counted_again():
    """T5.1, T5.2: the shops of a finished game still stand."""
    given = finished()
    final = next(entry for entry in given["tours"] if entry["tour"] == "final")
    final["gains"] = [number + 1 for number in final["gains"]]
    with pytest.raises(
        paname.PositionError, match=rf"tours: the final tour of {final['line']} pays otherwise \(T5.1\)"
    ):
        GAME.from_json(given)
    given = finished()
    given["tours"] = [entry for entry in given["tours"] if entry["tour"] != "bag"]
    given["tours"].append(tour(tour="bag", round=None, gains=[20, 0, 0]))
    with pytest.raises(paname.PositionError, match=r"tours: the bag pays otherwise \(T5.2\)"):
        GAME.from_json(given)
    given = finished()
    given["to_move"] = "chance"
    with pytest.raises(paname.PositionError, match=r"to_move: over is to move"):
        GAME.from_json(given)


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("round", 99, "rounds_done: 99 is not between 0 and 15"),
        ("bus", 3, "bus: there is no seat 3"),
        ("markers", 1 << 36, "markers: are drawn by the seats in order"),
        ("markers", 6 | 1 << 12 | 2 << 24, "markers: are not different lines"),
        ("offer_twice", 1 << 34, "offer: holds tiles that do not exist"),
        ("unseen", 1 << 35, "unseen: holds tiles that do not exist"),
        ("points", 7, "tours: do not add up to the scores"),
    ],
)
def test_a_damaged_state_does_not_hold_together(field, value, reason):
    """The checks that a JSON position cannot reach, on a state whose bytes were changed."""
    state = table(3, offer=OFFER, unseen={"Montmartre/red": 2, "Pompidou/green": 2})
    setattr(state, field, value)
    with pytest.raises(paname.PositionError) as error:
        state.check()
    assert str(error.value).startswith(reason)


@pytest.mark.parametrize(
    ("seat", "shops", "reason"),
    [
        (0, 1 << 30, "shops: stand where there is no station (T0.1)"),
        (0, 1 << 32, "shops: a second one stands where there is no first"),
        (3, 1, "shops: black has 1 on the map and in the bag, but opened 0 so far (T2.2)"),
        (0, 1 | 1 << 32, None),
    ],
)
def test_shops_stand_at_stations_and_a_second_beside_a_first(seat, shops, reason):
    state = table(3, offer=OFFER)
    data = state.shops
    data[seat] = shops
    state.shops = data
    if reason is None:
        state.check()
        return
    with pytest.raises(paname.PositionError) as error:
        state.check()
    assert str(error.value) == reason


def test_an_overfull_station_does_not_hold_together():
    state = table(3, offer=OFFER, shops="Bastille: pink")
    data = state.shops
    data[0] = 1 << GAME.tables.station_names.index("Bastille")
    state.shops = data
    with pytest.raises(paname.PositionError, match=r"shops: Bastille has room for 1 \(T0.4\)"):
        state.check()


def test_bytes_of_something_else_are_refused():
    for data in (b"", b"{}\n", GAME.new(players=2, seed=1).to_bytes()[:-8]):
        with pytest.raises(paname.PositionError, match="bytes"):
            GAME.from_bytes(data)


# Records ----------------------------------------------------------------------------------------------------


def record():
    *_, state = walk(GAME, 2, 5)
    return GAME.record(state)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"actions": [999]}, "catalogue: action 1 (999): There is no action 999"),
        ({"actions": None}, "actions: is not a list"),
        ({"game": "paris paris"}, "game: there is no game 'paris paris'"),
        ({"seed": 1.5}, "seed: 1.5 is neither a number nor a text"),
        ({"seed": None, "chance": [0, 0, 0]}, "chance: outcome 3: Outcome 0 isn't possible in this draw."),
        ({"seed": None, "chance": [0]}, "chance: holds 1 outcomes, but another draw is due"),
        ({"options": {"start": 4}}, "option start: 4 is not one of random, 0, 1 (T1.3)"),
        ({"components": "[line]"}, "components: "),
    ],
)
def test_a_bad_record_is_refused_with_one_sentence(change, reason):
    with pytest.raises(paname.PanameError) as error:
        paname.replay({**record(), **change} if change.get("actions", 1) is not None else {**record(), "actions": {}})
    assert str(error.value).startswith(reason)


def test_an_illegal_action_in_a_record_is_named_with_its_clause():
    given = record()
    given["actions"] = [given["actions"][0], given["actions"][0], *given["actions"][2:]]
    with pytest.raises(paname.IllegalAction, match=r"T2.2: action 2 \(take .*\): .* isn't on offer"):
        paname.replay(given)
