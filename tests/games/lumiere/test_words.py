"""Every code that the rules use has its English, every English sentence is used, and no gap stays open."""

import re

import pytest
from tests.games.lumiere.boards import GAME, OPTION_SETS, board, say
from tests.games.lumiere.test_refusals import REFUSALS, built
from tests.games.lumiere.worked import worked_example

import paname
from paname.cli import boards
from paname.cli.boards.lumiere import log
from paname.cli.words import names_for, titles
from paname.core.words import catalogue
from paname.games.lumiere.actions import BUILD

WORDS = catalogue(GAME.name)


def is_a_sentence(text):
    return text[0].isupper() and text[-1] == "." and not re.search(r"[{}]", text) and "None" not in text


def refusals():
    """One refusal for each row of the refusals' table, and a number that lies off the board."""
    for make, move, *_ in REFUSALS:
        state = make()
        yield state.why_illegal(GAME.parse(state, move))
    yield built().why_illegal(BUILD + 7)


def test_every_refusal_is_a_sentence_and_every_sentence_a_refusal():
    found = list(refusals())
    assert all(is_a_sentence(refused.reason) for refused in found)
    assert {refused.code for refused in found} == set(WORDS["refusal"])


def test_every_score_line_has_a_label_and_every_label_a_line():
    lines = [*worked_example().breakdown(), *board(reserves=("I3", "")).breakdown()]
    assert {line.code for line in lines} == set(WORDS["score"])
    assert set(WORDS["score_note"]) == {line.code for line in lines if line.facts} - {"largest_group"}
    assert {line.label(GAME.name): line.note(GAME.name) for line in lines if line.seat == 1} == {
        "Light on I3": "size 3, lamps 3",
        "Light on V3": "size 3, lamps 0",
        "Light on T4": "size 4, lamps 3",
        "Light on S4": "size 4, lamps 3",
        "Light on T5": "size 5, lamps 2",
        "Largest group": "",
        "Buildings left in reserve": "0 buildings",
        "Le Peintre": "",
    }


def stories(names, viewer):
    """Random games as one seat is told them; -1 watches."""
    for number, options in enumerate(OPTION_SETS * 3):
        state = GAME.new(chance="explicit", **options)
        rng = paname.Rng(f"words {number}")
        while not state.is_over:
            events = []
            moves = state.legal_moves()
            state.apply(moves.draw(rng) if state.to_move == paname.CHANCE else moves.any(rng), events)
            yield from (log.event_text(event, names) for event in events if event.is_seen_by(viewer))
    for cards, move in (("metropolitain", "build I3 b4 r0"), ("chartier", "build I3 d1 r0")):
        yield from (log.event_text(event, names) for event in say(board(used=(cards, ""), reserves=("I3", "")), move))


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_every_event_is_a_sentence(viewer):
    for told in stories(names_for(GAME, 2, viewer), viewer):
        assert is_a_sentence(told)
        assert not re.search(r"\bYou (goes|has|is|was)\b|[a-z:,;] You\b", told)


def test_every_sentence_is_used_for_an_event(monkeypatch):
    used = set()
    sentence = boards.catalogue_sentence

    def note(game, code, facts, *, own):
        used.add(("event_you" if own and code in WORDS["event_you"] else "event", code))
        return sentence(game, code, facts, own=own)

    monkeypatch.setattr(boards, "catalogue_sentence", note)
    monkeypatch.setattr(log, "catalogue_sentence", note)
    for viewer in (-1, 0, 1):
        for names in (names_for(GAME, 2, viewer), titles(GAME, 2)):
            assert list(stories(names, viewer))
    assert used == {(kind, code) for kind in ("event", "event_you") for code in WORDS[kind]}


def test_every_card_piece_and_event_has_its_words():
    assert set(WORDS["card"]) == set(GAME.facts()["postcards"])
    pieces = {
        event.piece
        for seed in range(40)
        for state in [GAME.new(seed=seed, postcards="random")]
        for event in played(state, paname.Rng(seed))
        if type(event).__name__ == "PiecePlaced"
    }
    assert pieces == set(WORDS["piece"])


def played(state, rng):
    """Everything that happens in a random game."""
    events = []
    while not state.is_over:
        state.apply(state.legal_moves().any(rng), events)
    return events
