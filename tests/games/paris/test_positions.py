"""Positions as JSON documents, and records, that contradict themselves: one clear sentence each."""

import copy
import json
import re

import pytest
from tests.games.paris.helpers import GAME, SPACES, document, lines, play, table
from tests.games.paris.test_p2_turn import free_table

import paname

SUN = {
    "keys_on": ["chaillot 4"],
    "goods": {"wood": 1},
    "held": [3],
    "used": [5],
    "francs": 7,
    "vp": 2,
    "banks": ["arc"],
}
LATE = [{"seat": "moon", "tile": "wood", "used_after": None}, {"seat": "sun", "tile": "gold", "used_after": 2}]


def good():
    """A position in full, as it would be written."""
    return table(seats={"sun": SUN}, end_game=LATE, landmarks={"chaillot": ["louvre"]}).to_json()


def changed(path, value):
    """The position with one field changed."""
    position = copy.deepcopy(good())
    *parents, last = path.split("/")
    part = position
    for name in parents:
        part = part[int(name) if isinstance(part, list) else name]
    if isinstance(part, list):
        part[int(last)] = value
    else:
        part[last] = value
    return position


SWAPPED = {"1": "theatre", "2": "hotel", "3": "bakery", "4": "restaurant", "5": "cafe", "8": "residence"}
BAD = [
    ("colour", "mauve", "colour: there is no such field"),
    ("turn", "venus", "turn: 'venus' is not one of sun, moon"),
    ("turn", None, "turn: it is nobody's turn"),
    ("first", None, "first: the one who begins is drawn first, and once"),
    ("round", -1, "round: -1 is not between 0 and 999"),
    ("round", 0, "round: 0 cannot be the round here"),
    ("ending", "soon", "ending: 'soon' is not one of no"),
    ("ending", "last round", "ending: the end comes when the last end-game tile is taken"),
    ("pending", ["main"], "pending: ['main'] isn't a row of decisions"),
    ("pending", ["main", "vp", "end"], "isn't a row of decisions that a turn can owe"),
    ("pending", ["dance"], "pending: 'dance' is not one of"),
    ("pending", "main", "pending: 'main' is not a list"),
    ("pending", [], "ending: the game is over before its last round"),
    ("pending", ["draw", "main", "end"], "pending: there is no tile to draw"),
    ("pending", ["top", "main", "end"], "pending: every top has been seen"),
    ("pending", ["lay", "main", "end"], "pending: districts are not chosen at this table"),
    ("pending", ["tile", "main", "end"], "drawing: is said when, and only when, a tile is turned"),
    ("pending", ["bonus", "end"], "arrived: is missing, but benefits are decided"),
    ("pending", ["vp", "end"], "vp_tile: 0 VP tiles lie, but 0 districts have four keys"),
    ("drawing", 2, "drawing: is said when, and only when"),
    ("drawing", 4, "drawing: 4 is not between 1 and 3"),
    ("tile", "chaillot 4", "tile: is said when, and only when, it waits for a district"),
    ("arrived", "chaillot 4", "arrived: is said after a move only"),
    ("arrived", "chaillot 6", "arrived: 'chaillot 6' is not one of"),
    ("slots", {"bronze": 1}, "slots: are open when, and only when, they are decided"),
    ("units", {"iron": 1}, "units.iron: there is no such field"),
    ("units", {"wood": "many"}, "units.wood: 'many' is not a number"),
    ("stacks/0/tiles", 1, "stacks: hold 1 tiles, but 0 of 33 have not been drawn"),
    ("stacks", [{}] * 4, "stacks: there are 4, but 3 at most"),
    ("stacks/0/top", "chaillot", "stacks: every stack with tiles, and no other, has a top"),
    ("stacks/0/colour", "red", "stacks[0].colour: there is no such field"),
    ("drawn", ["chaillot 4", "chaillot 4"], "drawn: names something twice"),
    ("districts/chaillot/buildings/4", "theatre", "two buildings of one type lie there"),
    ("districts/chaillot/buildings", SWAPPED, "no tile that was drawn is the one of value 4"),
    ("districts/chaillot/buildings/4", "bar", "districts.chaillot.buildings.4: 'bar' is not one of cafe"),
    ("districts/chaillot/buildings/9", "bar", "districts.chaillot.buildings.9: there is no such field"),
    ("districts/chaillot/buildings", {}, "drawn: a drawn tile lies nowhere"),
    ("districts/chaillot/tokens/4", "gold", "there are 7 of gold, but 6 in the game"),
    ("districts/chaillot/tokens", {}, "tokens: there are"),
    ("districts/chaillot/landmarks", ["luxembourg", "grand-palais"], "two landmarks of one value lie there"),
    ("districts/belleville/landmarks", ["louvre"], "districts.chaillot.landmarks: louvre lies in another district"),
    ("districts/chaillot/vp_tile", 19, "districts.chaillot.vp_tile: 19 is not one of 20, 18"),
    ("districts/chaillot/vp_tile", 20, "vp_tile: 1 VP tiles lie, but 0 districts have four keys"),
    ("districts/passy", {}, "districts.passy: there is no such field"),
    ("districts", 4, "districts: 4 is not an object"),
    ("track/0", 2, "track: 2 isn't another number from 1 to 30"),
    ("track/0", 31, "track: 31 isn't a number from 1 to 30"),
    ("track", [2, 1, *range(3, 31)], "track: tile 1 does not lie on its own space"),
    ("track", [1, 2], "track: tile 3 lies nowhere"),
    ("copies/6", 2, "copies: there are 2 of tile 6, but 1 in the game"),
    ("copies/31", 1, "copies.31: there is no such field"),
    ("supply/wood", 5, "tokens: there are 11 of wood, but 6 in the game"),
    ("gone/bronze", -1, "gone.bronze: -1 is not between 0 and 999"),
    ("end_game/1/tile", "wood", "end_game[1].tile: wood was taken already"),
    ("end_game/1/tile", "tin", "end_game[1].tile: 'tin' is not one of 4vp"),
    ("end_game/1/used_after", 1, "end_game[1].used_after: 1 is not between 2 and 12"),
    ("end_game/1/used_after", 3, "end_game: a tile was used after more takes than there were"),
    ("end_game/1/seat", "lily", "end_game[1].seat: 'lily' is not one of sun, moon"),
    ("seats/sun/keys", 9, "seats.sun.keys: there are 13, the reserve included, but 12 in the game"),
    ("seats/sun/reserve", 1, "seats.sun.keys: there are 11, the reserve included, but 12 in the game"),
    ("seats/sun/banks", ["arc", "louvre"], "seats.sun.banks: 'louvre' is not one of batignolles"),
    ("seats/sun/keys_on/belleville 8", 1, "seats.sun.keys_on: a key stands on what was not laid"),
    ("seats/sun/keys_on/chaillot 4", 2, "seats.sun.keys: there are 13"),
    ("seats/sun/keys_on/chaillot 4", 4, "seats.sun.keys_on.chaillot 4: 4 is not between 0 and 3"),
    ("seats/sun/keys_on/louvre 3", 1, "seats.sun.keys_on.louvre 3: there is no such field"),
    ("seats/sun/pawn", 31, "seats.sun.pawn: 31 is not between 0 and 30"),
    ("seats/sun/held", [3, 3], "seats.sun.held: 3 isn't another number from 1 to 30"),
    ("seats/sun/held", [True], "seats.sun.held: True isn't a number"),
    ("seats/sun/held", [3, 5], "seats.sun.used: tiles [5] are both held and used"),
    ("seats/sun/used", [27], "seats.sun.used: tile 27 cannot be used"),
    ("seats/sun/francs", 8, "seats.sun.francs: 8 are not the 7 of the account"),
    ("seats/sun/vp", 3, "seats.sun.vp: 3 are not the 2 of their sources"),
    ("seats/sun/account/lottery", 3, "seats.sun.account.lottery: there is no such field"),
    ("seats/sun/points/lottery", 3, "seats.sun.points.lottery: there is no such field"),
    ("seats/lily", {}, "seats.lily: there is no such field"),
    ("seats/sun", 7, "seats.sun: 7 is not an object"),
    ("game", "lumiere", "game: 'lumiere' is not 'paris'"),
    ("rules_version", 99, "rules_version: 99 is not 1 to 2"),
    ("players", 5, "players: 5 cannot play Paris; it takes 2, 3, 4"),
    ("options", {"stacks": 4}, "option stacks: 4 is not one of 3, 2"),
]


