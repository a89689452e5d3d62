"""Taking back: freely until something was revealed, further by consent, never at strict tables; all in the log."""

import random

import pytest
from tests.server.tables import LEA, MAX, PEOPLE, Desk

import paname
from paname.core.rng import Rng
from paname.server.refusals import Refusal
from paname.server.table import commands as ask
from paname.server.table.entries import Redone, UndoAnswered, UndoAsked, Undone
from paname.server.table.table import table_of
from paname.server.table.timeline import has_shown
from paname.server.table.updates import state_view, updates_since
from paname.server.wire import UndoQuestion


def can(desk, seat):
    return state_view(desk.table, seat).undo.can


def other(actor):
    return MAX if actor is LEA else LEA


def test_another_persons_turn_is_not_taken_back_without_asking():
    desk = Desk()
    first, key = desk.actor(), desk.table.state.key()
    desk.move()
    seat = PEOPLE.index(first)
    assert can(desk, seat) == "ask"
    assert [type(entry) for entry in desk.command(first, ask.Undo())] == [UndoAsked]
    assert state_view(desk.table, 0).undo.asked == UndoQuestion(seat, 0, [seat], [1 - seat])
    with pytest.raises(Refusal):
        desk.command(first, ask.UndoAnswer(grant=True))
    entries = desk.command(other(first), ask.UndoAnswer(grant=True))
    assert [type(entry) for entry in entries] == [UndoAnswered, Undone]
    assert desk.table.state.key() == key
    assert desk.table.decision == 0
    assert len(desk.table.log) == 6


def test_no_is_an_answer_and_so_is_a_move():
    for answer in (lambda desk, who: desk.command(who, ask.UndoAnswer(grant=False)), lambda desk, who: desk.move()):
        desk = Desk()
        first = desk.actor()
        desk.move()
        desk.command(first, ask.Undo())
        answer(desk, other(first))
        assert desk.table.asked is None
        with pytest.raises(Refusal):
            desk.command(other(first), ask.UndoAnswer(grant=True))


def test_bots_consent_and_the_same_draw_comes_again():
    desk = Desk(bots=(1,), options={"start": 0})
    tile = next(a for a in desk.table.state.legal_actions() if desk.table.game.text(desk.table.state, a)[:4] == "tile")
    desk.move(tile)
    after = desk.table.state.key()
    assert can(desk, 0) == "free"
    assert [type(entry) for entry in desk.command(LEA, ask.Undo())] == [Undone]
    desk.move(tile)
    assert desk.table.state.key() == after


def test_own_decisions_of_a_turn_that_lasts_are_free_until_something_shows():
    desk = lasting_turn()
    seat = desk.table.to_move
    assert can(desk, seat) == "free"
    entries = desk.command(desk.actor(), ask.Undo())
    assert [type(entry) for entry in entries] == [Undone]


def lasting_turn():
    """Lévitation: giving a building back and raising the one lifted are two decisions of one turn."""
    for seed in range(50):
        desk, chance = Desk(options={"start": 0}), random.Random(seed)
        while (table := desk.table).status == "running":
            texts = {action: table.game.text(table.state, action) for action in table.state.legal_actions()}
            gifts = [a for a, text in texts.items() if text.startswith("card levitation") and "undone" not in text]
            if gifts:
                seat = table.to_move
                desk.move(gifts[0])
                assert desk.table.to_move == seat
                return desk
            desk.move(chance.choice(list(texts)))
    raise AssertionError("nobody could use Lévitation")


def test_strict_tables_take_nothing_back_and_consent_tables_always_ask():
    desk = Desk(undo="strict")
    desk.move()
    assert can(desk, 0) == can(desk, 1) == "no"
    with pytest.raises(Refusal, match="Undo is off"):
        desk.command(LEA, ask.Undo())
    desk = Desk(undo="consent")
    first = desk.actor()
    desk.move()
    assert [type(entry) for entry in desk.command(first, ask.Undo())] == [UndoAsked]


