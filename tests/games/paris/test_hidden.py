"""P7.7, R-P2: what a seat may know of the end-game tiles, and the worlds drawn for it."""

import json
from collections import Counter
from itertools import permutations

import pytest
from tests.games.paris.helpers import GAME, TABLES, document, lines, play, table

import paname
from paname.core.rng import Rng
from paname.games.paris.actions import LOOK

ALL = TABLES.end_ids
KNOWN = [{"seat": "moon", "tile": tile, "used_after": place + 1} for place, tile in enumerate(ALL[:8])]
REST = ALL[8:]


def late(takes, players=3, looking=False, turn="lily"):
    """Eight tiles are taken and used; then these (seat, used after) take the first of the other four, one each."""
    entries = [
        {"seat": seat, "tile": tile, "used_after": used} for (seat, used), tile in zip(takes, REST, strict=False)
    ]
    pending = ["endtile", "end"] if looking else ["main", "end"]
    ending = "last round" if len(takes) == 4 else "no"
    return document(players=players, end_game=KNOWN + entries, pending=pending, turn=turn, ending=ending)


def arrangement(state):
    return tuple(list(state.end_taken)[8:])


def indistinguishable(position, seat):
    """All arrangements of the four tiles that give the seat the same view."""
    state = GAME.from_json(position)
    truth = state.view(seat)
    takes = position["end_game"][8:]
    used = {entry["tile"]: entry["used_after"] for entry in takes if entry["used_after"] is not None}
    found = set()
    for tiles in permutations(REST, len(takes)):
        entries = [
            {"seat": entry["seat"], "tile": tile, "used_after": used.get(tile)}
            for entry, tile in zip(takes, tiles, strict=True)
        ]
        try:
            world = GAME.from_json({**position, "end_game": KNOWN + entries})
        except paname.PositionError:
            continue
        if world.view(seat) == truth:
            found.add(arrangement(world))
    return found


CASES = {
    "nothing seen": ([("moon", None), ("lily", None), ("moon", None)], 0, False),
    "all seen at once": ([("sun", None), ("moon", None), ("lily", None), ("moon", None)], 0, False),
    "between two looks": ([("sun", None), ("moon", None), ("lily", None), ("sun", None)], 0, False),
    "looking now": ([("moon", None), ("lily", None), ("moon", None)], 2, True),
    "one used at once": ([("moon", 9), ("lily", None), ("moon", None)], 0, False),
    "one used later": ([("moon", None), ("moon", 11), ("lily", None)], 0, False),
    "used late by one with two": ([("moon", None), ("lily", None), ("moon", 11)], 0, False),
    "two used": ([("moon", 10), ("moon", 12), ("lily", None), ("moon", None)], 0, False),
    "own tiles in between": ([("moon", None), ("sun", None), ("moon", 12), ("lily", 12)], 0, False),
}


@pytest.mark.parametrize("case", CASES, ids=list(CASES))
def test_r_p2_worlds_are_all_that_the_seat_cannot_tell_apart_equally_likely(case):
    takes, seat, looking = CASES[case]
    position = late(takes, looking=looking)
    state = GAME.from_json(position)
    rng = Rng(case)
    draws = 80 * len(indistinguishable(position, seat))
    found = Counter(arrangement(state.determinize(seat, rng)) for _ in range(draws))
    assert set(found) == indistinguishable(position, seat)
    assert all(40 <= number <= 130 for number in found.values())


def test_r_p2_who_looked_knows_which_tiles_were_there_then():
    state = play(table(players=3, turn="sun"), "look", "endtile wood", "end", "look", "endtile gold", "end")
    assert state.view(0)["end_game"]["seen"] == [{"after": 0, "tiles": ALL}]
    play(state, "look")
    assert state.view(2)["end_game"]["seen"] == [
        {"after": 2, "tiles": [tile for tile in ALL if tile not in ("wood", "gold")]}
    ]
    play(state, "endtile 4vp", "end")
    play(state, "look")
    assert state.view(0)["end_game"]["seen"][1]["tiles"] == [
        tile for tile in ALL if tile not in ("wood", "gold", "4vp")
    ]
    worlds = {tuple(state.determinize(0, Rng(n)).end_taken)[:3] for n in range(20)}
    four, wood, gold = ALL.index("4vp"), ALL.index("wood"), ALL.index("gold")
    assert worlds == {(wood, gold, four), (wood, four, gold)}


