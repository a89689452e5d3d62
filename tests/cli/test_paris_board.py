"""The terminal board of Paris: readable in 80 columns and without colours, with what each move costs and gives."""

import io

import pytest
from rich.console import Console
from tests.contract import walk
from tests.games.paris.helpers import DISTRICTS, GAME, document, lines, play, table

import paname
from paname.cli.boards import board_of
from paname.cli.words import names_for
from paname.games.paris import events

BOARD = board_of("paris")


def printed(thing, width=80):
    stream = io.StringIO()
    Console(file=stream, width=width, no_color=True, highlight=False).print(thing)
    return stream.getvalue()


def drawn(state, seat=0):
    return printed(BOARD.draw(state.view(seat), GAME))


def choices(state):
    return {choice.form: choice.words for choice in BOARD.group_moves(state.view(state.turn), lines(state))}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_fits_eighty_columns_and_names_every_district(players):
    for place, state in enumerate(walk(GAME, players, 2, free_districts=players == 3)):
        if place % 10 == 0:
            picture = drawn(state)
            assert max(len(line.rstrip()) for line in picture.splitlines()) <= 80
            assert all(name in picture for name in GAME.tables.district_names)


SEATS = {
    "sun": {
        "banks": ["belleville", "arc"],
        "keys_on": ["belleville 3", "louvre", "belleville 1"],
        "francs": 9,
        "pawn": 6,
    },
    "moon": {
        "keys_on": ["belleville 3", "belleville 5"],
        "used": [16],
        "goods": {"wood": 2},
        "held": [6, 18],
        "vp": 12,
    },
}


def crowded(**words):
    return table(players=3, seats=SEATS, landmarks={"belleville": ["louvre"]}, vp={"belleville": 18}, **words)


def test_the_board_shows_types_tokens_keys_landmarks_and_the_standing():
    rows = drawn(crowded()).splitlines()
    name, below = next((row, rows[place + 1]) for place, row in enumerate(rows) if row.startswith("Belleville"))
    assert name.split() == ["Belleville", "2", "resta", "resid", "theat", "hotel", "baker", "–", "louvre", "15", "S"]
    assert below.split() == ["VP", "18/9/4", "S19", "M8", "S", "S", "s", "SM", "w", "M", "g"]


def test_the_board_shows_the_track_the_supplies_and_the_players():
    state = crowded(end_game=[{"seat": "sun", "tile": "gold", "used_after": None}])
    picture = drawn(state)
    assert "6S" in picture
    assert "26×2" in picture
    assert "Arc       S" in picture
    assert "tuileries 10 (1 gold; bbb)" in picture
    assert "louvre 15 (" not in picture
    assert "11 left; you saw 4vp, 3vp" in picture
    sun = next(row for row in picture.splitlines() if row.startswith("Sun"))
    moon = next(row for row in picture.splitlines() if row.startswith("Moon"))
    assert sun.split() == ["Sun", "0", "9", "4", "–", "–", "–", "gold"]
    assert moon.split() == ["Moon", "12", "?", "?", "?", "?", "16", "0"]
    assert "gold" not in next(row for row in drawn(state, 1).splitlines() if row.startswith("Sun"))


def test_the_headline_tells_what_is_decided():
    assert drawn(crowded()).startswith("Round 1 · Sun: main action\n")
    state = table(seats={"sun": {"held": [2]}})
    assert "for this turn 1 wood" in drawn(play(state, "use 2"))
    assert "a draw is due" in drawn(GAME.new(players=2, chance="explicit"), -1)
    free = GAME.new(players=2, seed=2, free_districts=True, start=0)
    assert "Sun: lay the tile in a district (" in drawn(play(free, "draw 1"))
    *_, over = walk(GAME, 2, 1)
    assert "last round · the game is over" in drawn(over, -1)


def test_moves_tell_what_they_cost_and_give():
    moon = {"keys_on": ["belleville 2", "belleville 5", "belleville 4"]}
    sun = {"banks": ["belleville", "chaillot"], "francs": 11, "goods": {"gold": 1}, "held": [1, 18, 19]}
    found = choices(table(seats={"sun": sun, "moon": moon}))
    assert found["move belleville bank GOAL"] == (
        "1 (−1 fr, +1 bronze, bonus, VP tile), 3 (−3 fr, +1 gold-prestige, bonus for 2, VP tile), "
        "tuileries (−10 fr, −1 gold, slots bronze bronze bronze, VP tile)"
    )
    assert found["key PLACE"].startswith("batignolles (+4 fr), montmartre (+7 fr)")
    assert found["key PLACE"].endswith("arc")
    assert found["sell GOOD"] == "gold (+3 fr, −1 gold)"
    assert found["use TILE"] == "1 (+3 fr)"
    assert found["use 19 …"].startswith("bronze bronze (+2 bronze), bronze silver (+1 bronze, +1 silver)")
    assert found["look"] == ""


