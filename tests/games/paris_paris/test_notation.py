"""Actions as text: exact on output, forgiving on input, and clear about what cannot be read."""

import pytest
from tests.games.paris_paris.table import GAME, table

import paname
from paname.games.paris_paris.actions import CATALOGUE, SPACE, TakeTile, action_id, displaced_by, tile_of

FULL = {"shops": "Odéon: yellow pink, Bastille: pink, Louvre: violet violet"}
OFFER = "Odéon/brown, Bastille/orange, Opéra/red, Louvre/blue"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("take Odéon/orange", "take Odéon/orange"),
        ("TAKE odeon/ORANGE", "take Odéon/orange"),
        ("take odeon D", "take Odéon/orange"),
        ("take odeon/d", "take Odéon/orange"),
        ("take palais-royal E", "take Palais Royal/brown"),
        ("  take   palaisroyal ", "take Palais Royal/brown"),
        ("take hotel de ville/a", "take Hôtel de Ville/green"),
        ("take hotel de ville a", "take Hôtel de Ville/green"),
        ("take st nicolas", "take St-Nicolas/blue"),
        ("take Pompidou/blue x violet", "take Pompidou/blue x violet"),
        ("take pompidou c X Violet", "take Pompidou/blue x violet"),
        ("take pompidou/c × moon", "take Pompidou/blue x violet"),
        ("take pompidou/c x nobody", "take Pompidou/blue"),
    ],
)
def test_input_forgives_accents_case_and_blanks(typed, meant):
    state = GAME.new(players=4, seed=1)
    assert GAME.text(state, GAME.parse(state, typed)) == meant


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "'': stopped at ''; the line begins with 'take', as in 'take Montmartre/green'"),
        ("grab Odéon", "'grab Odéon': stopped at 'grab'; the line begins with 'take', as in 'take Montmartre/green'"),
        ("take", "stopped at the end: a station is missing, one of Montmartre, Pompidou"),
        ("take Odeonn/orange", "stopped at 'Odeonn': there is no such station; nearest: Odéon"),
        ("take Zzz", "stopped at 'Zzz': there is no such station; nearest: Montmartre, Pompidou"),
        ("take Odéon", "stopped after 'Odéon': it has two lines; say Odéon/orange or Odéon/brown"),
        ("take Odéon/mauve", "stopped at 'mauve': there is no such line; nearest: "),
        ("take Odéon/", "stopped after 'Odéon': it has two lines; say Odéon/orange or Odéon/brown"),
        ("take Odéon/green", "stopped at 'green': Odéon has tiles of orange and brown only"),
        ("take Bastille/red", "stopped at 'red': Bastille has tiles of orange only"),
        ("take Odéon/orange x grey", "stopped at 'grey': there is no such player; nearest: "),
        ("take Odéon/orange x", "stopped at the end: a player is missing, one of yellow, violet, pink, black"),
    ],
)
def test_what_cannot_be_read_is_told_with_the_nearest_words(typed, reason):
    state = GAME.new(players=4, seed=1)
    before = state.to_bytes()
    with pytest.raises(paname.ParseError) as error:
        GAME.parse(state, typed)
    assert str(error.value).startswith(reason)
    assert state.to_bytes() == before


def test_r_t4_the_owner_may_be_left_out_where_only_one_can_go():
    """R-T4: at a full plain station, and at a crossing with two shops of one owner."""
    state = table(3, offer=OFFER, **FULL)
    read = {
        line: GAME.text(state, GAME.parse(state, line)) for line in ("take bastille", "take louvre c", "take opera b")
    }
    assert list(read.values()) == ["take Bastille/orange x pink", "take Louvre/blue x violet", "take Opéra/red"]
    assert GAME.text(state, GAME.parse(state, "take odeon e")) == "take Odéon/brown x nobody"


def test_r_t4_text_and_parse_round_trip_in_full_stations_too():
    """R-T4: for every id, legal or not."""
    state = table(3, offer=OFFER, **FULL)
    for action in GAME.action_ids():
        assert GAME.parse(state, GAME.text(state, action)) == action


def test_outcomes_have_names_that_parse_back():
    state = GAME.new(players=2, chance="explicit")
    while state.to_move == paname.CHANCE:
        for outcome in state.legal_actions():
            assert GAME.parse(state, GAME.text(state, outcome)) == outcome
        state.apply(state.legal_actions()[-1])
    state = GAME.new(players=2, chance="explicit")
    with pytest.raises(paname.ParseError, match="begins with 'start', as in 'start yellow'"):
        GAME.parse(state, "take Odéon/orange")


def test_dataclasses_and_ids_go_both_ways():
    """T2.7: the catalogue is tile by tile, nobody and then the four owners."""
    assert GAME.action_space() == SPACE == 175
    for action in GAME.action_ids():
        tile, displaced = CATALOGUE.block(action).numbers(action)
        assert (tile_of(action), displaced_by(action)) == (tile, displaced)
        assert action_id(tile, displaced) == CATALOGUE.id("take", tile, displaced) == action
        assert GAME.action_id(GAME.action(action)) == action
    assert GAME.action(0) == TakeTile("Montmartre", "green", None)
    assert GAME.action(4) == TakeTile("Montmartre", "green", 3)


def test_a_finished_game_still_names_its_actions():
    state = GAME.new(players=2, seed=1)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    assert GAME.text(state, 1) == "take Montmartre/green x yellow"
