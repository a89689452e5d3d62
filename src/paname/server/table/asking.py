"""Questions to a table: answered for the asker's audience, from what it may know; nothing is stored."""

from collections.abc import Callable
from typing import Any, Final

from paname.core.errors import ParseError
from paname.server.catalogue import catalogue
from paname.server.refusals import Refusal, invalid
from paname.server.table import commands as ask
from paname.server.table import entries as log
from paname.server.table.deciding import check_decision
from paname.server.table.knowledge import breakdown, forecast, why, worlds
from paname.server.table.looking_back import curve, position
from paname.server.table.table import Table
from paname.server.table.telling import legal_json, result_json

Answer = dict[str, object]


def answer(table: Table, audience: int, query: ask.Query) -> Answer:
    """What a question adds to its reply."""
    if table.play is None:
        raise Refusal("wrong_status", "This game has not begun.", status=table.status)
    return ANSWERS[type(query)](table, audience, query)


def running(table: Table) -> None:
    """Refuse what makes sense only while the game is played."""
    if table.status != "running":
        raise Refusal("wrong_status", "This game is over.", status=table.status)


def forecasts(table: Table, audience: int, query: ask.Forecast) -> Answer:
    """What actions would be worth."""
    running(table)
    if not table.created.forecasts:
        raise Refusal("not_allowed", "This table shows no forecasts.")
    check_decision(table, query.decision)
    return {"forecasts": [forecast(table, audience, action) for action in query.actions]}


def reasons(table: Table, audience: int, query: ask.Why) -> Answer:
    """Why something may not be done."""
    running(table)
    given = [value for value in (query.action, query.text, query.draft) if value is not None]
    if len(given) != 1:
        raise invalid("why", "give one of action, text and draft")
    if query.draft is not None:
        return {"why": why(table, audience, catalogue(table.created.game), query.draft)}
    return {"why": why_action(table, audience, named_action(table, audience, query))}


def named_action(table: Table, audience: int, query: ask.Why) -> int:
    """The action that was named by id or in notation."""
    if query.action is not None:
        return query.action
    try:
        return table.game.parse(worlds(table, audience, 1)[0], query.text or "")
    except ParseError as error:
        raise Refusal("unreadable", str(error)) from None


def why_action(table: Table, audience: int, action: int) -> Answer:
    """Why one action may not be made."""
    faces = catalogue(table.created.game)
    if action not in faces.known:
        return {"clause": "catalogue", "reason": f"There is no action {action}.", "near": []}
    world = worlds(table, audience, 1)[0]
    if audience == table.to_move and not world.legal_moves().contains(action):
        refused = world.why_illegal(action)
        near = faces.faces(world, faces.nearest(faces.fields(action), world.legal_actions(), 5))
        return {"clause": refused.clause, "reason": refused.reason, "near": near}
    return why(table, audience, faces, faces.fields(action))


def lines(table: Table, audience: int, query: ask.Breakdown) -> Answer:
    """The scores by clause."""
    return breakdown(table, audience)


def legal(table: Table, audience: int, query: ask.Legal) -> Answer:
    """The legal actions of the asker's seat."""
    running(table)
    if query.decision is not None:
        check_decision(table, query.decision)
    found = legal_json(table, audience)
    if found is None:
        raise Refusal("not_your_turn", f"It is {table.seats[table.to_move].colour}'s turn.")
    return {"legal": found, "decision": table.decision}


ANSWERS: Final[dict[type, Callable[[Table, int, Any], Answer]]] = {
    ask.Forecast: forecasts,
    ask.Why: reasons,
    ask.Breakdown: lines,
    ask.Legal: legal,
    ask.Replay: position,
    ask.Curve: curve,
}


def record(table: Table) -> Answer:
    """The whole record when the game is over."""
    play = table.play
    assert play is not None
    document = table.game.record(play.state)
    document["table"] = {
        "id": table.id,
        "seats": [seat.to_json() for seat in table.seats],
        "seal": table.seal(),
        "result": result_json(table),
        "log": [{"n": entry.n, "at": entry.at, **plain(entry)} for entry in table.log[1:]],
    }
    return document


def plain(entry: log.Entry) -> Answer:
    """An entry as it stands in a record."""
    fields = ("seat", "action", "by", "to", "grant", "level", "name", "text", "reason")
    found: Answer = {"kind": entry.__struct_config__.tag}
    found.update({name: getattr(entry, name) for name in fields if hasattr(entry, name)})
    return found
