"""Tables that nobody sits at and that are stored nowhere: a position to ask about, or the face of a study."""

import json

import msgspec

from paname.core.state import State
from paname.server.hub.queries import answer
from paname.server.table import commands as ask
from paname.server.table import new_table
from paname.server.table.actor import Actor
from paname.server.table.commands import NewTable, SeatWish
from paname.server.table.draft import Draft
from paname.server.table.entries import Created, Started
from paname.server.table.table import Table, table_of
from paname.server.table.updates import table_view
from paname.server.wire import TableView

NOBODY = Actor("", "")


def still_table(state: State) -> Table:
    """A running table in this position, every seat of which is ours."""
    setup = state.setup
    players = int(state.players)
    wish = NewTable(game=setup.game, players=players, options=dict(setup.options), seats=[SeatWish("me")] * players)
    created = new_table.create(msgspec.structs.replace(wish, components=setup.components or ""), NOBODY, 0)
    created.position = json.dumps(state.to_json(), sort_keys=True)
    draft = Draft(table_of([created]), 0)
    draft.add(Started())
    return draft.table


def answered(state: State, query: ask.Query) -> dict[str, object]:
    """What a table in this position would answer to its mover."""
    table = still_table(state)
    return answer(table, table.to_move, query)


def face_of(name: str, state: State) -> TableView:
    """What a page needs to know of the table that a study never was."""
    setup = state.setup
    players = int(state.players)
    wish = NewTable(game=setup.game, players=players, options=dict(setup.options), seats=[SeatWish("me")] * players)
    created: Created = new_table.create(msgspec.structs.replace(wish, components=setup.components or ""), NOBODY, 0)
    created.table = name
    shown = table_view(table_of([created]))
    seats = [msgspec.structs.replace(seat, user=None, name=None) for seat in shown.seats]
    return msgspec.structs.replace(shown, status="over", seats=seats)
