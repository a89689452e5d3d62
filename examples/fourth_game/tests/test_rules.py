"""The rules clause by clause, what is refused and why, and positions that can't be."""

import pytest
from les_quais.components import BOOKS, GENRES, SHELF

import paname

GAME = paname.load("les_quais")
TITLES = [book["title"] for book in GAME.facts()["books"]]


def begun(seed=1, **options):
    """A game in which both have kept the first of their customers and Sun is to move."""
    state = GAME.new(seed=seed, start=0, **options)
    state.apply(state.legal_actions()[0])
    state.apply(state.legal_actions()[0])
    return state


def texts(state):
    return [GAME.text(state, action) for action in state.legal_actions()]


def do(state, line):
    events = []
    state.apply(GAME.parse(state, line), events)
    return events


def refused(state, line):
    with pytest.raises(paname.IllegalAction) as error:
        do(state, line)
    return error.value.clause, str(error.value.reason)


def edited(state, **fields):
    return GAME.from_json({**state.to_json(), **fields})


def test_q1_1_eight_books_of_every_genre():
    genres = [book["genre"] for book in GAME.facts()["books"]]
    assert len(set(TITLES)) == BOOKS
    assert [genres.count(genre) for genre in GENRES] == [SHELF] * 4


def test_q1_2_every_stall_faces_one_across_the_river():
    state = begun()
    do(state, "cross pont_des_arts")
    assert state.view(0)["stroller"] == "malaquais"


def test_q1_3_the_second_player_begins_the_rematch():
    state = GAME.new(seed=5)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    began = state.view(-1)["start"]
    assert GAME.rematch(state)["start"] == ["moon", "sun"].index(began)


def test_q1_4_two_customers_each_and_one_kept_in_secret():
    state = GAME.new(seed=1, start=0)
    mine, theirs = state.view(0)["dealt"], state.view(1)["dealt"]
    assert sorted(mine + theirs) == sorted(GENRES)
    assert texts(state) == [f"keep {genre}" for genre in mine]
    events = do(state, f"keep {mine[1]}")
    assert [event.genre for event in events if event.is_seen_by(0)] == [mine[1]]
    assert [event.genre for event in events if event.is_seen_by(1)] == [None]
    assert state.view(0)["customers"] == {"sun": mine[1]}
    assert state.view(1)["customers"] == state.view(-1)["customers"] == {}
    assert state.view(1)["chose"] == {"sun": True, "moon": False}


def test_q1_4_a_spectator_s_world_may_hold_any_deal():
    state = begun()
    worlds = [state.determinize(-1, paname.Rng(number)) for number in range(40)]
    assert len({tuple(world.view(0)["dealt"]) for world in worlds}) == 6
    rivals = {state.determinize(0, paname.Rng(number)).view(1)["customers"]["moon"] for number in range(20)}
    assert rivals == set(state.view(1)["dealt"])


def test_q1_5_the_stroller_begins_at_the_louvre_among_full_stalls():
    view = begun().view(0)
    assert view["stroller"] == "louvre"
    assert None not in view["stalls"]
    assert view["padlocks"] == {"sun": 2, "moon": 2}


def test_q2_1_he_walks_one_two_or_three_stalls():
    state = begun()
    assert texts(state) == ["walk megisserie", "walk gesvres", "walk hotel_de_ville", "cross pont_des_arts"]
    assert refused(state, "walk celestins") == (
        "Q2.1", "It's 4 stalls to Célestins; the stroller walks one, two or three.",
    )  # fmt: skip
    assert refused(state, "walk louvre") == ("Q2.1", "The stroller is at the Louvre already; he has to move on.")


def test_q2_1_the_walk_leads_around_the_river():
    state = begun()
    do(state, "cross pont_des_arts")
    assert texts(state) == ["walk louvre", "walk megisserie", "walk gesvres"]


def test_q2_2_a_padlock_closes_its_bridge_for_both():
    state = begun()
    do(state, "cross pont_des_arts")
    assert state.view(0)["padlocks"] == {"sun": 1, "moon": 2}
    assert refused(state, "cross arts") == (
        "Q2.2", "Nobody can cross the Pont des Arts any more: it carries a padlock.",
    )  # fmt: skip
    assert refused(state, "cross marie") == (
        "Q2.2", "You can't cross the Pont Marie from Malaquais; walk there first.",
    )  # fmt: skip


def test_q2_2_without_a_padlock_there_is_no_crossing():
    state = begun()
    spent = edited(state, padlocks={"sun": 0, "moon": 2}, hung={"sun": ["pont_marie", "pont_neuf"], "moon": []})
    assert refused(spent, "cross pont_des_arts") == ("Q2.2", "You've hung all your padlocks; walk on instead.")