def test_moves_with_tiles_and_from_landmarks_are_told_apart():
    sun = {"banks": ["belleville"], "francs": 30, "held": [9], "goods": {"marble": 3, "gold": 3}}
    sun["keys_on"] = ["belleville 4", "pantheon"]
    found = choices(table(seats={"sun": sun}, landmarks={"belleville": ["pantheon"]}))
    assert "4 with 9 (−4 fr, +1 wood)" in found["move belleville bank GOAL"]
    assert found["move pantheon GOAL"].startswith("sacre-coeur (−1 fr, −2 gold, slots bronze silver gold-prestige)")


def test_vp_tiles_are_one_group():
    moon = {"keys_on": ["belleville 2", "belleville 5", "belleville 4"]}
    state = play(table(seats={"sun": {"banks": ["belleville"]}, "moon": moon}), "move belleville bank 1", "decline")
    found = choices(state)
    assert found["vp POINTS DISTRICT"] == f"20 18 16 14 12 10; in {' '.join(DISTRICTS)}"
    assert set(found) == {"vp POINTS DISTRICT", "sell GOOD", "decline"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_belongs_to_one_group(players):
    for place, state in enumerate(walk(GAME, players, 3, free_districts=players == 3)):
        if place % 10 == 0 and not state.is_over:
            forms = list(choices(state))
            verbs = {form.split()[0] for form in forms}
            assert verbs == {line.split()[0] for line in lines(state)}
            assert len(forms) == len(set(forms))


def test_every_kind_of_event_has_a_sentence_that_suits_you_too():
    told = {}
    for seed in range(14):
        players = 2 + seed % 3
        state = GAME.new(
            players=players, chance="explicit", random_setup=("both", "no")[seed % 2], free_districts=seed % 3 == 0
        )
        rng = paname.Rng(seed)
        while not state.is_over:
            heard = []
            moves = state.legal_moves()
            state.apply(moves.draw(rng) if state.to_move == paname.CHANCE else moves.any(rng), heard)
            for event in heard:
                if event.is_seen_by(0):
                    told.setdefault(type(event).__name__, []).append(
                        BOARD.event_text(event, names_for(GAME, players, 0))
                    )
    sun = {"banks": ["chaillot"], "francs": 10, "goods": {"gold": 1, "bronze": 1}}
    heard = []
    play(table(seats={"sun": sun}), "move chaillot bank tuileries", "slot bronze", events=heard)
    told["SlotFilled"] = [
        BOARD.event_text(event, ["You", "Moon"]) for event in heard if isinstance(event, events.SlotFilled)
    ]
    kinds = {name for name, kind in vars(events).items() if isinstance(kind, type) and name != "Event"}
    assert set(told) == kinds
    sentences = [sentence for found in told.values() for sentence in found]
    assert all(sentence == "" or (sentence[0].isupper() and sentence.endswith(".")) for sentence in sentences)
    assert not any("None" in sentence or "{" in sentence for sentence in sentences)
    assert told["SlotFilled"] == ["You gave bronze to the Jardin des Tuileries."]
    assert "You took an end-game tile" not in " ".join(told["EndTileTaken"])
    assert any(sentence.startswith("Moon took an end-game tile,") for sentence in told["EndTileTaken"])


def test_help_explains_tiles_landmarks_districts_and_end_game_tiles():
    def words(word):
        return printed(BOARD.explain(word, GAME), 200).strip()

    assert words("18") == "Bonus tile 18: 5 VP for each key of yours on a building of value 4."
    assert words("tile 7") == "Bonus tile 7: 3 francs and 3 VP."
    assert words("1") == "Bonus tile 1: 3 francs."
    assert words("3") == "Bonus tile 3: one marble, for this turn."
    assert words("13") == "Bonus tile 13: pay 4 francs and take a key from your reserve."
    assert words("20").startswith("Bonus tile 20: 1/2/3 VP with 2/3/4 players")
    assert "10/15/20/25 VP" in words("30")
    assert words("Sacré-Cœur").startswith("Sacré-Cœur (sacre-coeur): value 13, costs 2 gold besides francs")
    assert words("La Villette").startswith("La Villette: the bank pays 3; buildings 1 bakery, 2 cafe")
    assert words("5francs") == "End-game tile 5francs: 5 francs."
    assert words("4vp") == "End-game tile 4vp: 4 VP."
    assert words("gold-prestige").endswith("one gold-prestige, for the turn in which it is used.")
    assert all(BOARD.explain(str(number), GAME) is not None for number in range(1, 31))
    assert BOARD.explain("31", GAME) is None
    assert BOARD.explain("levitation", GAME) is None


def test_a_game_is_played_in_the_terminal(run):
    moves = ["draw 1", "key montmartre", "end"]
    result = run("play", "paris", "--seat", "human", "--seat", "human", "--seed", "3", lines=["", *moves])
    assert result.exit_code == 0
    assert "key PLACE" in result.stdout
    assert "placed a key on the bank of Montmartre and got 7 francs." in result.stdout


def test_a_position_of_paris_is_scored_on_the_command_line(run, tmp_path):
    path = tmp_path / "position.json"
    path.write_text(paname.core.game.json.dumps(document(seats=SEATS, players=3, landmarks={"belleville": ["louvre"]})))
    result = run("score", path)
    assert result.exit_code == 0
    assert "from the start" in result.stdout