@pytest.mark.parametrize(("path", "value", "words"), BAD, ids=range(len(BAD)))
def test_a_position_that_cannot_be_is_refused_in_one_sentence(path, value, words):
    with pytest.raises(paname.InputError, match=re.escape(words)) as refused:
        GAME.from_json(changed(path, value))
    assert "\n" not in str(refused.value)


OWES_WITHOUT = [
    ({"pending": ["endtile", "end"], "end_game": []}, None),
    ({"pending": ["bonus", "end"], "arrived": "chaillot 4"}, "pending: no bonus tile can be taken there"),
    ({"pending": ["slot", "end"], "arrived": "chaillot 4"}, "slots: are open when, and only when"),
    (
        {"pending": ["slot", "end"], "arrived": "chaillot 4", "slots": {"bronze": 1}},
        "slots: the landmark has not so many",
    ),
    ({"pending": ["end"], "arrived": "chaillot 5"}, "arrived: the player has no key there"),
]


@pytest.mark.parametrize(("fields", "words"), OWES_WITHOUT, ids=range(len(OWES_WITHOUT)))
def test_what_is_owed_must_be_possible(fields, words):
    position = {**good(), **fields}
    if words is None:
        assert lines(GAME.from_json(position))[0] == "endtile 4vp"
    else:
        with pytest.raises(paname.PositionError, match=re.escape(words)):
            GAME.from_json(position)


