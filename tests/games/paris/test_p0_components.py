"""P0: the box, and component files of one's own."""

import re

import pytest
from tests.games.paris.helpers import DISTRICTS, GAME, TABLES, TYPE_NAMES, VALUES, table

import paname
from paname.games.paris.components import Tables, printed_components
from paname.games.paris.game import create
from paname.games.paris.structure import END

TEXT = printed_components()
COPIES = next(line for line in TEXT.splitlines() if line.startswith("copies"))


def test_p0_1_six_districts_with_six_values():
    """P0.1: six districts with six values."""
    assert DISTRICTS == ["batignolles", "montmartre", "la-villette", "belleville", "saint-germain", "chaillot"]
    assert [TABLES.value[rank] for rank in range(6)] == VALUES == [1, 2, 3, 4, 5, 8]


def test_p0_2_banks_pay_two_to_seven_each_once():
    """P0.2: banks pay two to seven each once."""
    assert list(TABLES.bank) == [4, 7, 3, 2, 6, 5]


def test_p0_3_every_type_once_in_each_district_and_the_attested_cells():
    """P0.3: every type once in each district and the attested cells."""
    for district in range(6):
        assert sorted(TABLES.type[district * 6 + rank] for rank in range(6)) == list(range(6))
    montmartre = [TYPE_NAMES[TABLES.type[6 + rank]] for rank in range(6)]
    assert montmartre[1] == "bakery"
    assert montmartre[4] == "theatre"
    assert TYPE_NAMES[TABLES.type[2 * 6 + 5]] == "theatre"


def test_p0_4_value_8_alone_costs_wood():
    """P0.4: value 8 alone costs wood."""
    costs = [[TABLES.cost[rank * 3 + kind] for kind in range(3)] for rank in range(6)]
    assert costs == [[0, 0, 0]] * 5 + [[1, 0, 0]]


def test_p0_5_basic_layout_has_six_of_each_good():
    assert list(TABLES.token) == [3, 4, 5, 0, 1, 2] * 6


def test_p0_6_prices():
    assert list(TABLES.buy) == [2, 4, 6]
    assert list(TABLES.sell) == [1, 2, 3, 1, 2, 3]


def test_p0_7_landmarks():
    """P0.7, R-P18: landmarks, two of them worth 11."""
    values = [TABLES.value[36 + landmark] for landmark in range(8)]
    assert values == [10, 11, 11, 12, 13, 14, 15, 16]
    for landmark, value in enumerate(values):
        wood, marble, gold = [TABLES.cost[(36 + landmark) * 3 + kind] for kind in range(3)]
        assert wood == 0
        assert 2 * marble + 3 * gold == value - 7
    assert list(TABLES.prestige) == [0, 0, 0, 3, 4, 5] * 8
    assert TABLES.slots_of(6) == [4, 5, 5]
    assert TABLES.landmark_ids[6] == "louvre"


def test_p0_8_vp_tiles():
    """P0.8: vp tiles."""
    rows = [[TABLES.places[tile * 3 + place] for place in range(3)] for tile in range(6)]
    assert rows == [[20, 10, 5], [18, 9, 4], [16, 8, 4], [14, 7, 3], [12, 6, 3], [10, 5, 2]]


@pytest.mark.parametrize(("players", "tiles"), [(2, 30), (3, 36), (4, 42)])
def test_p0_9_bonus_tiles_by_players(players, tiles):
    state = GAME.new(players=players, seed=1)
    assert sum(state.copies) == tiles
    assert state.copies[18] == players - 1
    assert state.copies[17] == 1


def test_p0_10_twelve_end_game_tiles():
    assert TABLES.end_ids[:6] == ["4vp", "3vp", "2vp", "5francs", "4francs", "3francs"]
    assert TABLES.end_ids[6:] == ["wood", "marble", "gold", "bronze", "silver", "gold-prestige"]


@pytest.mark.parametrize(("players", "keys"), [(2, 10), (3, 9), (4, 7)])
def test_p0_11_keys_by_players_and_two_in_reserve(players, keys):
    state = GAME.new(players=players, seed=1)
    assert list(state.keys) == [keys] * players
    assert list(state.reserve) == [2] * players


def test_every_fact_has_a_mark():
    assert TABLES.marks["set_up.francs"] == "book"
    assert TABLES.marks["landmark 7"].startswith("book")
    assert len(TABLES.marks) > 100
    assert {mark.split()[0].strip(",;") for mark in TABLES.marks.values()} == {"book", "source", "ours"}


