"""T0: the network, the tiles, and component files that are refused."""

import re

import pytest
from tests.games.paris_paris.oracle import neighbours
from tests.games.paris_paris.table import CROSSINGS, FACTS, FILE, GAME, LINES, ROUTES, SEATS, table

import paname
from paname.games.paris_paris.components import Tables

NETWORK = GAME.facts()


def refused(text):
    with pytest.raises(paname.ComponentError) as error:
        Tables(text)
    return error.value.reason


def changed(*changes):
    text = FILE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def with_line(colour, stations):
    quoted = ", ".join(f'"{name}"' for name in stations)
    return re.sub(rf'(colour = "{colour}"\npattern = "\w+"\nstations = )\[.*\]', rf"\1[{quoted}]", FILE)


def test_t0_1_five_lines_of_seven_stations_cross_pairwise():
    """T0.1: 25 stations, ten crossings, four a line, every two lines sharing one."""
    assert [len(line["stations"]) for line in NETWORK["lines"]] == [7] * 5
    assert len(NETWORK["stations"]) == 25
    crossings = [station for station in NETWORK["stations"] if len(station["lines"]) == 2]
    assert sorted(station["name"] for station in crossings) == sorted(CROSSINGS)
    assert len({tuple(station["lines"]) for station in crossings}) == 10
    assert all(len(line["calls"]) == 4 for line in NETWORK["lines"])


def test_t0_1_neighbours_follow_each_other_on_a_line():
    """T0.1: the neighbours are those of the file's lines, and no pair is a neighbour on two lines."""
    for station in NETWORK["stations"]:
        beside = neighbours(station["name"])
        assert sorted(station["neighbours"]) == sorted(beside)
        assert len(set(beside)) == len(beside)


def test_t0_2_what_our_sources_tell_of_the_board_is_there():
    """T0.2: green's crossings in order, and two neighbours of Pompidou."""
    green = NETWORK["lines"][0]
    assert green["calls"] == ["Montmartre", "Pompidou", "Hôtel de Ville", "Quartier Latin"]
    assert {"St-Nicolas", "Pont Neuf"} <= set(neighbours("Pompidou"))
    assert NETWORK["marks"]["station 1"].startswith("source")
    assert NETWORK["marks"]["line 2"] == "ours"


def test_t0_3_sixty_tiles_twelve_a_colour_as_many_as_neighbours():
    """T0.3: two where the line passes, one where it ends."""
    tiles = {station["name"]: station["tiles"] for station in NETWORK["stations"]}
    assert all(sum(counts.values()) == len(neighbours(name)) for name, counts in tiles.items())
    assert [sum(counts.get(line, 0) for counts in tiles.values()) for line in LINES] == [12] * 5
    assert tiles["Odéon"] == {"orange": 2, "brown": 2}
    assert tiles["Quartier Latin"] == {"green": 1, "brown": 2}
    unseen = GAME.new(players=2, chance="explicit").to_json()["unseen"]
    assert unseen == {f"{name}/{line}": number for name, counts in tiles.items() for line, number in counts.items()}


def test_t0_4_room_for_one_shop_and_for_two_at_a_crossing():
    """T0.4."""
    assert {station["name"]: station["room"] for station in NETWORK["stations"]} == {
        name: 2 if name in CROSSINGS else 1 for route in ROUTES.values() for name in route
    }


def test_t0_5_nobody_runs_out_of_twenty_shops():
    """T0.5, R-T9: with two players each places 20; the supply never falls below nothing."""
    state = GAME.new(players=2, seed=5)
    while not state.is_over:
        assert min(state.supply(0), state.supply(1)) >= 0
        state.apply(state.legal_actions()[0])
    assert NETWORK["shops"] == 20


def test_t0_6_five_markers_and_the_bus():
    """T0.6: one marker a line; the bus marks the start player."""
    assert NETWORK["markers"] == 5
    state = GAME.new(players=3, chance="explicit", start=1)
    assert [GAME.text(state, line) for line in state.legal_actions()] == [f"marker {line}" for line in LINES]
    assert state.view(0)["bus"] == "violet"


def test_t0_8_scores_go_past_the_end_of_the_track():
    """T0.8: the track ends at 45, the score does not."""
    state = table(3, offer="Odéon/orange, Opéra/red, Louvre/blue, Bastille/orange", tours=[tour(gains=[1460, 0, 2])])
    assert NETWORK["track"] == 45
    assert state.scores() == [1460, 0, 2]