def early(**words):
    """Before the last two tiles of Chaillot are drawn."""
    laid = [
        space
        for space in SPACES
        if space not in ("chaillot 1", "chaillot 2", "belleville 8", "montmartre 1", "montmartre 2")
    ]
    base = {"stacks": [{"tiles": 1, "top": "chaillot"}, {"tiles": 1, "top": "chaillot"}], "laid": laid}
    return document(**{**base, **words})


EARLY = [
    ({"end_game": LATE}, "end_game: tiles were taken before the stacks were empty"),
    ({"pending": ["endtile", "end"]}, "pending: there is no end-game tile to take"),
    (
        {"stacks": [{"tiles": 2, "top": "batignolles"}]},
        "stacks: 1 tops are of batignolles, but 0 of its tiles are not drawn",
    ),
    ({"stacks": [{}, {}, {"tiles": 2, "top": "chaillot"}], "options": {"stacks": 2}}, "stacks: there are 2 of them"),
    ({"pending": ["tile", "main", "end"], "drawing": 3}, "drawing: stack 3 is empty"),
    ({"pending": ["draw", "main", "end"], "units": {"wood": 1}}, "units: no tile can have been used before the draw"),
    ({"tokens": {"chaillot 1": "bronze"}}, "tokens: the one beside montmartre 1 is gone, but no building was laid"),
]


@pytest.mark.parametrize(("fields", "words"), EARLY, ids=range(len(EARLY)))
def test_an_early_position_that_cannot_be_is_refused(fields, words):
    GAME.from_json(early())
    with pytest.raises(paname.PositionError, match=re.escape(words)):
        GAME.from_json(early(**fields))


def test_a_token_that_is_gone_without_a_building_is_refused():
    position = GAME.from_json(early()).to_json()
    position["districts"]["chaillot"]["tokens"].pop("1")
    position["gone"]["bronze"] += 1
    with pytest.raises(paname.PositionError, match="the one beside chaillot 1 is gone, but no building was laid there"):
        GAME.from_json(position)


def test_a_token_out_of_place_is_refused_in_both_layouts():
    position = GAME.from_json(early()).to_json()
    tokens = position["districts"]["chaillot"]["tokens"]
    tokens["1"], tokens["2"] = tokens["2"], tokens["1"]
    with pytest.raises(paname.PositionError, match="beside chaillot 1 lies silver, not bronze"):
        GAME.from_json(position)
    position["options"]["random_setup"] = "both"
    tokens["1"], tokens["8"] = tokens["8"], tokens["1"]
    with pytest.raises(paname.PositionError, match="chaillot 1 cannot have gold"):
        GAME.from_json(position)