def test_clients_are_told_what_the_component_file_says():
    """R-P15: the facts of the component file as JSON."""
    facts = GAME.facts()
    assert facts["bonus"]["7"] == {"francs": 3, "vp": 3}
    assert facts["bonus"]["20"] == {"by_players": [1, 2, 3]}
    assert facts["districts"][1] == {
        "id": "montmartre",
        "name": "Montmartre",
        "bank": 7,
        "types": ["cafe", "bakery", "restaurant", "residence", "theatre", "hotel"],
    }
    assert facts["landmarks"][3]["cost"] == {"marble": 1, "gold": 1}
    assert [tile["id"] for tile in facts["end_tiles"]] == TABLES.end_ids


# Files of one's own ------------------------------------------------------------------------------------


def test_r_p15_a_file_of_ones_own_changes_numbers_and_is_kept_in_the_record(tmp_path):
    """R-P15: printed values of a person's box."""
    text = TEXT.replace("francs = { value = 3,", "francs = { value = 5,").replace(
        "5 = { francs = 5,", "5 = { vp = 2, francs = 5,"
    )
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    game = paname.load("paris", path)
    state = game.new(players=2, seed=3)
    assert list(state.francs) == [5, 5]
    for _ in range(40):
        state.apply(state.legal_actions()[-1])
    twin = paname.replay(game.record(state))
    assert twin.key() == state.key()
    assert "5 = { vp = 2" in game.record(state)["components"]


def test_a_renamed_district_is_typed_by_its_new_name():
    game = paname.core.registry.load("paris", TEXT.replace('name = "Chaillot"', 'name = "Passy d\'Été"'))
    state = game.new(players=2, seed=1)
    action = game.parse(state, "key passy d’ete")
    assert game.text(state, action) == "key passy-d-ete"
    assert action == GAME.parse(state, "key chaillot")


