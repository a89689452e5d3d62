"""Nothing is told: two tables that differ only in what somebody may not know send them the same bytes.

Every position of random games is paired with a world drawn from what one seat (or the public) knows; everything that
the audience can get out of the two tables, refusals and sizes included, must be equal.
"""

import random

import pytest
from tests.server.tables import PEOPLE, Desk, position

import paname
from paname.core.rng import Rng
from paname.server.accounts import table_line
from paname.server.catalogue import encode
from paname.server.hub.queries import answer
from paname.server.refusals import Refusal
from paname.server.store.store import first_row
from paname.server.table import commands as ask
from paname.server.table.updates import state_view, table_view, updates_since
from paname.server.web.games import playable

PAIRS = 400  # test_two_worlds_wire.py has a thousand more
GAMES = playable()


def pairs(name, wanted):
    """Positions with a world that an audience cannot tell from them, over all numbers of players."""
    game = paname.load(name)
    found, seed = 0, 0
    while found < wanted:
        counts = game.player_counts()
        players = counts[seed % len(counts)]
        state = game.new(players=players, seed=seed)
        chance = random.Random(seed)
        while not state.is_over and found < wanted:
            audience = chance.randrange(-1, players)
            if chance.random() < 0.3:
                world = state.determinize(audience, Rng(f"other world {seed} {found}"))
                yield state, world, audience, chance
                found += 1
            state.apply(chance.choice(state.legal_actions()))
        seed += 1


def desk(name, state):
    """A table at a position; both tables of a pair have the same ids, times, names and seed."""
    return Desk(name, int(state.players), position=position(state), options=dict(state.setup.options))


def told(table, audience, questions, since):
    """All bytes that an audience can get."""
    parts = [
        encode(table_view(table)),
        encode(updates_since(table.log, since, audience)),
        encode(state_view(table, audience)),
        encode(table_line(first_row(table), PEOPLE[max(audience, 0)].user)),
    ]
    for question in questions:
        try:
            parts.append(encode(answer(table, audience, question)))
        except Refusal as refusal:
            parts.append(encode(refusal.error()))
    return parts


def questions_about(table, chance):
    """Questions and drafts, most of them about things that may not be done."""
    ids = table.game.action_ids()
    some = [chance.choice(ids) for _ in range(6)]
    legal = table.state.legal_actions()
    fields = {"kind": type(table.game.action(some[0])).__name__}
    return [
        ask.Breakdown(),
        ask.Legal(),
        ask.Replay(decision=0),
        ask.Curve(),
        *[ask.Why(action=action) for action in some],
        ask.Why(draft=fields),
        *[ask.Forecast(actions=[action], decision=table.decision) for action in [*some[:2], chance.choice(legal)]],
    ]


def refused(table, seat, actions):
    """What is answered to moves that may not be made."""
    answers = []
    for action in actions:
        twin = Desk.__new__(Desk)
        twin.table, twin.now, twin.commands = table, 1000, 0
        try:
            twin.command(PEOPLE[seat], ask.Move(decision=table.decision, action=action))
        except Refusal as refusal:
            answers.append(encode(refusal.error()))
    return answers


@pytest.mark.parametrize("name", GAMES)
def test_two_worlds_send_the_same_bytes(name):
    for state, world, audience, chance in pairs(name, PAIRS // len(GAMES) + 1):
        one, two = desk(name, state), desk(name, world)
        asked = questions_about(one.table, chance)
        assert told(one.table, audience, asked, 0) == told(two.table, audience, asked, 0)
        illegal = [a for a in chance.sample(one.table.game.action_ids(), 5) if a not in state.legal_actions()]
        if audience == one.table.to_move:
            assert refused(one.table, audience, illegal) == refused(two.table, audience, illegal)
        step_in_both(one, two, audience, chance)


def step_in_both(one, two, audience, chance):
    """The same move in both worlds, where it can be made in both and chance does the same, is told the same way."""
    legal = sorted(set(one.table.state.legal_actions()) & set(two.table.state.legal_actions()))
    if not legal:
        return
    action = chance.choice(legal)
    if not public_alike(one, two, action, audience):
        return
    one.move(action)
    two.move(action)
    if list(one.table.state.history)[1:] == list(two.table.state.history)[1:]:
        assert told(one.table, audience, [ask.Breakdown()], 2) == told(two.table, audience, [ask.Breakdown()], 2)


def public_alike(one, two, action, audience):
    """Whether the move tells the audience nothing that was hidden, so that both worlds stay alike to it."""
    after = []
    for table in (one.table, two.table):
        state = table.state.clone()
        state.apply(action)
        after.append(state.view(audience))
    return after[0] == after[1]


def test_the_pairs_do_differ_in_what_is_hidden():
    differing = sum(state.key() != world.key() for name in GAMES for state, world, _, _ in pairs(name, 100))
    assert differing > 50
