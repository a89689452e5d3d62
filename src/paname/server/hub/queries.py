"""Questions to a table: answered for the asker's audience, from what it may know; nothing is stored.

Most are answered at once; a hint is, when the strongest bot has thought.
"""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final

import msgspec

from paname.analysis.advantage import advantages
from paname.bots.contract import Choice
from paname.bots.roster import evaluation
from paname.core.errors import ParseError
from paname.server.bots.job import Job, job_for
from paname.server.catalogue import catalogue, encode
from paname.server.hub.owner import Owner
from paname.server.levels import STRONGEST
from paname.server.refusals import Refusal
from paname.server.table import commands as ask
from paname.server.table.fair_answers import breakdown, forecast, why, why_action, worlds
from paname.server.table.handlers import check_decision
from paname.server.table.handling import need
from paname.server.table.history import curve, past_position, record
from paname.server.table.table import Table
from paname.server.table.updates import legal_actions
from paname.server.wire import HintReason, HintTerm, HintView, WhyView

REASONS: Final = 3
HINT_WORLDS: Final = 2  # in which what speaks for a hint is looked for
FEW: Final = 8  # forecasts that take no time
Answer = dict[str, Any]
Viewer = Callable[[Table], int]  # which audience the asker belongs to, right now


async def ask_owner(owner: Owner, viewer: Viewer, query: ask.Query, user: str, payer: str = "") -> Answer:
    """The answer to a question, for the audience that the asker belongs to when it is given."""
    if isinstance(query, ask.Hint):
        return await hint(owner, viewer, user, payer)

    async def job() -> Answer:
        table, audience = owner.table, viewer(owner.table)
        if is_long(query):  # nothing else touches the table until this job is done
            return await asyncio.to_thread(answer, table, audience, query)
        return answer(table, audience, query)

    return await owner.submit(job)


def is_long(query: ask.Query) -> bool:
    """Whether the answer takes so long that it is worked out beside the event loop."""
    return isinstance(query, ask.Curve) or (isinstance(query, ask.Forecast) and len(query.actions) > FEW)


def answer(table: Table, audience: int, query: ask.Query) -> Answer:
    """What a question adds to its reply."""
    if table.timeline is None:
        raise Refusal("wrong_status.open", status=table.status)
    return ANSWERS[type(query)](table, audience, query)


def answer_forecast(table: Table, audience: int, query: ask.Forecast) -> Answer:
    """What actions would be worth."""
    need(table, "running")
    if not table.settings.forecasts:
        raise Refusal("not_allowed.forecasts_off")
    check_decision(table, query.decision)
    return {"forecasts": [forecast(table, audience, action) for action in query.actions]}


def answer_why(table: Table, audience: int, query: ask.Why) -> Answer:
    """Why something can't be done."""
    need(table, "running")
    given = [value for value in (query.action, query.text, query.draft) if value is not None]
    if len(given) != 1:
        raise Refusal("invalid.why", field="why")
    return {"why": explanation(table, audience, query)}


def explanation(table: Table, audience: int, query: ask.Why) -> WhyView:
    """Why, for a draft, an id or a line of notation."""
    if query.draft is not None:
        return why(table, audience, catalogue(table.created.game, table.created.components), query.draft)
    if query.action is not None:
        return why_action(table, audience, query.action)
    try:
        action = table.game.parse(worlds(table, audience, 1)[0], query.text or "")
    except ParseError as error:
        raise Refusal("unreadable", problem=str(error)) from None
    return why_action(table, audience, action)


def answer_breakdown(table: Table, audience: int, query: ask.Breakdown) -> Answer:
    """The scores by clause."""
    return msgspec.structs.asdict(breakdown(table, audience))


def answer_legal(table: Table, audience: int, query: ask.Legal) -> Answer:
    """The legal actions of the asker's seat."""
    need(table, "running")
    if query.decision is not None:
        check_decision(table, query.decision)
    found = legal_actions(table, audience)
    if found is None:
        raise Refusal("not_your_turn.move", colour=table.seats[table.to_move].colour)
    return {"legal": found, "decision": table.decision}


def answer_replay(table: Table, audience: int, query: ask.Replay) -> Answer:
    """A past position."""
    return msgspec.structs.asdict(past_position(table, audience, query.decision))


def answer_curve(table: Table, audience: int, query: ask.Curve) -> Answer:
    """How the scores went."""
    return msgspec.structs.asdict(curve(table, audience))


ANSWERS: Final[dict[type, Callable[[Table, int, Any], Answer]]] = {
    ask.Forecast: answer_forecast,
    ask.Why: answer_why,
    ask.Breakdown: answer_breakdown,
    ask.Legal: answer_legal,
    ask.Replay: answer_replay,
    ask.Curve: answer_curve,
}


async def finished_record(owner: Owner) -> dict[str, Any]:
    """The record of a finished game as it is downloaded."""
    document: dict[str, Any] = msgspec.json.decode(encode(record(owner.table, await owner.all_entries())))
    return document


# Hints ------------------------------------------------------------------------------------------------------


async def hint(owner: Owner, viewer: Viewer, user: str, payer: str) -> Answer:
    """What the strongest bot would do in the asker's place, knowing what the asker knows."""

    async def question() -> tuple[Job, int]:
        table, audience = owner.table, viewer(owner.table)
        if not table.settings.hints:
            raise Refusal("not_allowed.hints_off")
        if audience < 0 or table.to_move != audience:
            raise Refusal("not_your_turn.hint")
        owner.hub.hints.check(user)
        player = f"{table.id}:{audience}:hint"
        return job_for(table.state, audience, STRONGEST, secrets.token_hex(16), player), table.decision

    job, decision = await owner.submit(question)
    choice = await owner.hub.bots.choose(job, payer=payer, patient=False)

    async def reply() -> Answer:
        table = owner.table
        if table.decision != decision or table.to_move != viewer(table):
            raise Refusal("out_of_date", decision=table.decision)
        return {"hint": hint_view(table, choice, speaking(table, choice)), "decision": decision}

    return await owner.submit(reply)


def speaking(table: Table, choice: Choice) -> list[HintTerm]:
    """What speaks for the action in the game's own terms, by what the one who moves knows."""
    judge = evaluation(table.created.game)
    found = advantages(judge, worlds(table, table.to_move, HINT_WORLDS), choice.action)
    return [HintTerm(one.seat, one.term, round(one.points)) for one in found if round(one.points) != 0]


def hint_view(table: Table, choice: Choice, terms: list[HintTerm]) -> HintView:
    """The action, what the bot thinks of it and of the next best, and what speaks for it."""
    faces = catalogue(table.created.game, table.created.components)
    reasons = [
        HintReason(faces.face(table.state, reason.action), reason.visits, reason.lead, reason.win)
        for reason in choice.reasons[:REASONS]
    ]
    text = f"I'd play {table.game.text(table.state, choice.action)}."
    if reasons:
        side = "ahead" if reasons[0].lead >= 0 else "behind"
        text += (
            f" That should end about {abs(reasons[0].lead):.0f} points {side} and win {reasons[0].win:.0%} of games."
        )
    return HintView(faces.face(table.state, choice.action), STRONGEST, text, reasons, choice.is_exact, terms)