BAD = [
    ("wood = { value = 2, mark", "wood = { value = 1, mark", "prices.buy.wood: 1 is not above the selling price, 1"),
    ("marble = { value = 4, mark", "marble = { value = 40, mark", "prices.buy.marble: 40 is not between 1 and 31"),
    ("keys = { two = 10,", "keys = { two = 13,", "set_up.keys.two: 13 is not between 1 and 12"),
    (
        "keys = { two = 10,",
        "keys = { tow = 10,",
        "set_up.keys.tow: means nothing; did you mean two? known are two, three, four and mark",
    ),
    ("reserve_keys = { value = 2", "reserve_keys = { value = 1", "set_up.reserve_keys: 1 is not between 2"),
    ("[set_up] ", "[setup] ", "set_up.keys: this table is missing"),
    ("value = 4\ntoken", "value = 3\ntoken", "space 4.value: 3 is not between 4 and 30"),
    ('token = "wood"', 'token = "gold"', "district: 12 tokens are gold, but the box has 6; lay 6"),
    ('token = "wood"', 'token = "iron"', "space 4.token: 'iron' is not one of wood"),
    ('token = "wood"\n', "", "space 4.token: is missing"),
    ("bonus_fee = 2", 'bonus_fee = "two"', "space 3.bonus_fee: 'two' is not a number"),
    ("wood = 1\npoints", "wood = 7\npoints", "space 6.wood: 7 is not between 0 and 6"),
    ('name = "Chaillot"', 'name = "Belleville"', "district: belleville stands there 2 times"),
    ('name = "Chaillot"', 'name = "Arc"', "district: arc stands there 2 times"),
    ('name = "Chaillot"', "name = 7", "district 6.name: 7 is not a text"),
    ("bank = { value = 5,", "bank = { value = 0,", "district 6.bank: 0 is not between 1 and 30"),
    ("bank = { value = 5,", "bang = { value = 5,", "district 6.bang: means nothing"),
    ('{ value = 5, type = "restaurant", mark = "ours" }', "5", "district 6.buildings 5: is not a table"),
    (
        '    { value = 5, type = "restaurant", mark = "ours" },\n',
        "",
        "district 6.buildings: is not a list of 6 buildings",
    ),
    ('{ value = 5, type = "restaurant"', '{ value = 4, type = "restaurant"', "4 is not 5, the value of its space"),
    ('{ value = 5, type = "restaurant"', '{ value = 5, type = "theatre"', "buildings: theatre stands there 2 times"),
    ('{ value = 5, type = "restaurant"', '{ value = 5, type = "bar"', "'bar' is not one of cafe, bakery"),
    ('id = "louvre"', 'id = "Le Louvre"', "'Le Louvre' is not of small letters"),
    ('id = "louvre"', 'id = "15"', "'15' is not of small letters, figures and hyphens with a letter"),
    ('id = "louvre"', 'id = "belleville"', "landmark: belleville stands there 2 times"),
    ("value = 15\n", "value = 13\n", "landmark 7.value: 13 is not between 14 and 30"),
    ("value = 10\n", "value = 8\n", "landmark 1.value: 8 is not between 9 and 30"),
    ("gold = 3\n", "gold = 7\n", "landmark 8.gold: 7 is not between 0 and 6"),
    (
        'slots = ["silver", "silver", "silver"]',
        'slots = ["silver", "silver", "silver", "silver"]',
        "landmark 4.slots: there are 4; give 3 at most",
    ),
    ('slots = ["silver", "silver", "silver"]', 'slots = ["wood", "silver", "silver"]', "'wood' is not one of bronze"),
    ("points = [14, 7, 3]", "points = [14, 7]", "vp_tile 4.points: is not a list of 3 numbers"),
    ("points = [14, 7, 3]", "points = [14, 15, 3]", "do not fall"),
    ("points = [14, 7, 3]", "points = [12, 7, 3]", "vp_tile: 12 stands there 2 times"),
    ("value = [10, 20, 30]", "value = [10, 20, 29]", "track.last_spaces: 10, 20, 29 do not rise to 30"),
    ("copies = { 6 = [1, 2, 3],", "copies = { 6 = [1, 2],", "track.copies.6: is not a list of three numbers"),
    ("copies = { 6 = [1, 2, 3],", "copies = { 6 = [1, 2, 4],", "track.copies.6: 4 is not between 0 and 3"),
    ("copies = { 6", "copies = {}\nmore = { 6", "copies: this table is missing or empty"),
    ("copies = { 6", "less_copies = { 6", "more_copies: this table is missing"),
    (COPIES, 'more_copies = { value = [6, 6], mark = "box" }', "track.more_copies: 6 stands there 2 times"),
    (COPIES, 'more_copies = { value = [0], mark = "box" }', "track.more_copies: 0 is not between 1 and 30"),
    ("1 = { francs = 3,", "1 = { francs = 0,", "bonus.1: gives neither francs nor points"),
    ("1 = { francs = 3,", "9 = { francs = 3,", "bonus.9: means nothing"),
    ("1 = { francs = 3,", "9 = { francs = 3,", "bonus.1: this table is missing"),
    ("18 = { value = 4,", "18 = { value = 6,", "bonus.18.value: no building has the value 6"),
    ("20 = { two = 1,", "20 = { two = 0,", "bonus.20.two: 0 is not between 1 and 30"),
    ("25 = { spaces = 5,", "25 = { spaces = 30,", "bonus.25.spaces: 30 is not between 1 and 29"),
    ("types = [10, 15, 20, 25]", "types = [10, 15, 12, 25]", "do not rise from 1 or more"),
    ("types = [10, 15, 20, 25]", "types = [0, 15, 20, 25]", "do not rise from 1 or more"),
    ('29 = { vp = 8, mark = "book" }', "29 = { vp = 8 }", "bonus.29: has no mark"),
    ("13 = { price = 4,", "13 = { price = 4, keys = 2,", "bonus.13.keys: means nothing"),
    ('id = "4vp"\nvp = 4', 'id = "4vp"', "end_game_tile 1: gives nothing; it gives one or more of"),
    ('id = "4vp"\nvp = 4', 'id = "4vp"\ngoods = "wood"', "end_game_tile 1.goods: is not a list of texts"),
    (COPIES, 'more_copies = { value = 6, mark = "box" }', "track.more_copies: is not a list of numbers from 1 to 30"),
    ('id = "4vp"', 'id = "3vp"', "end_game_tile: 3vp stands there 2 times"),
    ('id = "4vp"', 'id = ""', "end_game_tile 1.id: '' is not a text"),
    ('resource = "marble"\nmark', 'resource = "bronze"\nmark', "end_game_tile 8.resource: 'bronze' is not one of wood"),
    (
        '[[end_game_tile]]\nid = "4vp"\nvp = 4\nmark = "ours"\n',
        "",
        "there are 11; give 12",
    ),
    ("[[vp_tile]]", "[[vp_title]]", "vp_tile: there are no [[vp_tile]] tables"),
    ("[prices.buy]", "[prices.buy", "is not TOML"),
]


@pytest.mark.parametrize(("old", "new", "words"), BAD, ids=range(len(BAD)))
def test_a_wrong_file_is_refused_with_the_place_and_the_reason(old, new, words):
    """P0.6, R-P15: totals, ranges, one type once a district, buying above selling, payable costs."""
    assert old in TEXT
    with pytest.raises(paname.ComponentError, match=re.escape(words)) as refused:
        Tables(TEXT.replace(old, new))
    assert refused.value.field == "components"