def tour(**fields):
    return {"tour": "small", "round": 1, "station": None, "line": None, "gains": [0, 0, 0]} | fields


def test_colour_is_never_alone():
    """Lines have letters and patterns, players have emblems."""
    assert [line["letter"] for line in NETWORK["lines"]] == list("ABCDE")
    assert [line["pattern"] for line in NETWORK["lines"]] == ["plain", "dashes", "rail", "dots", "ties"]
    assert [(seat["name"], seat["emblem"]) for seat in NETWORK["seats"]] == list(
        zip(SEATS, ["sun", "moon", "lily", "star"], strict=True)
    )


def test_every_station_has_a_place_on_the_board_and_a_mark():
    places = [tuple(station["place"]) for station in NETWORK["stations"]]
    assert len(set(places)) == 25
    assert all(0 <= x <= 1000 and 0 <= y <= 800 for x, y in places)
    assert all(f"station {number}" in NETWORK["marks"] for number in range(1, 26))


# T0.7: an own map file --------------------------------------------------------------------------------------


def test_t0_7_an_own_map_is_played_on(tmp_path):
    """T0.7: the printed lines in another order of stations, with other names, make a good file."""
    brown = ROUTES["brown"]
    text = with_line("brown", [brown[0], brown[2], brown[1], *brown[3:]]).replace("Odéon", "Mabillon")
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    own = paname.load("paris_paris", path)
    state = own.new(players=2, seed=3)
    while not state.is_over:
        state.check()
        state.apply(state.legal_actions()[-1])
    assert paname.replay(own.record(state)).scores() == state.scores()
    assert own.facts() != NETWORK
    assert own.action_ids() == GAME.action_ids()


def test_t0_7_a_line_may_be_listed_from_either_end():
    """T0.7: the start decides the direction, so the numbers of stations stay the same."""
    backwards = Tables(with_line("red", ROUTES["red"][::-1]))
    assert backwards.station_names == Tables(FILE).station_names
    assert list(backwards.calls) == list(Tables(FILE).calls)


def test_t0_7_the_start_at_the_other_end_turns_the_tour_round():
    """T0.7: the start is one of the ends."""
    turned = Tables(changed(('start = "Gare du Nord"', 'start = "Catacombes"')))
    assert list(turned.calls)[4:8] == list(Tables(FILE).calls)[4:8][::-1]


def test_t0_7_six_stations_on_a_line_are_named():
    reason = refused(with_line("green", ROUTES["green"][:-1]))
    assert "line green: has 6 stations; give 7 (T0.1)" in reason
    assert "line green: has 3 crossings; give 4 (T0.1)" in reason
    assert "lines green and brown: share no station; every two lines share exactly one (T0.1)" in reason
    assert "line green: its start" not in reason


def test_t0_7_a_station_twice_on_a_line_is_named():
    route = ROUTES["green"]
    assert "line green: stops twice at Les Halles; give 7 different stations (T0.1)" in refused(
        with_line("green", [*route[:5], "Les Halles", route[6]])
    )


def test_t0_7_a_station_that_is_not_listed_is_named():
    reason = refused(changed(('name = "Bastille"', 'name = "Nation"')))
    assert "line orange: there is no [[station]] named Bastille" in reason
    assert "station Nation: is on no line; it may be on one or two (T0.1)" in reason


def test_t0_7_two_lines_that_share_two_stations_are_named():
    route = ["Opéra" if name == "Les Halles" else name for name in ROUTES["green"]]
    reason = refused(with_line("green", route))
    assert "lines green and red: share Montmartre and Opéra; every two lines share exactly one station" in reason
    assert "station Opéra: is on the lines green, red and brown; it may be on one or two (T0.1)" in reason


def test_t0_7_a_crossing_at_the_ends_of_both_lines_is_refused():
    """T0.7: it would have two neighbours."""
    red = ["Montmartre", "Gare du Nord", *ROUTES["red"][2:]]
    text = with_line("red", red).replace('start = "Gare du Nord"', 'start = "Montmartre"')
    assert (
        "station Montmartre: is a crossing with 2 neighbours; it needs 3 or 4, so let a line pass there (T0.7)"
        in refused(text)
    )