def test_q2_3_q2_4_the_book_goes_onto_the_shelf_and_another_takes_its_place():
    state = begun()
    title = state.view(0)["stalls"][2]
    bought, laid_out = do(state, "walk gesvres")
    assert (bought.book, bought.books) == (title, 1)
    assert state.view(1)["shelves"]["sun"] == [title]
    assert (laid_out.stall, laid_out.book) == ("gesvres", state.view(0)["stalls"][2])


def test_q3_1_the_game_ends_with_ten_books_each():
    for seed in range(20):
        state = begun(seed)
        while not state.is_over:
            assert min(sum(state.view(0)["books"][seat]) for seat in ("sun", "moon")) < 10
            state.apply(state.legal_actions()[seed % 3])
        assert [sum(state.view(0)["books"][seat]) for seat in ("sun", "moon")] == [10, 10]
        assert set(state.view(-1)["customers"]) == {"sun", "moon"}


def test_q4_stars_fuller_shelves_customers_and_padlocks():
    state = begun()
    stalls = [title for title in TITLES if title not in TITLES[:3] + TITLES[8:10]][:10]
    kept = {"sun": state.view(0)["dealt"][0], "moon": state.view(1)["dealt"][0]}
    here = edited(state, stalls=stalls, shelves={"sun": TITLES[:3], "moon": TITLES[8:10]}, kept=kept)
    lines = {(line.seat, line.code, dict(line.subject).get("genre")): line.points for line in here.breakdown()}
    assert lines[0, "stars", "poetry"] == 3 + 3 + 2
    assert lines[0, "shelf", "poetry"] == lines[1, "shelf", "novels"] == 4
    assert lines[0, "padlocks", None] == 2
    assert here.winners() == [0]


def test_q4_3_customers_pay_when_the_game_is_over():
    for seed in range(10):
        state = begun(seed)
        while not state.is_over:
            assert not [line for line in state.breakdown() if line.code == "customer"]
            state.apply(state.legal_actions()[0])
        for seat, name in enumerate(("sun", "moon")):
            wanted = state.view(-1)["customers"][name]
            books = state.view(-1)["books"][name][GENRES.index(wanted)]
            paid = [line.points for line in state.breakdown() if (line.seat, line.code) == (seat, "customer")]
            assert sum(paid) == 2 * books


def test_q4_2_q4_5_equal_shelves_pay_nobody_and_equal_scores_share():
    state = begun()
    assert not [line for line in state.breakdown() if line.code == "shelf"]
    assert state.winners() == [0, 1]


def test_customers_come_first_and_only_once():
    state = GAME.new(seed=1, start=0)
    assert refused(state, "walk gesvres") == ("Q1.4", "Choose which customer to keep first.")
    other = state.view(1)["dealt"][0]
    assert refused(state, f"keep {other}")[1] == f"You weren't dealt the customer for {other}; choose one of your two."
    assert refused(begun(), "keep poetry") == ("Q1.4", "You've already chosen your customer.")


@pytest.mark.parametrize("line", ["fly", "walk", "walk nowhere", "cross pont"])
def test_lines_that_name_no_action(line):
    with pytest.raises(paname.ParseError):
        GAME.parse(begun(), line)


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"stalls": TITLES[:9]}, "stalls"),
        ({"stalls": [TITLES[0]] * 10}, "stalls"),
        ({"shelves": {"sun": TITLES[20:23], "moon": []}}, "shelves"),
        ({"dealt": {"sun": ["poetry"], "moon": ["novels"]}}, "dealt"),
        ({"padlocks": {"sun": 5, "moon": 2}}, "padlocks"),
        ({"to_move": "over"}, "to_move"),
        ({"to_move": "chance"}, "due"),
        ({"start": None}, "start"),
        ({"mood": "sunny"}, "mood"),
    ],
)
def test_positions_that_cannot_be(fields, place):
    state = begun()
    base = {"stalls": TITLES[:10]} if "shelves" in fields else {}
    with pytest.raises(paname.PositionError) as error:
        edited(state, **base, **fields)
    assert error.value.field.startswith(place)


def test_component_files_are_checked_whole(tmp_path):
    path = tmp_path / "components.toml"
    path.write_text("[numbers]\nbooks_each = { value = 99, mark = 'ours' }\n")
    with pytest.raises(paname.ComponentError, match=r"books_each: 99 is not between.*books\.theatre"):
        paname.load("les_quais", path)
