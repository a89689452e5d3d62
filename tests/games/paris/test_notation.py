"""The text face of actions and its forgiving reader."""

import pytest
from tests.games.paris.helpers import GAME, table

import paname
from paname.core.state import CHANCE
from paname.games.paris.actions import FillSlot, MoveKey, UseForGoods, UseForPairs, to_id

STATE = table()


def read(line):
    return GAME.text(STATE, GAME.parse(STATE, line))


@pytest.mark.parametrize(
    ("typed", "exact"),
    [
        ("draw 2", "draw 2"),
        ("  DRAW   03 ", "draw 3"),
        ("draw ²", "draw 2"),
        ("lay la villette", "lay la-villette"),
        ("key Montmartre", "key montmartre"),
        ("key mont", "key montmartre"),
        ("key arc", "key arc"),
        ("move arc belleville 4", "move arc belleville 4"),
        ("move Saint-Germain 3 5", "move saint-germain 3 5"),
        ("move saint germain bank sacré-cœur", "move saint-germain bank sacre-coeur"),
        ("move CHAILLOT bank louvre with 16", "move chaillot bank louvre with 16"),
        ("move grand palais eiffel tower with 9", "move grand-palais eiffel-tower with 9"),
        ("move arc la villette notre dame", "move arc la-villette notre-dame"),
        ("buy wood", "buy wood"),
        ("sell gold", "sell gold"),
        ("sell gold prestige", "sell gold-prestige"),
        ("use 18", "use 18"),
        ("use 8 gold", "use 8 gold"),
        ("use 8 gold-prestige", "use 8 gold"),
        ("use 10 marb", "use 10 marble"),
        ("use 19 silver bronze", "use 19 bronze silver"),
        ("use 19 gold prestige gold", "use 19 gold gold"),
        ("use 21 gold wood", "use 21 wood gold"),
        ("use 17 22", "use 17 22"),
        ("use 25 9", "use 25 9"),
        ("use 23 silver bronze bronze", "use 23 bronze bronze silver"),
        ("use 24 gold gold gold", "use 24 gold gold gold"),
        ("use 5FRANCS", "use 5francs"),
        ("use gold prestige", "use gold-prestige"),
        ("use marble", "use marble"),
        ("look", "look"),
        ("endtile marble", "endtile marble"),
        ("bonus 7", "bonus 7"),
        ("slot gold", "slot gold"),
        ("slot gold-prestige", "slot gold"),
        ("vp 20 belleville", "vp 20 belleville"),
        ("dec", "decline"),
        ("pass", "pass"),
        ("end", "end"),
    ],
)
def test_input_is_forgiving_and_output_exact(typed, exact):
    assert read(typed) == exact


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "move is missing; there are draw, lay, key"),
        ("jump", "'jump' is no move; there are draw"),
        ("mvoe arc belleville 4", "'mvoe' is no move; did you mean move?"),
        ("draw", "after 'draw': stack is missing; there are 1, 2, 3"),
        ("draw 4", "after 'draw': '4' is no stack; there are 1, 2, 3"),
        ("draw two", "after 'draw': 'two' is no stack"),
        ("key bellevile", "after 'key': 'bellevile' is no place; did you mean belleville?"),
        ("key m", "after 'key': 'm' is no place"),
        ("move arc", "after 'move arc': district is missing; there are batignolles"),
        ("move arc belleville 6", "after 'move arc belleville': '6' is no goal; there are 1, 2, 3, 4, 5, 8, tuileries"),
        ("move belleville", "after 'move belleville': place is missing; there are bank, 1, 2"),
        ("move louvre 3", "after 'move louvre': '3' is no landmark"),
        ("move arc belleville 4 for 9", "after 'move arc belleville 4': 'for' is no word; there are with"),
        ("move arc belleville 4 with 17", "after 'move arc belleville 4 with': '17' is no tile; there are 9, 16"),
        ("buy bronze", "after 'buy': 'bronze' is no resource; there are wood, marble, gold"),
        ("use", "after 'use': tile is missing"),
        ("use 31", "after 'use': '31' is no tile"),
        ("use 8 wood", "after 'use 8': 'wood' is no good; there are bronze, silver, gold, gold-prestige"),
        ("use 19 bronze", "after 'use 19 bronze': good is missing"),
        ("use 23 bronze bronze bronze bronze", "after 'use 23 bronze bronze bronze bronze': there are six bronze"),
        ("use 18 now", "after 'use 18': 'now' is too much"),
        ("vp 19 belleville", "after 'vp': '19' is no VP tile; there are 20, 18, 16"),
        ("end now", "after 'end': 'now' is too much"),
    ],
)
def test_errors_say_where_reading_stopped_and_what_could_follow(line, words):
    before = STATE.to_bytes()
    with pytest.raises(paname.ParseError) as error:
        GAME.parse(STATE, line)
    assert str(error.value).startswith(words)
    assert "\n" not in str(error.value)
    assert STATE.to_bytes() == before


def test_r_p7_tiles_go_by_their_numbers_also_on_a_random_track():
    """R-P7: a number names a tile wherever it lies."""
    state = GAME.new(players=2, seed=1, random_setup=True)
    assert GAME.text(state, GAME.parse(state, "bonus 7")) == "bonus 7"


def test_outcomes_have_names_that_parse_back():
    state = GAME.new(players=3, chance="explicit", random_setup=True)
    kinds = set()
    for _ in range(80):
        while state.to_move == CHANCE:
            kinds.add(state.due())
            for outcome, _ in state.chance_outcomes():
                assert GAME.parse(state, GAME.text(state, outcome)) == outcome
            state.apply(state.chance_outcomes()[-1][0])
        state.apply(state.legal_actions()[-1])
    assert kinds == {1, 2, 3, 4, 5}


def test_a_line_that_is_no_outcome_is_read_as_a_move():
    state = GAME.new(players=2, chance="explicit")
    assert GAME.parse(state, "MOON") == 1
    with pytest.raises(paname.IllegalAction, match="is no outcome of this draw"):
        state.apply(GAME.parse(state, "pass"))


def test_every_id_is_its_dataclass_and_back():
    actions = [GAME.action(action) for action in GAME.action_ids()]
    assert len(set(actions)) == len(actions) == 2564
    assert [to_id(action) for action in actions] == GAME.action_ids()
    assert GAME.action(GAME.parse(STATE, "move chaillot bank louvre with 16")) == MoveKey(5, 0, 12, 16)
    assert GAME.action(GAME.parse(STATE, "use 19 bronze gold")) == UseForGoods(19, ("bronze", "gold-prestige"))
    assert GAME.action(GAME.parse(STATE, "use 24 wood wood gold")) == UseForPairs(24, ("wood", "wood", "gold"))
    assert GAME.action(GAME.parse(STATE, "slot silver")) == FillSlot("silver")
    with pytest.raises(paname.PanameError, match="is no action of Paris"):
        to_id(FillSlot("wood"))