def test_t0_7_a_network_in_two_parts_is_refused():
    """T0.7: a bus must be able to get everywhere."""
    names = [f"Stop {number}" for number in range(7)]
    reason = refused(with_line("green", names).replace('start = "Montmartre"', 'start = "Stop 0"'))
    assert "line green: has 0 crossings; give 4 (T0.1)" in reason
    stations = "".join(
        f'\n[[station]]\nname = "{name}"\nroom = 1\ntiles = {{ green = 2 }}\nplace = [1, 1]\nmark = "ours"\n'
        for name in names
    )
    text = with_line("green", names).replace('start = "Montmartre"', 'start = "Stop 0"') + stations
    reason = refused(text)
    assert "line: the bus can't get from Montmartre to Stop 0, Stop 1, Stop 2" in reason
    assert "station: there are 32; give 25" in reason


def test_t0_7_a_start_in_the_middle_is_refused():
    reason = refused(changed(('start = "Gare du Nord"', 'start = "Opéra"')))
    assert reason == "line red: its start Opéra is not one of its ends Gare du Nord and Catacombes (T0.7)"


def test_t0_7_wrong_tiles_are_named_with_their_sums():
    reason = refused(changed(("place = [520, 50]", "tiles = { green = 2, red = 2, mauve = 1 }\nplace = [520, 50]")))
    assert "station Montmartre: has 2 tiles of green; give 1 (T0.3)" in reason
    assert (
        "station Montmartre: has tiles of mauve, which isn't a line; give one of green, red, blue, orange and brown"
        in reason
    )
    assert "line green: has 13 tiles; give 12 (T0.3)" in reason
    assert "station: has 61 tiles; give 60 (T0.3)" in reason


def test_t0_7_wrong_room_is_named():
    reason = refused(changed(('name = "Odéon"\n', 'name = "Odéon"\nroom = 1\n')))
    assert reason == "station Odéon: has room for 1; a crossing has room for 2 (T0.4)"
    reason = refused(changed(('name = "Invalides"\n', 'name = "Invalides"\nroom = 2\n')))
    assert reason == "station Invalides: has room for 2; a plain station has room for 1 (T0.4)"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("place = [520, 50]", "place = [520]", "station 1.place: [520] is not two numbers"),
        ("place = [520, 50]", "place = [520, 900]", "station 1.place: 900 is not between 0 and 800"),
        ('letter = "B"', 'letter = "A"', "line 2.letter: the name A is there already"),
        ('colour = "red"', 'colour = "b"', "line 2.colour: the name b is there already"),
        ('name = "violet"', 'name = "Yellow"', "seat 2.name: the name Yellow is there already"),
        ('name = "violet"', 'name = "nobody"', "seat 2.name: the name nobody is there already"),
        ('name = "violet"', 'name = "a/b"', "seat 2.name: 'a/b' has a slash or no letter"),
        ('name = "violet"', 'name = "–"', "seat 2.name: '–' has a slash or no letter"),
        ("shops = { value = 20", "shops = { value = 19", "supply.shops: 19 is not between 20 and 99"),
        ("two_players = { value = 20", "two_players = { value = 3", "piles.two_players: 3 is not between 20 and 20"),
        ('emblem = "moon"\n', "", "seat 2.emblem: is missing"),
        ('pattern = "rail"\nstations', "stations", "line 3.pattern: is missing"),
    ],
)
def test_t0_7_one_wrong_fact_is_told_in_one_sentence(old, new, reason):
    assert reason in refused(changed((old, new)))


def test_t0_7_everything_wrong_is_told_at_once():
    reason = refused("")
    assert all(f"there are no [[{name}]] tables" in reason for name in ("seat", "line", "station"))
    assert "line: there are 0; give 5" in reason
    assert "seat: there are 0; give 4" in reason
    assert "station: there are 0; give 25" in reason


def test_t0_7_a_line_without_stations_is_told():
    text = re.sub(r'(colour = "green"\npattern = "plain"\nstations = )\[.*\]', r"\1[]", FILE)
    reason = refused(text)
    assert "line 1.stations: is not a list of texts" in reason
    assert "its start" not in reason


def test_every_fact_of_the_file_is_counted():
    """The file's own lists are what the tables hold."""
    assert len(FACTS["station"]) == 25
    assert sorted(station["name"] for station in FACTS["station"]) == sorted(Tables(FILE).station_names)
