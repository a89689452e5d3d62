"""L0: the printed component file, a person's own file, and what is told about a file that is wrong."""

import json
import pickle
import re

import pytest
from tests.games.lumiere.boards import board, lines, own_game, points, say

import paname
from paname.games.lumiere.components import between, printed_components

PRINTED = printed_components()


def changed(*changes):
    """The printed file with some places changed."""
    text = PRINTED
    for old, new in changes:
        assert text.count(old) >= 1, old
        text = text.replace(old, new, 1)
    return text


MIRRORED_L6 = changed(('rows = ["###", "#..", "#..", "#.."]', 'rows = ["###", "..#", "..#", "..#"]'))
OTHER_TILE = changed(('rows = ["OO", "OX"]', 'rows = ["OO", "OO"]'))
OWN = changed(
    ('rows = ["###", "#..", "#..", "#.."]', 'rows = ["###", "..#", "..#", "..#"]'),
    ('rows = ["OO", "OX"]', 'rows = ["OO", "OO"]'),
    ("chimneys = { value = 7", "chimneys = { value = 2"),
)


def problems(text):
    """Everything that is wrong in a file."""
    with pytest.raises(paname.ComponentError) as error:
        own_game(text)
    assert error.value.field == "components"
    return error.value.reason


def test_our_own_file_gives_the_default_game():
    assert own_game(PRINTED).new(seed=1).key() == paname.load("lumiere").new(seed=1).key()


def test_every_fact_of_the_file_carries_a_mark():
    marks = paname.load("lumiere").tables.marks
    assert len(marks) == 10 + 8 + 12
    assert {mark.split(",")[0] for mark in marks.values()} == {"book", "source", "derived", "ours"}
    assert marks["large_lamp.pattern"] == "ours"


def test_a_mirrored_building_lies_the_other_way():
    game = own_game(MIRRORED_L6)
    state = board(game=game, reserves=("L6", ""))
    assert game.action(game.parse(state, "build L6 b1 r0")).spaces == ("b1", "c1", "d1", "d2", "d3", "d4")


def test_another_tile_shows_its_own_colours():
    game = own_game(OTHER_TILE)
    assert board(game=game).view(0)["square"][:2] == ["oobssbbo", "oooooool"]


def test_a_game_with_an_own_file_plays_to_the_end():
    game = own_game(OWN)
    state = game.new(seed=3)
    while not state.is_over:
        state.apply(state.legal_actions()[-1])
        state.check()


