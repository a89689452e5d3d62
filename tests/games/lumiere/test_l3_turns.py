"""L3.2, L3.4, L3.5: turns, tokens, skipping and the end."""

import pytest
from tests.games.lumiere.boards import GAME, all_tiles_alike, board, lines, own_game, say, with_cards

import paname
from paname.games.lumiere.components import CARDS

TOKENS = (
    "levitation jardin_des_plantes sacre_coeur lampadaire",
    "metropolitain le_peintre chartier bouquinistes_sur_la_seine",
)
UNDONE = ["levitation", "jardin_des_plantes", "lampadaire", "le_peintre", "bouquinistes_sur_la_seine"]
SPENT = (
    "jardin_des_plantes le_peintre lampadaire bouquinistes_sur_la_seine",
    "moulin_rouge fontaine_des_mers le_penseur la_grande_lumiere",
)


def without_cards(**kwargs):
    """All eight tokens are used, all cards left undone: only the reserves are left."""
    return board(used=SPENT, undone=" ".join(SPENT).split(), **kwargs)


def last_token(seat, **kwargs):
    """Only this seat's last token is left, for Lampadaire or Lévitation."""
    used = list(SPENT)
    if seat == 0:
        used[0] = "jardin_des_plantes le_peintre bouquinistes_sur_la_seine"
    else:
        used[1] = "moulin_rouge fontaine_des_mers le_penseur"
    return board(used=used, undone=" ".join(used).split(), postcards=" ".join(SPENT).split(), **kwargs)


def only(card):
    """The one use that a card has when nothing can be carried out now."""
    return [f"card {card}" if card in ("metropolitain", "sacre_coeur", "chartier") else f"card {card} undone"]


def names(events):
    return [type(event).__name__ for event in events]


def test_l3_2_a_turn_is_one_building_or_one_postcard_and_passes_on():
    state = board(reserves=("I3 V3", "O4"))
    say(state, "build I3 d2 r0")
    assert state.to_move == 1
    say(state, "card sacre_coeur")
    assert state.to_move == 0


def test_l3_2_nobody_may_pass():
    state = board(reserves=("I3", ""))
    assert {line.split()[0] for line in lines(state)} == {"build", "card"}
    with pytest.raises(paname.IllegalAction, match="The square is paved"):
        say(state, "pass")


def test_l3_2_buildings_come_from_the_own_reserve_only():
    state = board(reserves=("I3", "V3"))
    assert {line.split()[1] for line in lines(state, "build")} == {"I3"}


def test_l3_2_who_can_do_neither_is_skipped_and_the_other_goes_on_turn_after_turn():
    state = without_cards(reserves=("I3 V3 O4", ""), to_move="orange")
    events = say(state, "build I3 d2 r0")
    assert names(events) == ["BuildingRaised", "TurnSkipped"]
    assert events[1].seat == 1
    assert state.to_move == 0
    assert names(say(state, "build V3 b1 r1")) == ["BuildingRaised", "TurnSkipped"]
    assert state.to_move == 0
    assert names(say(state, "build O4 b4 r0")) == ["BuildingRaised", "GameEnded"]
    assert state.is_over


def test_r_l8_a_skipped_player_makes_no_entry_in_the_record():
    state = without_cards(reserves=("I3 V3", ""))
    say(state, "build I3 d2 r0", "build V3 b1 r1")
    assert len(GAME.record(state)["actions"]) == 2
    assert paname.replay(GAME.record(state)).key() == state.key()


def test_l3_2_a_token_is_reason_enough_not_to_be_skipped():
    state = last_token(1, reserves=("I3 V3", ""))
    assert names(say(state, "build I3 d2 r0")) == ["BuildingRaised"]
    assert state.to_move == 1
    assert lines(state)[-1] == "card la_grande_lumiere undone"
    assert {line.split()[1] for line in lines(state)} == {"la_grande_lumiere"}


@pytest.mark.parametrize("card", ["metropolitain", "chartier"])
def test_l3_2_a_build_counts_as_possible_if_it_needs_a_lamp_or_the_stone(card):
    """Blue's P5 fits nowhere without help."""
    spent = f"{card} fontaine_des_mers le_penseur la_grande_lumiere"
    undone = f"{SPENT[0]} fontaine_des_mers le_penseur la_grande_lumiere".split()
    helped = board(used=(SPENT[0], spent), undone=undone, reserves=("I3", "P5"))
    say(helped, "build I3 d2 r0")
    assert helped.to_move == 1
    assert lines(helped, "build P5")
    helpless = without_cards(reserves=("I3", "P5"))
    say(helpless, "build I3 d2 r0")
    assert helpless.is_over


