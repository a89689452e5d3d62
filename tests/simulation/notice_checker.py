"""Says what is wrong with the notices of one table: exactly one for each turn that needed one, none for any other.

Turns are worked out from the rows of the log, beside the server's own idea of them. A letter that comes again under its
key counts once. That none is lost shows in people who come back only when they are called.
"""

from collections import defaultdict
from itertools import groupby

STORM = 30.0
SETTLED = STORM + 40.0  # by when words of the dead, leases and wrong clocks are over
SLOWEST = 2.0  # seconds from a commit to a notice, and for one on its way when its turn ends
LATEST = 75.0  # the same while far sides stall and processes are stopped
AWAY = 2.0  # seconds after which a person who left counts as gone


def notice_faults(world, table, rows, states, status):
    """Everything that is wrong, in words."""
    turns = turns_of(world, table, rows, states, status)
    told = defaultdict(list)
    for left, at, user, key, items in world.sink.delivered:
        for where, n, says in items:
            if where == table and says == "turn":
                told[user, n].append((left, at, key))
    found = [fault for (user, n), letters in told.items() for fault in faults_of(world, turns, user, n, letters)]
    return [*found, *lost(world, table, turns, told)]


def turns_of(world, table, rows, states, status):
    """Every turn that somebody else brought about: {(user, n): (when it began, when it ended, and how)}."""
    seats = [dict(seat) for seat in rows[0][3]["seats"]]
    turns, holder, current = {}, "", None
    for at, group in groupby(rows, key=lambda row: world.disk.stored[table, row[0]][0]):
        bodies = [body for *_, body in group]
        for body in bodies:
            seat_change(seats, body, status[body["n"] - 1])
        n, actor = bodies[-1]["n"], bodies[-1].get("actor", "")
        now = mover(seats, states[n], status[n])
        if now == holder:
            continue
        if current is not None:
            turns[current] = (turns[current][0], at, bodies[-1]["kind"])
        holder, current = now, (now, n) if now and now != actor else None
        if current is not None:
            turns[current] = (at, None, "")
    return turns


def seat_change(seats, body, status):
    """Who decides where after an entry."""
    kind = body["kind"]
    if kind == "joined":
        seats[body["seat"]] = {"kind": "human", "user": body["user"]}
    elif kind == "seat_set" or (kind == "left" and status == "open"):
        seats[body["seat"]] = {"kind": "bot" if body.get("level") else "open"}
    elif kind in ("left", "resigned", "timed_out", "replaced"):
        seats[body["seat"]]["bot"] = bool(body.get("level"))
    elif kind == "returned":
        seats[body["seat"]]["bot"] = False


def mover(seats, state, status):
    """The person whose decision is waited for."""
    if status != "running" or state is None:
        return ""
    seat = seats[state.to_move]
    return seat.get("user", "") if seat["kind"] == "human" and not seat.get("bot") else ""


def faults_of(world, turns, user, n, letters):
    """What is wrong with the notices of one turn."""
    if (user, n) not in turns:
        yield f"{user} was told of a turn at entry {n} that they don't have"
        return
    begin, end, how = turns[user, n]
    if len({key for *_, key in letters}) > 1:
        yield f"{user} was told twice of the turn at entry {n}"
    if len(letters) > 1 and not world.faults.rates:
        yield f"{user} got the same letter of entry {n} twice, though nothing failed"
    if letters[0][1] < begin:
        yield f"{user} was told of entry {n} before it was stored"
    if end is None:
        return
    slow = "stops" in world.faults.rates and end < SETTLED  # a process may be stopped between a look and a letter
    if letters[-1][0] > end + (LATEST if slow else SLOWEST):
        over = "was taken back" if how == "undone" else "was over"
        yield f"{user} was sent word of the turn at entry {n} when it {over}"
    if letters[-1][1] > end + (SLOWEST if end > SETTLED else LATEST):
        yield f"{user} was told of the turn at entry {n} long after it was over"


def lost(world, table, turns, told):
    """Once nothing fails any more, whoever isn't there is told at once."""
    for person in world.people:
        for (user, n), (begin, end, _) in turns.items():
            if user != person.user or person.table != table or begin < SETTLED or not is_away(person, begin):
                continue
            is_told = any(at <= begin + SLOWEST for _, at, _ in told[user, n])
            if not is_told and (end is None or end > begin + SLOWEST):
                yield f"{user} was not told of the turn at entry {n}"


def is_away(person, moment):
    """Whether somebody had been away for a while at a moment, and stayed so until they could have been told."""
    ends = [at for at, what, *_ in person.history if what in ("asleep", "cut") and at < moment]
    begins = [at for at, what, *_ in person.history if what == "hello" and at < moment + SLOWEST]
    return bool(ends) and ends[-1] < moment - AWAY and (not begins or begins[-1] < ends[-1])