def test_a_random_track_keeps_to_its_letters():
    position = table(options={"random_setup": "both"}).to_json()
    position["track"][0], position["track"][10] = position["track"][10], position["track"][0]
    with pytest.raises(paname.PositionError, match="tile 1 lies among those of another letter"):
        GAME.from_json(position)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"tile": "montmartre 1"}, "tile: was not drawn"),
        ({"tile": None}, "tile: is said when, and only when"),
    ],
)
def test_a_turned_tile_was_drawn(fields, words):
    position = free_table(["batignolles 1"]).to_json()
    position.update({"pending": ["lay", "main", "end"], **fields})
    with pytest.raises(paname.PositionError, match=words):
        GAME.from_json(position)


def test_a_turned_tile_can_be_laid_somewhere():
    ones = [space for space in SPACES if space.endswith(" 1")]
    position = free_table(ones[1:]).to_json()
    position["drawn"].append(ones[0])
    position["stacks"][0]["tiles"] -= 1
    position["districts"]["batignolles"]["buildings"] = {}
    position.update({"pending": ["lay", "main", "end"], "tile": ones[0]})
    assert lines(GAME.from_json(position)) == ["lay batignolles"]
    position["drawn"].append("chaillot 8")
    position["stacks"][0]["tiles"] -= 1
    position["districts"]["batignolles"]["buildings"] = {"8": "residence"}
    with pytest.raises(paname.PositionError, match="tile: no district takes it"):
        GAME.from_json(position)


def test_two_buildings_of_one_type_in_a_district_are_refused():
    position = free_table(["batignolles 1", "montmartre 4"]).to_json()
    position["districts"]["montmartre"]["buildings"] = {}
    position["districts"]["batignolles"]["buildings"]["4"] = "residence"
    with pytest.raises(paname.PositionError, match="two buildings of one type lie there"):
        GAME.from_json(position)


def test_one_vp_tile_in_two_districts_is_refused():
    keys = [f"chaillot {value}" for value in (1, 2, 3, 4)] + [f"belleville {value}" for value in (1, 2, 3, 4)]
    with pytest.raises(paname.PositionError, match="one VP tile lies in two districts"):
        table(seats={"sun": {"keys_on": keys}}, vp={"chaillot": 20, "belleville": 20})


def test_keys_in_reserve_follow_from_tiles_13_and_14():
    position = changed("seats/sun/reserve", 1)
    position["seats"]["sun"]["keys"] += 1
    with pytest.raises(paname.PositionError, match="1 are in reserve, where 2 must be"):
        GAME.from_json(position)
    assert table(seats={"sun": {"used": [13, 14]}}).keys[0] == 12


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("doubled", 1, "a second key stands where there is no first"),
        ("end_held", 1, "sun holds other tiles than were taken"),
    ],
)
def test_a_state_that_was_tampered_with_is_found_out(field, value, words):
    state = table()
    getattr(state, field)[0] = value
    with pytest.raises(paname.PositionError, match=words):
        state.check()


def test_a_state_whose_derived_numbers_lie_is_found_out():
    state = table()
    state.to_move = 1
    with pytest.raises(paname.PositionError, match="to_move: 1 is to move, where 0 must be"):
        state.check()
    state = table(end_game=LATE)
    state.end_stack ^= 1 | 64
    with pytest.raises(paname.PositionError, match="the stack is not what is left"):
        state.check()
    state = table()
    state.types[3] = -1
    with pytest.raises(paname.PositionError, match="a building lies there without a type"):
        state.check()