def test_nothing_is_taken_back_that_was_not_done():
    desk = Desk()
    with pytest.raises(Refusal, match="haven't made a move"):
        desk.command(LEA, ask.Undo())
    first = desk.actor()
    desk.move()
    with pytest.raises(Refusal, match="last move"):
        desk.command(first, ask.Undo(to=1))
    assert can(desk, -1) == "no"


def test_a_look_at_something_hidden_is_never_taken_back_freely():
    """M7, Paris: 41 of 1477 looks at the end-game tiles were free to take back when only some worlds were asked."""
    looks = 0
    for before, _, after, events in looks_of("paris", seeds=8):
        looks += 1
        assert has_shown(before, after, events)
    assert looks > 40


def test_no_world_differs_where_an_undo_is_free():
    """What is free has shown nobody anything, in any of many worlds that somebody thought possible."""
    free = 0
    for seed in range(6):
        for before, action, after, events in decisions("paris", seed):
            if after.to_move == before.to_move and not has_shown(before, after, events):
                free += 1
                assert not differs_in_some_world(before, action, after)
    assert free > 100


def decisions(name, seed):
    """The decisions of a random game, with what they told."""
    state, chance = paname.load(name).new(players=2, seed=seed), random.Random(seed)
    while not state.is_over:
        action, before, events = chance.choice(state.legal_actions()), state.clone(), []
        state.apply(action, events)
        yield before, action, state.clone(), events


def looks_of(name, seeds):
    """Decisions that told something to some seats only, without a draw."""
    for seed in range(seeds):
        for before, action, after, events in decisions(name, seed):
            if len(after.history) == len(before.history) + 1 and any(event.seen_by is not None for event in events):
                yield before, action, after, events


def differs_in_some_world(before, action, after):
    """Whether somebody sees another thing in one of many worlds they thought possible."""
    seats = range(-1, int(before.players))
    return any(differs(before, action, after, seat, f"many {number}") for seat in seats for number in range(20))


def differs(before, action, after, seat, stream):
    world = before.determinize(seat, Rng(stream))
    world.rng = None
    if not world.legal_moves().contains(action):
        return True
    world.apply(action)
    return world.view(seat) != after.view(seat)


def test_a_second_request_waits_and_a_refused_one_is_not_repeated():
    desk = Desk()
    first = desk.actor()
    desk.move()
    desk.command(first, ask.Undo())
    with pytest.raises(Refusal, match="already a request"):
        desk.command(first, ask.Undo())
    desk.command(other(first), ask.UndoAnswer(grant=False))
    told = updates_since(desk.table.log, 0, -1)[-1]
    assert (told.kind, told.seat, told.grant) == ("undo_answered", PEOPLE.index(other(first)), False)
    with pytest.raises(Refusal, match="declined"):
        desk.command(first, ask.Undo())
    desk.move()
    assert [type(entry) for entry in desk.command(first, ask.Undo())] == [UndoAsked]


def test_what_was_taken_back_can_be_redone_until_somebody_decides_anew():
    desk = Desk(bots=(1,), options={"start": 0})
    desk.move()
    key, decision = desk.table.state.key(), desk.table.decision
    desk.command(LEA, ask.Undo())
    assert [state_view(desk.table, seat).undo.redo for seat in (0, 1, -1)] == [True, False, False]
    assert [type(entry) for entry in desk.command(LEA, ask.Redo())] == [Redone]
    assert (desk.table.state.key(), desk.table.decision) == (key, decision)
    assert table_of(desk.table.log).state.key() == key
    with pytest.raises(Refusal, match="nothing to redo"):
        desk.command(LEA, ask.Redo())
    desk.command(LEA, ask.Undo())
    desk.move()
    with pytest.raises(Refusal, match="nothing to redo"):
        desk.command(LEA, ask.Redo())


def test_several_steps_back_are_redone_one_by_one():
    desk = lasting_turn()
    while desk.table.decision and can(desk, desk.table.to_move) == "free" and desk.table.count(Undone) < 2:
        desk.command(desk.actor(), ask.Undo())
    assert len(desk.table.timeline.undone) == desk.table.count(Undone)
    before = desk.table.decision
    desk.command(desk.actor(), ask.Redo())
    assert desk.table.decision > before