def test_l3_4_a_postcard_needs_a_token():
    state = last_token(1, reserves=("I3 V3", ""))
    assert not lines(state, "card")
    with pytest.raises(paname.IllegalAction, match="You have no action tokens left") as refused:
        say(state, "card la_grande_lumiere d4")
    assert refused.value.clause == "L3.4"


def test_l3_4_a_used_postcard_is_spent_for_both():
    state = board()
    (used,) = say(state, "card sacre_coeur")
    assert (used.seat, used.card, used.done, used.tokens) == (0, "sacre_coeur", True, 3)
    assert not lines(state, "card sacre_coeur")
    say(state, "card chartier")
    assert not lines(state, "card sacre_coeur")
    assert state.view(0)["tokens"] == {"orange": 3, "blue": 3}


@pytest.mark.parametrize("card", [card for card in CARDS if card not in ("metropolitain", "sacre_coeur", "chartier")])
def test_l3_4_leaving_a_card_undone_is_always_allowed_and_its_piece_stays_out(card):
    state = board(postcards=with_cards(card))
    before = state.view(0)
    (used,) = say(state, f"card {card} undone")
    assert (used.card, used.done) == (card, False)
    after = state.view(0)
    assert {"card": card, "by": "orange", "done": False} in after["postcards"]
    changed = {field for field in before if before[field] != after[field]}
    assert changed == {"postcards", "tokens", "to_move"}
    assert not lines(state, f"card {card}")


@pytest.mark.parametrize("card", ["metropolitain", "sacre_coeur", "chartier"])
def test_l3_4_three_cards_have_one_use_only(card):
    assert lines(board(), f"card {card}") == [f"card {card}"]


@pytest.mark.parametrize(
    ("square", "possible"),
    [("SS", {"jardin_des_plantes", "fontaine_des_mers"}), ("LL", {"la_grande_lumiere"})],
)
def test_l3_4_undone_is_the_only_use_when_the_action_cannot_be_carried_out_in_full(square, possible):
    """Squares of shared spaces alone, and of lamps alone: nothing of an own colour, and an empty reserve."""
    game = own_game(all_tiles_alike(square, square))
    uses = {card: lines(board(game=game, postcards=with_cards(card)), f"card {card}") for card in CARDS}
    assert {card for card in CARDS if uses[card] != only(card)} == possible
    assert all(uses[card][-1:] == only(card) for card in CARDS)


def test_l3_5_the_game_ends_at_once_when_all_tokens_are_used_and_nobody_can_build():
    state = last_token(0)
    events = say(state, "card lampadaire undone")
    assert names(events) == ["PostcardUsed", "GameEnded"]
    assert state.is_over
    assert (events[1].scores, events[1].winners) == ((0, 0), (0, 1))


def test_l3_5_it_goes_on_while_a_building_can_be_raised():
    state = last_token(0, reserves=("", "I3"))
    say(state, "card lampadaire undone")
    assert state.to_move == 1
    state = last_token(0, reserves=("I3", ""))
    events = say(state, "card lampadaire undone")
    assert names(events) == ["PostcardUsed", "TurnSkipped"]
    assert state.to_move == 0


def test_l3_5_it_ends_with_buildings_left_that_fit_nowhere():
    state = last_token(0, reserves=("", "P5"))
    say(state, "card lampadaire undone")
    assert state.is_over
    assert state.scores() == [0, -3]


def test_l3_5_unused_metropolitain_and_stone_have_no_effect():
    state = board(used=TOKENS, undone=UNDONE, to_move="over")
    assert (state.view(0)["metropolitain_ready"], state.view(0)["chartier_ready"]) == ("blue", "blue")
    assert state.scores() == [0, 0]


def test_l3_4_the_postcards_that_a_player_used_are_what_a_study_compares():
    state = board(used=("chartier sacre_coeur", "lampadaire"), undone=["lampadaire"])
    assert GAME.factors(state, 0) == ["sacre_coeur", "chartier"]
    assert GAME.factors(state, 1) == ["lampadaire"]
