"""Tables without a server: the log, commands and what is told, all in memory."""

import json

from paname.core.registry import load
from paname.server.table import commands as ask
from paname.server.table.actor import Actor
from paname.server.table.entries import Created
from paname.server.table.handlers import decide
from paname.server.table.settings import Clock, SeatPlan, TableSettings
from paname.server.table.table import table_of

LEA = Actor("u-lea", "Léa")
MAX = Actor("u-max", "Max")
ZOE = Actor("u-zoe", "Zoé")
PEOPLE = (LEA, MAX, ZOE, Actor("u-tom", "Tom"))


class Desk:
    """A table and a clock of our own."""

    def __init__(self, game="lumiere", players=2, bots=(), secret="s" * 64, options=None, position="", **settings):
        seats = [
            SeatPlan("bot", level="touriste", nonce=f"nonce {place}")
            if place in bots
            else SeatPlan("human", PEOPLE[place].user, PEOPLE[place].name, nonce=f"nonce {place}")
            for place in range(players)
        ]
        created = Created(
            n=1,
            at=1000,
            table="t-test",
            game=game,
            rules_version=load(game).rules_version,
            players=players,
            seats=seats,
            host=LEA.user,
            secret=secret,
            options=options or {},
            position=position,
            settings=TableSettings(**settings),
        )
        self.table = table_of([created])
        self.now = 1000
        self.commands = 0
        self.command(LEA, ask.Start())

    def command(self, actor, command):
        """Carry out a command as the owner would, without a database."""
        self.commands += 1
        command.id = command.id or f"c{self.commands}"
        return self.adopt(decide(self.table, actor, command, self.now))

    def adopt(self, draft):
        """Make a draft the table, as the owner does once it is stored."""
        self.table = draft.table
        return draft.entries

    def actor(self):
        """Whose turn it is."""
        return PEOPLE[self.table.to_move]

    def move(self, action=None, actor=None):
        """One decision by the player to move."""
        action = self.table.state.legal_actions()[0] if action is None else action
        return self.command(actor or self.actor(), ask.Move(decision=self.table.decision, action=action))


def position(state):
    """A position as a table can start from it."""
    return json.dumps(state.to_json(), sort_keys=True)


FISCHER = Clock("fischer", 60, 5)