def test_p6_3_the_stack_is_in_the_legal_list_of_the_one_who_looked_only():
    state = play(table(end_game=[{"seat": "moon", "tile": "wood"}]), "look")
    assert len(lines(state, "endtile")) == 11
    assert list(state.view(0)["offers"]) == [str(action) for action in state.legal_actions()]
    assert state.view(1)["offers"] == {}
    assert state.view(1)["end_game"]["seen"] == [{"after": 0, "tiles": ALL}]
    assert state.view(-1)["end_game"] == {"left": 11, "seen": [], "taken": [{"seat": "moon", "tile": None}], "used": []}


def test_p7_7_truly_hidden_things_are_in_no_view():
    """The tiles that others hold appear in nobody else's view, whatever its form."""
    state = table(players=3, end_game=[{"seat": "moon", "tile": "5francs"}])
    assert "5francs" in json.dumps(state.view(1))
    for seat in (-1, 0, 2):
        assert "5francs" not in json.dumps(state.view(seat))


# Two worlds --------------------------------------------------------------------------------------------


def pick(state, rng):
    """A move, often one that has to do with end-game tiles."""
    legal = state.legal_actions()
    wanted = [action for action in legal if action == LOOK or 18 <= action <= 29]
    if wanted and rng.below(2):
        return wanted[rng.below(len(wanted))]
    return legal[rng.below(len(legal))]


def follow(worlds, rng, seat):
    """One move in both worlds: the same where the seat can see it; which tile another takes is up to each world."""
    first, second = worlds
    if first.to_move != seat and first.due() == 9:
        return [world.legal_actions()[rng.below(len(world.legal_actions()))] for world in worlds]
    action = pick(first, rng)
    shared = [a for a in first.legal_actions() if a in second.legal_actions()]
    if action not in shared:
        action = shared[rng.below(len(shared))]
    return [action, action]


def seen_events(events, seat):
    return [event for event in events if event.is_seen_by(seat)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_p7_7_two_worlds_that_differ_in_hidden_tiles_look_alike_for_ever(players):
    """Non-interference: views, legal lists and events of a seat depend on what it may know alone."""
    compared = differed = 0
    for game in range(30):
        rng = Rng(f"two worlds {players} {game}")
        seat = game % players
        start = table(players=players, seed=game, turn="sun", seats={"sun": {"banks": ["arc"], "francs": 9}})
        for _ in range(20 + rng.below(60)):
            if not start.is_over:
                start.apply(pick(start, rng))
        worlds = [start.determinize(seat, rng) for _ in range(2)]
        while not worlds[0].is_over and compared < (game + 1) * 180:
            if worlds[0].to_move == seat:
                assert worlds[0].legal_actions() == worlds[1].legal_actions()
            actions = follow(worlds, rng, seat)
            if worlds[0].to_move == seat and actions[0] == LOOK:
                worlds[0].apply(LOOK)  # what the seat sees now tells worlds apart, so the other one is drawn again
                worlds[1] = worlds[0].determinize(seat, rng)
                continue
            told = [[], []]
            for world, action, events in zip(worlds, actions, told, strict=True):
                world.apply(action, events)
            assert seen_events(told[0], seat) == seen_events(told[1], seat)
            assert json.dumps(worlds[0].view(seat)) == json.dumps(worlds[1].view(seat))
            differed += worlds[0].key() != worlds[1].key()
            compared += 3
        assert worlds[0].is_over == worlds[1].is_over
    assert compared >= 3400
    assert differed > 300
