"""The text face of actions and its forgiving reader."""

import pytest
from tests.games.paris.helpers import GAME, table

import paname
from paname.core.state import CHANCE
from paname.games.paris.actions import FillSlot, MoveKey, UseForGoods, UseForPairs

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
        ("", "say which move: draw, lay, key"),
        ("jump", "there's no move 'jump'; try draw"),
        ("mvoe arc belleville 4", "there's no move 'mvoe'; did you mean move?"),
        ("draw", "after 'draw': say which stack: 1, 2, 3"),
        ("draw 4", "after 'draw': there's no stack '4'; try 1, 2, 3"),
        ("draw two", "after 'draw': there's no stack 'two'"),
        ("key bellevile", "after 'key': there's no place 'bellevile'; did you mean belleville?"),
        ("key m", "after 'key': there's no place 'm'"),
        ("move arc", "after 'move arc': say which district: batignolles"),
        ("move arc belleville 6", "after 'move arc belleville': there's no goal '6'; try 1, 2, 3, 4, 5, 8, tuileries"),
        ("move belleville", "after 'move belleville': say which place: bank, 1, 2"),
        ("move louvre 3", "after 'move louvre': there's no landmark '3'"),
        ("move arc belleville 4 for 9", "after 'move arc belleville 4': there's no word 'for'; try with"),
        ("move arc belleville 4 with 17", "after 'move arc belleville 4 with': there's no tile '17'; try 9, 16"),
        ("buy bronze", "after 'buy': there's no resource 'bronze'; try wood, marble, gold"),
        ("use", "after 'use': say which tile"),
        ("use 31", "after 'use': there's no tile '31'"),
        ("use 8 wood", "after 'use 8': there's no good 'wood'; try bronze, silver, gold, gold-prestige"),
        ("use 19 bronze", "after 'use 19 bronze': say which good"),
        ("use 23 bronze bronze bronze bronze", "after 'use 23 bronze bronze bronze bronze': there are six bronze"),
        ("use 18 now", "after 'use 18': leave out 'now'"),
        ("vp 19 belleville", "after 'vp': there's no VP tile '19'; try 20, 18, 16"),
        ("end now", "after 'end': leave out 'now'"),
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
    state = GAME.new(players=2, seed=1, random_setup="both")
    assert GAME.text(state, GAME.parse(state, "bonus 7")) == "bonus 7"


def test_outcomes_have_names_that_parse_back():
    state = GAME.new(players=3, chance="explicit", random_setup="both")
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
    with pytest.raises(paname.IllegalAction, match="isn't possible in this draw"):
        state.apply(GAME.parse(state, "pass"))


def test_every_id_is_its_dataclass_and_back():
    actions = [GAME.action(action) for action in GAME.action_ids()]
    assert len(set(actions)) == len(actions) == 2564
    assert [GAME.action_id(action) for action in actions] == GAME.action_ids()
    assert GAME.action(GAME.parse(STATE, "move chaillot bank louvre with 16")) == MoveKey(
        "chaillot", "bank", "louvre", 16
    )
    assert GAME.action(GAME.parse(STATE, "use 19 bronze gold")) == UseForGoods(19, ("bronze", "gold-prestige"))
    assert GAME.action(GAME.parse(STATE, "use 24 wood wood gold")) == UseForPairs(24, ("wood", "wood", "gold"))
    assert GAME.action(GAME.parse(STATE, "slot silver")) == FillSlot("silver")
    with pytest.raises(paname.PanameError, match="isn't an action of Paris"):
        GAME.action_id(FillSlot("wood"))