def test_what_is_left_out_is_as_at_the_start_or_follows():
    laid = {"1": "theatre", "2": "hotel", "3": "bakery", "4": "cafe", "5": "restaurant", "8": "residence"}
    stacks = [{"tiles": 9, "top": "belleville"}, {"tiles": 9, "top": "belleville"}, {"tiles": 9, "top": "belleville"}]
    position = {"game": "paris", "players": 3, "districts": {"chaillot": {"buildings": laid}}, "stacks": stacks}
    state = GAME.from_json(json.dumps(position))
    assert (list(state.francs), list(state.keys), list(state.reserve)) == ([3, 3, 3], [9, 9, 9], [2, 2, 2])
    assert lines(state)[0] == "key batignolles"
    assert list(state.supply) == [0, 0, 0]
    assert state.copies[6] == 2


def test_a_position_of_a_few_words():
    stacks = [{"tiles": 11, "top": district} for district in ("belleville", "chaillot", "chaillot")]
    position = {"game": "paris", "stacks": stacks, "pending": ["draw", "main", "end"]}
    assert lines(GAME.from_json(position)) == ["draw 1", "draw 2", "draw 3"]
    position["districts"] = {"chaillot": {"landmarks": ["louvre"]}}
    state = GAME.from_json(position)
    assert state.to_json()["districts"]["chaillot"] == {
        "buildings": {},
        "tokens": {"1": "bronze", "2": "silver", "3": "gold-prestige", "4": "wood", "5": "marble", "8": "gold"},
        "landmarks": ["louvre"],
        "vp_tile": None,
    }


def test_a_game_goes_on_from_a_position_and_its_record_replays():
    state = GAME.from_json(good(), seed=5)
    for _ in range(30):
        state.apply(state.legal_actions()[0])
    record = GAME.record(state)
    assert record["position"]["seats"]["sun"]["francs"] == 7
    assert paname.replay(json.dumps(record)).key() == state.key()


RECORDS = [
    ({"actions": [2563]}, "action 1 (end): Draw a building tile first."),
    ({"actions": [99999]}, "There is no action 99999"),
    ({"actions": ["draw 1"]}, "actions: entry 1, 'draw 1', is not a number"),
    ({"actions": None}, "actions: is missing"),
    ({"seed": None, "chance": [0, 0]}, "chance: holds 2 outcomes, but another draw is due"),
    ({"seed": None, "chance": [7]}, "chance: outcome 1: Outcome 7 isn't possible in this draw"),
    ({"players": 7}, "players: 7 cannot play Paris"),
    ({"format": 2}, "format: 2 is not 1"),
    ({"options": []}, "options: is not an object"),
]


@pytest.mark.parametrize(("fields", "words"), RECORDS, ids=range(len(RECORDS)))
def test_a_record_that_cannot_be_is_refused_in_one_sentence(fields, words):
    record = {"format": 1, "game": "paris", "rules_version": 1, "players": 2, "options": {}, "seed": 1, "actions": []}
    with pytest.raises(paname.PanameError, match=re.escape(words)):
        paname.replay({**record, **fields})


def test_positions_in_the_middle_of_the_set_up_are_kept():
    state = GAME.new(players=2, chance="explicit", random_setup="both", free_districts=True)
    for _ in range(70):
        twin = GAME.from_json(json.dumps(state.to_json()))
        assert twin.key() == state.key()
        state.apply(state.legal_actions()[0])
    assert state.round == 1
    play(state, GAME.text(state, state.legal_actions()[0]))


def test_a_position_of_the_first_rules_is_read_by_what_applied_then():
    old = table(seats={"sun": {"pawn": 30, "held": [25], "vp": 3}}).to_json()
    old["rules_version"] = 1
    old["options"] = {"stacks": 3, "random_setup": False, "free_districts": False, "screens": "closed"}
    old["seats"]["sun"]["points"] = {"Jardin du Luxembourg": 3}
    state = GAME.from_json(old)
    assert state.setup.rules_version == 2
    assert (state.setup.options["track_end"], state.setup.options["random_setup"]) == ("tiles_still_work", "no")
    assert [line for line in map(str, state.legal_actions()) if GAME.text(state, int(line)).startswith("use 25")]
    assert state.to_json()["seats"]["sun"]["points"] == {"Jardins du Luxembourg": 3}
    old["options"]["random_setup"] = True
    assert GAME.from_json(old).setup.options["random_setup"] == "both"