def test_a_file_is_loaded_by_its_path(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(OWN, encoding="utf-8")
    assert paname.load("lumiere", path).new(seed=1).setup.components == OWN
    assert paname.load("lumiere", str(path)).tables.chimneys == 2
    assert paname.load("lumiere").tables.chimneys == 7


def test_a_file_that_cannot_be_read_is_told(tmp_path):
    with pytest.raises(paname.InputError, match=r"components: .*missing.toml cannot be read"):
        paname.load("lumiere", tmp_path / "missing.toml")
    path = tmp_path / "latin.toml"
    path.write_bytes(b"# caf\xe9")
    with pytest.raises(paname.InputError, match="cannot be read"):
        paname.load("lumiere", path)


def test_records_carry_their_components_and_replay():
    game = own_game(OWN)
    state = game.new(seed=3)
    while not state.is_over:
        state.apply(state.legal_actions()[len(state.legal_actions()) // 2])
    record = json.loads(json.dumps(game.record(state)))
    assert record["components"] == OWN
    assert paname.replay(record).key() == state.key()
    assert paname.replay(record).scores() == state.scores()


def test_pickles_carry_their_components():
    state = own_game(OWN).new(seed=3)
    twin = pickle.loads(pickle.dumps(state))
    assert twin.to_bytes() == state.to_bytes()
    assert twin.tables.chimneys == 2


@pytest.mark.parametrize(
    ("old", "new", "check"),
    [
        ("painter_lamp = { value = 2", "painter_lamp = { value = 5", ("P.......", "P=painter", "L4.5", 40)),
        ("dancer_space = { value = 1", "dancer_space = { value = 2", ("P.......", "P=dancer", "L4.9", 112)),
        ("statue_side = { value = 2", "statue_side = { value = 3", ("P.......", "P=statue:east", "L4.11", 7)),
        ("statue_diagonal = { value = 1", "statue_diagonal = { value = 4", ("P.......", "P=statue:east", "L4.11", 8)),
        (
            "fountain_building = { value = 3",
            "fountain_building = { value = 9",
            ("PP...... .GG.....", "P=fountain G=garden", "L4.10", 9),
        ),
        (
            'pattern = { rows = ["..#..", "..#..", "##L##", "..#..", "..#.."],',
            "reach = { value = 3,",
            ("...GG... ........ ........ ...L....", "G=garden L=large_lamp", "L5.1", 2),
        ),
    ],
)
def test_numbers_of_the_file_are_those_that_are_played(old, new, check):
    picture, legend, clause, expected = check
    assert points(board(picture, orange=legend, game=own_game(changed((old, new)))), 0, clause) == expected


def test_chimneys_and_minus_points_are_those_of_the_file():
    game = own_game(changed(("chimneys = { value = 7", "chimneys = { value = 1"), ("value = -3", "value = 0")))
    state = board(game=game, reserves=("I3 V3", ""))
    assert state.scores() == [0, 0]
    assert [line.facts for line in state.breakdown() if line.clause == "L5.3"] == [(("n", 2),), (("n", 0),)]
    say(state, "build I3 d2 r0", "card sacre_coeur")
    assert not lines(state, "build")


WRONG = [
    ("[supply]", "[suply]", "supply.chimneys: this table is missing or empty"),
    ("chimneys = { value = 7", "chimnies = { value = 7", "supply.chimneys: this table is missing or empty"),
    ('chimneys = { value = 7, mark = "book" }', "chimneys = 7", "supply.chimneys: this table is missing or empty"),
    ('chimneys = { value = 7, mark = "book" }', "chimneys = {}", "supply.chimneys: this table is missing or empty"),
    ("chimneys = { value = 7", "chimneys = { value = 0", "supply.chimneys: 0 is not between 1 and 13"),
    ("chimneys = { value = 7", 'chimneys = { value = "7"', "supply.chimneys: '7' is not a number"),
    ("chimneys = { value = 7", "chimneys = { value = true", "supply.chimneys: True is not a number"),
    ("chimneys = { value = 7, ", "chimneys = { ", "supply.chimneys: is missing"),
    ("tokens = { value = 4", "tokens = { value = 5", "supply.tokens: 5 is not between 4 and 4"),
    (
        'chimneys = { value = 7, mark = "book" }',
        "chimneys = { value = 7 }",
        "supply.chimneys: has no mark; it begins with one of",
    ),
    (
        'chimneys = { value = 7, mark = "book" }',
        'chimneys = { value = 7, mark = "hearsay" }',
        "supply.chimneys: has no mark",
    ),
    ('chimneys = { value = 7, mark = "book" }', 'chimneys = { value = 7, mark = "" }', "supply.chimneys: has no mark"),
    ('rows = ["XO", "SO"]', 'rows = ["XO", "SOO"]', "are not two rows of two letters O, X, S or L; give two such rows"),
    ('rows = ["XO", "SO"]', 'rows = ["XO"]', "are not two rows of two letters O, X, S or L; give two such rows"),
    ('rows = ["XO", "SO"]', 'rows = ["XO", "SZ"]', "are not two rows of two letters O, X, S or L; give two such rows"),
    ('rows = ["XO", "SO"]', 'rows = "XO"', "tile 1.rows: is not a list of texts"),
    ('rows = ["XO", "SO"]', "rows = [1, 2]", "tile 1.rows: is not a list of texts"),
    ('rows = ["XO", "SO"]', "", "tile 1.rows: is not a list of texts"),
    ('name = "T2"', 'name = "T1"', "tile 2.name: the name T1 is there already"),
    ('name = "T2"', "name = 2", "tile 2.name: 2 is not a text"),
    ('name = "T2"\n', "", "tile 2.name: is missing"),
    ('name = "T2"\nrows = ["SO", "OX"]\nmark = "source"', 'name = "T2"\nrows = ["SO", "OX"]', "tile 2: has no mark"),
    ('[[tile]]\nname = "T1"\nrows = ["XO", "SO"]\nmark = "source"', "", "tile: there are 7; give 8"),
    ('name = "V3"', 'name = "i3"', "building 2.name: the name i3 is there already"),
    ('name = "V3"', 'name = "my house"', "building 2.name: 'my house' is not one word"),
    ('name = "V3"', 'name = "Garden"', "building 2.name: Garden means something else in moves"),
    ('name = "V3"', 'name = "undone"', "building 2.name: undone means something else in moves"),
    ('rows = ["###"]', 'rows = ["#.##"]', "building 1.rows: don't draw one joined shape"),
    ('rows = ["###"]', 'rows = ["..."]', "building 1.rows: don't draw one joined shape"),
    ('rows = ["###"]', 'rows = ["##x"]', "are drawn with other letters; use # and . alone"),
    (
        'rows = ["##", "##"]',
        'rows = ["..#", "###"]',
        "building 5.rows: this shape is there already; give twelve different ones (L0.3)",
    ),
    (
        'rows = ["###"]',
        'rows = ["####"]',
        "building: give two of 3, four of 4, four of 5 and two of 6 spaces",
    ),
]


@pytest.mark.parametrize(("old", "new", "reason"), WRONG)
def test_a_mistake_is_reported_by_name(old, new, reason):
    assert reason in problems(changed((old, new)))


def test_several_mistakes_are_reported_all_at_once():
    text = changed(
        ("tokens = { value = 4", "tokens = { value = 3"),
        ('rows = ["XO", "SO"]', 'rows = ["XO", "S"]'),
        ('name = "V3"', 'name = "I3"'),
    )
    told = problems(text)
    assert re.findall(r"(?:^|; )([a-z.]+(?: \d+)?[a-z.]*):", told) == [
        "supply.tokens",
        "tile 1.rows",
        "building 2.name",
    ]


def test_a_file_without_tiles_or_buildings_is_refused():
    head = PRINTED[: PRINTED.index("[[tile]]")]
    told = problems(head)
    assert "tile: there are no [[tile]] tables" in told
    assert "building: there are no [[building]] tables" in told
    assert "tile: there are no [[tile]] tables" in problems("tile = [1]\n" + head)


def test_a_file_that_is_not_toml_is_refused():
    assert problems("chimneys = = 7").startswith("is not TOML from line 1 on: chimneys = = 7; ")


def lit_by(rows, picture, legend):
    """The buildings that a large lamp of this pattern lights."""
    drawn = f"pattern = {{ rows = {json.dumps(rows)},"
    game = own_game(changed(('pattern = { rows = ["..#..", "..#..", "##L##", "..#..", "..#.."],', drawn)))
    lit = board(picture, orange=legend, game=game).view(0)["lit"]
    return sorted(name for name, lamps in lit.items() if lamps)


def test_l4_12_the_pattern_is_that_of_the_file_and_buildings_in_between_screen():
    diagonal = ["#...#", ".#.#.", "..L..", ".#.#.", "#...#"]
    assert lit_by(diagonal, "........ .....G.. .....G.. ...L....", "G=garden L=large_lamp") == ["garden"]
    assert lit_by(diagonal, "........ ...GG... ........ ...L....", "G=garden L=large_lamp") == []
    assert lit_by(diagonal, "........ .....GG. ........ ...L....", "G=garden L=large_lamp") == ["garden"]


def test_l4_12_buildings_in_a_straight_line_screen_and_those_beside_it_do_not():
    """R-L9: straight lines, whatever the pattern."""
    assert between(27, -2, 2) == 1 << 20  # e3 between d4 and f2
    assert between(27, -3, 0) == 1 << 19 | 1 << 11  # d3 and d2 between d4 and d1
    assert between(27, -1, 2) == 0


def test_l4_12_a_pattern_that_lights_nothing_is_only_odd():
    game = own_game(
        changed(('pattern = { rows = ["..#..", "..#..", "##L##", "..#..", "..#.."],', 'pattern = { rows = ["L"],'))
    )
    assert [str(fault) for fault in game.tables.oddities] == ["large_lamp.pattern: the large lamp lights nothing"]


def test_l0_2_a_set_with_other_colours_is_only_odd():
    assert (
        "we know of 16 O"
        in own_game(changed(('rows = ["OO", "OX"]', 'rows = ["OO", "OO"]'))).tables.oddities[0].words()
    )
