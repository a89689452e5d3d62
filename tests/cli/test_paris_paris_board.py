"""The terminal board of Paris Paris: readable in 80 columns and without colours, drawn from the view alone."""

import io
import re

import pytest
from rich.console import Console
from tests.contract import walk
from tests.games.paris_paris.table import CROSSINGS, FILE, GAME, ROUTES, table

import paname
from paname.cli.boards import board_of
from paname.cli.boards.paris_paris.map import seat_letters
from paname.cli.words import names_for

BOARD = board_of("paris_paris")


def printed(thing, width=80):
    stream = io.StringIO()
    Console(file=stream, width=width, no_color=True, highlight=False).print(thing)
    return stream.getvalue()


def drawn(state, seat=0):
    return printed(BOARD.draw(state.view(seat), GAME))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_fits_eighty_columns_and_names_every_station(players):
    for state in walk(GAME, players, 2):
        picture = drawn(state)
        assert max(len(line.rstrip()) for line in picture.splitlines()) <= 80
        assert all(name in picture for route in ROUTES.values() for name in route)


def test_the_map_shows_rooms_shops_and_the_tiles_on_offer():
    state = table(
        3, shops="Odéon: yellow pink, Bastille: violet", offer="Odéon/brown, Opéra/red, Louvre/blue, Bastille"
    )
    picture = drawn(state)
    assert picture.count("[··]") == len(CROSSINGS) - 1
    assert picture.count("[·]") == 14
    assert "[YP] *Odéon" in picture
    assert "[V] *Bastille" in picture
    assert "*Montmartre" not in picture
    assert "Your marker: green." in picture


def test_lines_are_told_by_letters_too():
    rows = drawn(table(3, offer="Odéon/brown, Opéra/red, Louvre/blue, Bastille")).splitlines()
    montmartre = next(row for row in rows if "Montmartre" in row)
    assert "] b b b b[" in montmartre
    assert any(row.rstrip().endswith("lines a b c d e; * on offer") for row in rows)


def test_tiles_on_offer_tell_what_they_would_pay_and_start():
    state = table(
        3,
        shops="Pompidou: yellow violet, Les Halles: violet",
        offer="Notre Dame/green, Luxembourg/orange, Bastille/orange, Bastille/orange",
        parked=["Montmartre/green"],
    )
    rows = [row.split() for row in drawn(state).splitlines()]
    assert ["Notre", "Dame/green", "2", "3", "·", "grand", "tour"] in [row[:7] for row in rows]
    assert any(row[:2] == ["Bastille/orange", "×2"] for row in rows)
    assert ["A", "green", "1", "2", "·", "parked"] in [row[-6:] for row in rows]


def test_bag_and_markers_appear_when_everybody_may_see_them():
    *_, state = walk(GAME, 3, 5)
    closed = table(3, offer="Odéon/brown, Opéra/red, Louvre/blue, Bastille")
    assert "bag" not in drawn(closed)
    assert "supply" not in drawn(closed)
    assert "bag" in drawn(state, -1)
    assert drawn(state, -1).count("marker ") == 3
    pair = table(2, offer="Odéon/brown, Opéra/red, Louvre/blue")
    assert "supply 20" in drawn(pair)
    assert "The open marker: brown." in drawn(pair, -1)


def test_a_draw_that_is_due_is_said():
    assert "a draw is due" in drawn(GAME.new(players=3, chance="explicit"), -1)


def test_every_move_belongs_to_one_group():
    for state in walk(GAME, 4, 3):
        texts = [GAME.text(state, action) for action in state.legal_actions()]
        forms = [choice.form for choice in BOARD.group_moves(state.view(0), texts)]
        for text in texts:
            assert sum(form in (text, f"{text.partition(' x ')[0]} x OWNER") for form in forms) == 1


def test_the_last_to_choose_is_told_what_each_choice_leaves():
    state = table(2, shops="Odéon: yellow", offer="Luxembourg/orange, Catacombes/red", to_move="violet")
    texts = [GAME.text(state, action) for action in state.legal_actions()]
    words = {choice.form: choice.words for choice in BOARD.group_moves(state.view(1), texts)}
    assert words == {
        "take Catacombes/red": "leaves Luxembourg/orange: yellow 1",
        "take Luxembourg/orange": "leaves Catacombes/red: nobody",
    }


def test_a_grand_tour_that_a_choice_leaves_is_said():
    state = table(
        2, shops="Odéon: yellow", offer="Luxembourg/orange, Catacombes/red", to_move="violet", parked=["Bastille"]
    )
    texts = [GAME.text(state, action) for action in state.legal_actions()]
    words = [choice.words for choice in BOARD.group_moves(state.view(1), texts)]
    assert "leaves Luxembourg/orange with a grand tour: yellow 2" in words


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_event_has_a_sentence(players):
    names = names_for(GAME, players, 0)
    state = GAME.new(players=players, chance="explicit")
    rng, told = paname.Rng(1), []
    while not state.is_over:
        events = []
        moves = state.legal_moves()
        state.apply(moves.draw(rng) if state.to_move == paname.CHANCE else moves.any(rng), events)
        told.extend(BOARD.event_text(event, names) for event in events if event.is_seen_by(0))
    assert all(sentence.endswith(".") and "None" not in sentence and "{" not in sentence for sentence in told)
    text = "\n".join(told)
    assert "You got the bus." in text
    assert "Violet drew a route marker.\n" in text
    assert "You drew the route marker of line " in text
    assert "Everybody showed their route markers: you " in text
    assert "You showed your route marker of line " in text
    assert ("In the bag: " in text) == (players > 2)
    assert (", whose route marker lay face up." in text) == (players == 2)
    assert not re.search(r"[a-z:,] You\b", text)


def test_help_explains_stations_and_lines():
    assert "Crossing of lines orange and brown, room for 2 shops" in printed(BOARD.explain("odeon", GAME), 200)
    assert "On line orange, room for 1 shop, tiles: 2 orange." in printed(BOARD.explain("bastille", GAME), 200)
    line = printed(BOARD.explain("d", GAME), 200)
    assert line.startswith("Line D, orange\nButtes-Chaumont – [République] – Bastille")
    assert printed(BOARD.explain("Orange", GAME), 200) == line
    assert BOARD.explain("levitation", GAME) is None


def test_a_custom_map_is_drawn_with_the_names_that_fit(tmp_path):
    path = tmp_path / "own.toml"
    crowded = FILE.replace("place = [670, 340]", "place = [580, 290]").replace(
        "Les Halles", "Les Halles de Paris au centre"
    )
    path.write_text(crowded, encoding="utf-8")
    own = paname.load("paris_paris", path)
    picture = printed(BOARD.draw(own.new(players=2, seed=1).view(0), own))
    assert max(len(line.rstrip()) for line in picture.splitlines()) <= 80


def test_seats_with_the_same_first_letter_have_different_ones():
    assert seat_letters(["pink", "purple", "p"]) == {"pink": "P", "purple": "U", "p": "1"}