def test_all_that_is_wrong_is_reported_together():
    text = TEXT.replace("bonus_fee = 2", "bonus_fee = 99").replace("value = 16\n", "value = 99\n")
    with pytest.raises(paname.ComponentError) as refused:
        Tables(text)
    assert "space 3.bonus_fee" in str(refused.value)
    assert "landmark 8.value" in str(refused.value)


# Boxes unlike ours -------------------------------------------------------------------------------------


def own(*changes):
    """The game of a file that differs so from ours."""
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return create(text)


def test_p0_5_tokens_can_lie_otherwise_in_each_district():
    lie = 'tokens = { value = ["gold", "silver", "gold-prestige", "wood", "marble", "bronze"], mark = "box" }'
    game = own(('name = "Chaillot"', f'name = "Chaillot"\n{lie}'))
    assert list(game.tables.token)[24:] == [3, 4, 5, 0, 1, 2, 2, 4, 5, 0, 1, 3]
    state = game.new(players=2, seed=1)
    state.check()
    assert state.to_json()["districts"]["chaillot"]["tokens"]["1"] == "gold"


def test_p4_6_landmarks_have_up_to_three_slots_and_points_of_their_own():
    louvre = 'slots = ["silver", "gold-prestige", "gold-prestige"]'
    game = own((louvre, 'slots = ["silver"]\npoints = { silver = 9 }'))
    sun = {"francs": 30, "banks": ["chaillot"], "goods": {"marble": 1, "gold": 2, "silver": 2}}
    state = table(game=game, seats={"sun": sun})
    for line in ("move chaillot bank louvre", "slot silver"):
        state.apply(game.parse(state, line))
    assert (state.vp[0], state.due()) == (9, END)
    plain = table(game=own((louvre, "slots = []")), seats={"sun": sun})
    plain.apply(game.parse(plain, "move chaillot bank louvre"))
    assert plain.due() == END


def test_p0_9_copies_are_those_of_the_file():
    game = own((COPIES, 'copies = { 9 = [1, 2, 3], 30 = [0, 0, 1], mark = "box" }'))
    for players in (2, 3, 4):
        state = game.new(players=players, seed=1)
        assert (state.copies[9], state.copies[30], state.copies[6]) == (players - 1, 1 if players == 4 else 0, 1)


def test_p0_9_numbers_with_more_copies_can_be_listed_as_in_earlier_files():
    game = own((COPIES, 'more_copies = { value = [6, 11, 15, 18, 26, 28], mark = "ours" }'))
    assert list(game.tables.copies) == list(TABLES.copies)


def test_p0_10_an_end_game_tile_gives_everything_on_it():
    game = own(('id = "4vp"\nvp = 4', 'id = "4vp"\nvp = 4\nfrancs = 2\ngoods = ["wood", "bronze"]'))
    state = table(game=game, seats={"sun": {"francs": 1}}, end_game=[{"seat": "sun", "tile": "4vp"}])
    events = []
    state.apply(game.parse(state, "use 4vp"), events)
    assert (state.vp[0], state.francs[0], list(state.units)) == (4, 3, [1, 0, 0, 1, 0, 0])
    assert game.facts()["end_tiles"][0] == {"id": "4vp", "francs": 2, "vp": 4, "goods": ["wood", "bronze"]}


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("bank = { value = 5,", "bank = { value = 4,", "the banks pay 2, 3, 4, 4, 6, 7; we know of 2 to 7, each once"),
        (
            '3 = { resource = "marble"',
            '3 = { resource = "wood"',
            "tiles 2, 3 and 4 don't give three different resources",
        ),
        ("18 = { value = 4,", "18 = { value = 3,", "count the same value"),
    ],
)
def test_what_is_only_unusual_is_played_and_called_odd(old, new, words):
    assert words in own((old, new)).tables.oddities[0].words()


def test_r_p9_nobody_has_more_than_three_keys_on_a_site():
    nines = own((COPIES, 'more_copies = { value = [9], mark = "box" }'))
    sun = {"banks": ["arc"], "keys_on": {"chaillot 2": 3}, "held": [9], "used": [9, 9], "francs": 9}
    state = table(game=nines, players=4, seats={"sun": sun}, options={"numbers": "held"})
    assert "move arc chaillot 2 with 9" not in [nines.text(state, action) for action in state.legal_actions()]


def test_p0_5_tokens_that_are_no_table_are_refused():
    with pytest.raises(paname.ComponentError, match="tokens"):
        own(("bank = { value = 5,", "tokens = 3\nbank = { value = 5,"))


def test_p0_10_some_end_game_tiles_give_goods():
    tables = own().tables
    given = {name for tile, name in enumerate(tables.end_ids) if tables.end_gives_goods(tile)}
    assert given == {tile["id"] for tile in own().facts()["end_tiles"] if tile["goods"]}
    assert given
