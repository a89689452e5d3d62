"""The drawings: every game's module keeps the interface, and Lumière looks as it should."""

import io
import json
import re

import pytest
from rich.console import Console

import paname
from paname.cli.boards import MoveGroup, board_of, plain
from paname.cli.completion import completer, next_words
from paname.cli.new_game import all_games
from paname.core.registry import manifest
from paname.core.rng import Rng


def drawn(picture, width=80):
    out = io.StringIO()
    Console(file=out, width=width, markup=False, emoji=False, highlight=False).print(picture)
    return out.getvalue()


def positions(game, seed):
    """Every position of a random game, with the events that led there."""
    state = game.new(players=game.player_counts()[-1], seed=seed)
    rng = Rng(f"board {seed}")
    events = []
    yield state, events
    while not state.is_over:
        events = []
        state.apply(state.legal_moves().any(rng), events)
        yield state, events


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
@pytest.mark.parametrize("which", ["own", "plain"])
def test_every_position_can_be_drawn_told_and_grouped(game, which):
    board = board_of(game.name) if which == "own" else plain
    names = [name.capitalize() for name in game.seat_names(game.player_counts()[-1])]
    for number, (state, events) in enumerate(positions(game, 2)):
        for event in events:
            told = board.event_text(event, names)
            assert told == "" or (told[0].isupper() and told.endswith("."))
            assert "None" not in told
        if number % 3 == 0 and not state.is_over:
            view = state.view(int(state.to_move))
            texts = [game.text(state, action) for action in state.legal_actions()]
            choices = board.group_moves(view, texts)
            assert 0 < len(choices) <= len(texts)
            assert {choice.form.split()[0] for choice in choices} == {text.split()[0] for text in texts}
            assert len(drawn(board.draw(view, game)).splitlines()) > 5


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_spectators_and_unknown_words_are_provided_for(game):
    board = board_of(game.name)
    state = game.new(seed=1)
    assert drawn(board.draw(state.view(-1), game))
    assert board.explain("quantum", game) is None


def test_a_game_without_a_drawing_is_drawn_plainly(monkeypatch):
    assert board_of("paris") is not plain
    monkeypatch.delitem(manifest("paris").document, "terminal")
    assert board_of("paris") is plain


EXPECTED = """\
    a  b   c  d   e  f   g  h
  ┌──────┬──────┬──────┬──────┐
1 │ o  o │ b L6 │ s  b │ b  o │
2 │V3 U6 │U6 L6 │ o  o │an  ✦ │
  ├──────┼──────┼──────┼──────┤
3 │V3 V3 │U6 L6 │L6 L6 │L6 I3 │
4 │ s  o │U6  ✦ │pa ga │ ✦ I3 │
  ├──────┼──────┼──────┼──────┤
5 │ s U6 │U6  o │ s ga │ ✦ I3 │
6 │ b T5 │ b  ✦ │T4  ✦ │S4  o │
  ├──────┼──────┼──────┼──────┤
7 │ o T5 │T5 T5 │T4 T4 │S4 S4 │
8 │ b T5 │ o  ✦ │T4  o │ ✦ S4 │
  └──────┴──────┴──────┴──────┘"""


def test_the_worked_example_is_drawn_as_it_stands(worked_example):
    game = paname.load("lumiere")
    state = game.from_json(json.loads(worked_example.read_text()))
    text = drawn(board_of("lumiere").draw(state.view(-1), game))
    assert "\n".join(line[:31].rstrip() for line in text.splitlines()[1:15]) == EXPECTED
    for words in ("Orange  48 points", "Blue  57 points", "raised: U6 6×1, L6 7×3, garden 2×3", "lampadaire"):
        assert words in text.replace("\xa0", " ")
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 80


def test_the_held_tile_is_drawn_in_its_four_turns():
    game = paname.load("lumiere")
    state = game.new(seed=11, start=0)
    assert state.view(0)["held"] == "T3"
    text = drawn(board_of("lumiere").draw(state.view(0), game))
    assert "            o  ✦    o  o    b  o    ✦  b" in text
    assert "            o  b    b  ✦    ✦  o    o  o" in text
    assert re.search(r"\bT[1-8]\b", text.partition("supply")[0]) is None, "tiles go by their stones: T4 is a building"
    assert "your tile" not in drawn(board_of("lumiere").draw(state.view(-1), game))


def test_after_levitation_the_headline_says_what_is_owed():
    game = paname.load("lumiere")
    rng = paname.Rng("levitation")
    for seed in range(100):
        state = game.new(seed=seed)
        while not state.is_over and state.view(0)["given"] is None:
            state.apply(state.legal_moves().any(rng))
        if not state.is_over:
            break
    view = state.view(int(state.to_move))
    headline = drawn(board_of("lumiere").draw(view, game)).splitlines()[0].rstrip()
    assert headline.endswith(f"to move · Lévitation: {view['given']} for one of the supply")


def test_sixty_four_tile_placements_are_one_line():
    game = paname.load("lumiere")
    state = game.new(seed=1)
    texts = [game.text(state, action) for action in state.legal_actions()]
    choices = board_of("lumiere").group_moves(state.view(0), texts)
    zones = "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3 A4 B4 C4 D4"
    assert choices[0] == MoveGroup("tile ZONE TURN", f"{zones}; r0 to r3")
    assert [choice.form for choice in choices] == ["tile ZONE TURN", "take BUILDING"]


LINES = ["tile A1 r0", "tile A1 r1", "tile B1 r0", "take U6", "card sacre_coeur", "help"]


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("", ["tile", "take", "card", "help"]),
        ("T", ["tile", "take"]),
        ("tile ", ["A1", "B1"]),
        ("tile a1 ", ["r0", "r1"]),
        ("card Sacré-C", ["sacre_coeur"]),
        ("tile A1 r0 ", []),
        ("dance ", []),
    ],
)
def test_completion_offers_the_next_word_of_legal_lines(typed, words):
    assert next_words(LINES, typed) == words
    offered = completer(LINES, lambda: typed)
    assert [offered("", k) for k in range(len(words) + 1)] == [*(f"{word} " for word in words), None]
