"""Every code that the rules use has its English, every English sentence is used, and no gap stays open."""

import re

import pytest
from tests.contract import walk
from tests.games.paris_paris.table import GAME, document, table

import paname
from paname.cli import boards
from paname.cli.boards import board_of
from paname.cli.boards.paris_paris import log
from paname.cli.words import names_for, titles
from paname.core.words import catalogue

GAP = re.compile(r"[{}]")
OFFER = "Odéon/brown, Bastille/orange, Opéra/red, Louvre/blue"
WORDS = catalogue(GAME.name)


def is_a_sentence(text):
    return text[0].isupper() and text[-1] == "." and not GAP.search(text) and "None" not in text


def positions():
    """Random games, and a table with full stations where three play."""
    for players in (2, 3, 4):
        yield from walk(GAME, players, f"words {players}")
    yield table(3, shops="Odéon: yellow pink, Bastille: pink", offer=OFFER)


def test_every_refusal_is_a_sentence_and_every_sentence_a_refusal():
    used = set()
    for state in positions():
        if not state.is_over:
            for action in set(GAME.action_ids()) - set(state.legal_actions()):
                refused = state.why_illegal(action)
                used.add(refused.code)
                assert is_a_sentence(refused.reason)
    assert used == set(WORDS["refusal"])


def test_every_score_line_has_a_label_and_its_note():
    tours = [{"tour": "small", "round": 1, "gains": [1, 2, 3]}]
    ends = [state for state in positions() if state.is_over]
    lines = [line for state in [*ends, table(3, offer=OFFER, tours=tours)] for line in state.breakdown()]
    for line in lines:
        assert not GAP.search(line.label(GAME.name) + line.note(GAME.name))
    assert {line.code for line in lines} == set(WORDS["score"])
    assert set(WORDS["score_note"]) == set(WORDS["score"]) - {"bag"}


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_every_event_is_a_sentence(viewer):
    for players in (2, 3, 4):
        for told in sentences(players, viewer, names_for(GAME, players, viewer)):
            assert is_a_sentence(told)
            assert not re.search(r"[a-z:,;] You\b", told)


def test_every_sentence_is_used_for_an_event(monkeypatch):
    """The codes that the terminal asks for, over all seats, are those of the catalogue."""
    used = set()
    sentence = boards.catalogue_sentence

    def note(game, code, facts, *, own):
        kind = "event_you" if own and code in WORDS["event_you"] else "event"
        used.add((kind, code))
        return sentence(game, code, facts, own=own)

    monkeypatch.setattr(boards, "catalogue_sentence", note)
    for players in (2, 3, 4):
        for viewer in range(-1, players):
            for names in (names_for(GAME, players, viewer), titles(GAME, players)):
                assert list(sentences(players, viewer, names))
    log.event_text(empty_bag(), titles(GAME, 3))
    assert used == {(kind, code) for kind in ("event", "event_you") for code in WORDS[kind]}


def sentences(players, viewer, names):
    """A random game as one seat is told it; -1 watches."""
    state = GAME.new(players=players, chance="explicit")
    rng, board = paname.Rng(f"{players} {viewer}"), board_of(GAME.name)
    while not state.is_over:
        events = []
        moves = state.legal_moves()
        state.apply(moves.draw(rng) if state.to_move == paname.CHANCE else moves.any(rng), events)
        yield from (board.event_text(event, names) for event in events if event.is_seen_by(viewer))


def empty_bag():
    """T5.2: the end of a game in which nobody was displaced."""
    state = GAME.from_json(
        document(3, offer="Odéon/brown, Opéra/red", to_move="pink", rounds_done=14, shops="Louvre: yellow violet")
    )
    events = []
    state.apply(state.legal_actions()[0], events)
    return next(event for event in events if type(event).__name__ == "BagCounted")
