"""Reads the histories of a run and says what is wrong with them; it knows the protocol and the rules, no server code.

A history is what each person sent and was told, with times, beside the rows that the database held in the end and when
each of them was committed.
"""

import hashlib
import json
from collections import defaultdict

import msgspec
from tests.simulation.notice_checker import notice_faults

import paname
from paname.core.events import Event

START = 1_800_000_000.0
AWAY = 10.0  # seconds without a sign of life before somebody may be replaced
SLOWEST = 2.0  # seconds from a commit to everybody present, when nothing fails
SETTLED = 10.0  # seconds that everything may take to come back after the last fault
LAG = 2.0  # seconds that word of a sign of life may take to another process


def check(world):
    """Everything that is wrong, in words."""
    logs = defaultdict(list)
    for table, n, actor, command, body in world.disk.rows():
        logs[table].append((n, actor, command, json.loads(body)))
    found = [f"a task ended with {error!r}" for error in world.crashes]
    found += [f"{person.user} could not go on at {person.table}" for person in world.stuck]
    for table, rows in sorted(logs.items()):
        people = [person for person in world.people if person.table == table]
        found += [f"{table}: {fault}" for fault in Story(world, table, rows, people).faults()]
    return found


class Story:
    """One table: its log, and what its people saw of it."""

    def __init__(self, world, table, rows, people):
        self.world = world
        self.table = table
        self.rows = rows
        self.people = people
        self.found = []

    def faults(self):
        if not self.check_log():
            return self.found
        self.replay()
        told = {}
        for person in self.people:
            self.check_commands(person)
            self.check_frames(person, told)
        self.check_replacements()
        self.check_undos()
        self.found += notice_faults(self.world, self.table, self.rows, self.states, self.status)
        return self.found

    def wrong(self, what):
        self.found.append(what)

    # The log -------------------------------------------------------------------------------------------

    def check_log(self):
        """Numbers without gaps; nothing that was committed changed or vanished."""
        numbers = [n for n, *_ in self.rows]
        if numbers != list(range(1, len(numbers) + 1)):
            self.wrong(f"the log has the numbers {numbers}")
            return False
        committed = {n for table, n in self.world.disk.stored if table == self.table}
        if committed != set(numbers):
            self.wrong("an entry vanished after its commit")
        commands = [(actor, command) for _, actor, command, _ in self.rows if command]
        if len(set(commands)) != len(commands):
            self.wrong("a command stands in the log twice")
        return True

    def replay(self):
        """The seats, the position and the events after every entry, worked out from the rows alone."""
        first = self.rows[0][3]
        seats = [dict(seat) for seat in first["seats"]]
        self.holders, self.states, self.events, self.status = [None], [None], [None], [None]
        status, state, past = "open", None, []
        for _, _, _, body in self.rows:
            kind, events = body["kind"], []
            change_seats(seats, body, status)
            if kind == "started":
                status, state = "running", self.deal(first, seats, events)
            elif kind == "moved":
                if body["seat"] != state.to_move:
                    self.wrong(f"entry {body['n']}: seat {body['seat']} moves out of turn")
                past.append(state)
                state = state.clone()
                state.apply(body["action"], events)
            elif kind == "undone":
                state, past = (state, past) if body["to"] == len(past) else (past[body["to"]], past[: body["to"]])
            elif kind == "ended":
                status = "over"
            self.holders.append([seat.get("user", "") if seat["kind"] == "human" else "" for seat in seats])
            self.states.append(state)
            self.events.append(events)
            self.status.append(status)
        if status == "over" and self.rows[-1][3].get("reason") == "rules":
            ended = next(body for *_, body in self.rows if body["kind"] == "ended")
            if list(state.scores()) != ended["scores"]:
                self.wrong("the scores are not those of a replay")

    def deal(self, first, seats, events):
        """The game that the secret and the nonces deal."""
        secret = first["secret"]
        nonces = [seat.get("nonce") or sha(f"paname nonce:{secret}:{place}") for place, seat in enumerate(seats)]
        parts = ["paname:1", secret, *map(sha, nonces)]
        game = paname.load(first["game"])
        return game.begin(first["players"], sha(":".join(parts)), first["options"], events)

    # Commands ------------------------------------------------------------------------------------------

    def check_commands(self, person):
        """Whatever was acknowledged is in the log once, where it was said to be, and was there by then."""
        places = {command: (n, body) for n, actor, command, body in self.rows if command and actor == person.user}
        sent = {facts[0]["id"] for _, what, *facts in person.history if what == "sent"}
        for command in places:
            if command not in sent and places[command][0] > 1:
                self.wrong(f"{person.user} never sent {command}")
        for at, what, *facts in person.history:
            if what != "done":
                continue
            command, n = facts
            if command["id"] not in places:
                self.wrong(f"{person.user} was told that {command} is done, and it is lost")
                continue
            stored, body = places[command["id"]]
            if stored != n:
                self.wrong(f"{person.user} was told {n} for {command['id']}, which is {stored}")
            if any(body.get(name, value) != value for name, value in command.items() if name in ("action", "text")):
                self.wrong(f"{command} was stored as {body}")
            if self.world.disk.stored[self.table, stored][0] > at:
                self.wrong(f"{command['id']} was acknowledged before it was stored")

    # Frames --------------------------------------------------------------------------------------------

    def check_frames(self, person, told):
        """Every line tells one story without gaps, the same to everybody of an audience, and nothing else's."""
        last = began = None
        for at, what, *facts in person.history:
            if what == "hello":
                (last,), began = facts, at
            if what != "heard":
                continue
            (message,) = facts
            if message["type"] in ("updates", "state"):
                state = message if message["type"] == "state" else message["state"]
                self.check_state(person, state, at, told)
            if message["type"] != "updates":
                continue
            numbers = [update["n"] for update in message["updates"]]
            n = message["state"]["n"]
            if numbers and last is not None and numbers != list(range(last + 1, n + 1)):
                self.wrong(f"{person.user} had {last}, then got {numbers} with a state of {n}")
            if not numbers and last is not None and n != last and not message.get("resync"):
                self.wrong(f"{person.user} jumped from {last} to {n}")
            for update in message["updates"]:
                self.check_update(person, update, message["state"], at, told)
            if numbers and (slow := self.slowness(numbers, began, at)) > SLOWEST:
                self.wrong(f"{person.user} heard of {numbers} {slow:.1f} s late, long after the faults")
            last = n

    def slowness(self, numbers, began, at):
        """How late somebody who was there heard of an entry that was stored when nothing failed any more."""
        stored = self.world.disk.stored[self.table, numbers[0]][0] if numbers[0] < len(self.states) else 0
        return at - stored if stored > max(began, self.world.faults.until + SETTLED) else 0.0

    def check_state(self, person, state, at, told):
        n, audience = state["n"], state["audience"]
        if n >= len(self.states) or self.world.disk.stored[self.table, n][0] > at:
            self.wrong(f"{person.user} saw a state of {n} before it was stored")
            return
        if audience >= 0 and self.holders[n][audience] != person.user and self.status[n] != "over":
            self.wrong(f"{person.user} sees with the eyes of seat {audience} at {n}, which is not theirs")
        position = self.states[n]
        if state["status"] != self.status[n] or (position is None) != (state["view"] is None):
            self.wrong(f"{person.user} was told {state['status']} at {n}, which is {self.status[n]}")
        if position is None or state["view"] is None:
            return
        key = ("state", n, audience)
        if key not in told:
            told[key] = as_json(position.view(audience)), ids(position, audience, self.status[n])
        if (state["view"], [action["id"] for action in state["legal"] or []]) != told[key]:
            self.wrong(f"{person.user} got another position or other actions at {n} as {audience}")

    def check_update(self, person, update, state, at, told):
        n, audience = update["n"], state["audience"]
        if n >= len(self.events) or self.world.disk.stored[self.table, n][0] > at:
            self.wrong(f"{person.user} heard of {n} before it was stored")
            return
        body = self.rows[n - 1][3]
        if update["kind"] != body["kind"]:
            self.wrong(f"{person.user} heard of {n} as {update['kind']}, which is {body['kind']}")
        if "action" in update and audience != body["seat"] and state["status"] != "over":
            self.wrong(f"{person.user} was told the action of seat {body['seat']} at {n}")
        if "events" in update:
            key = ("events", n, audience)
            if key not in told:
                told[key] = as_json([fields(event) for event in self.events[n] if is_for(event, audience)])
            if update["events"] != told[key]:
                self.wrong(f"{person.user} was told other events at {n} as {audience} than the game has")
        for name in ("seat", "text", "level", "to", "grant"):
            if name in update and update[name] != body.get(name, ""):
                self.wrong(f"{person.user} was told {name} {update[name]!r} at {n}")

    # Fairness ------------------------------------------------------------------------------------------

    def check_replacements(self):
        """Nobody is replaced who was heard from a moment ago; with wrong clocks nobody can say when that was."""
        if "clocks" in self.world.faults.rates:
            return
        gone = set()  # who stood up, and may be replaced at once
        for n, _, _, body in self.rows:
            if body["kind"] in ("left", "returned"):
                gone ^= {body["seat"]} if (body["kind"] == "left") != (body["seat"] in gone) else set()
            if body["kind"] != "replaced" or body["seat"] in gone:
                continue
            at = body["at"] / 1000 - START  # when it was decided
            user = self.holders[n][body["seat"]]
            lines = [line for person in self.people if person.user == user for line in person.lines]
            signs = [when for line in lines for when in line.heard if at - AWAY < when < at - LAG]
            if signs:
                self.wrong(f"{user} was replaced at {n}, {at:.1f}, and was heard from at {max(signs):.1f}")

    def check_undos(self):
        """What somebody else decided is taken back only if everybody else agreed."""
        movers, granted, asked = [], set(), None
        for n, _, _, body in self.rows:
            kind = body["kind"]
            if kind == "moved":
                movers.append(body["seat"])
                asked = None
            elif kind == "undo_asked":
                asked, granted = body, {body["seat"]}
            elif kind == "undo_answered":
                granted = granted | {body["seat"]} if body["grant"] else granted
            elif kind == "undone":
                own = self.holders[n][body["seat"]]
                others = {seat for seat, user in enumerate(self.holders[n]) if user and user != own}
                resigned = {row["seat"] for *_, row in self.rows[:n] if row["kind"] == "resigned"}
                if set(movers[body["to"] :]) - {body["seat"]} and not others - resigned <= granted:
                    self.wrong(f"entry {n} takes back what others did, and {others - granted} did not agree")
                del movers[body["to"] :]
                asked = None
        return asked


def change_seats(seats, body, status):
    """Who sits where after an entry."""
    kind, nonce = body["kind"], body.get("nonce", "")
    if kind == "joined":
        seats[body["seat"]] = {"kind": "human", "user": body["user"], "nonce": nonce}
    elif kind == "seat_set" or (kind == "left" and status == "open"):
        seats[body["seat"]] = {"kind": "bot" if body.get("level") else "open", "nonce": nonce}
    elif kind == "started":
        for seat in seats:
            if seat.get("user") == body.get("actor") and not seat.get("nonce"):
                seat["nonce"] = nonce


def sha(text):
    return hashlib.sha256(text.encode()).hexdigest()


def as_json(value):
    return json.loads(msgspec.json.encode(value))


def ids(position, audience, status):
    """The actions that an audience is offered."""
    return list(position.legal_actions()) if status == "running" and audience == position.to_move else []


def is_for(event, audience):
    return event.seen_by is None or audience in event.seen_by


def fields(event: Event):
    names = [name for name in type(event).__dataclass_fields__ if name != "seen_by"]
    return {"type": type(event).__name__, **{name: getattr(event, name) for name in names}}
