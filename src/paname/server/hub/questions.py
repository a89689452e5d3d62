"""Questions to a table: most are answered at once, a hint when the strongest bot has thought."""

import secrets
from collections.abc import Callable

from paname.bots.contract import Choice
from paname.server.bots.job import Job, job_for
from paname.server.catalogue import catalogue
from paname.server.hub.owner import Owner
from paname.server.levels import STRONGEST
from paname.server.refusals import Refusal
from paname.server.table import commands as ask
from paname.server.table.asking import answer
from paname.server.table.table import Table

REASONS = 3


Viewer = Callable[[Table], int]  # which audience the asker belongs to, right now


async def asked(owner: Owner, viewer: Viewer, query: ask.Query, user: str) -> dict[str, object]:
    """The answer to a question, for the audience that the asker belongs to when it is given."""
    if isinstance(query, ask.Hint):
        return await hint(owner, viewer, user)

    async def job() -> dict[str, object]:
        return answer(owner.table, viewer(owner.table), query)

    return await owner.submit(job)


async def hint(owner: Owner, viewer: Viewer, user: str) -> dict[str, object]:
    """What the strongest bot would do in the asker's place, knowing what the asker knows."""

    async def question() -> tuple[Job, int]:
        table, audience = owner.table, viewer(owner.table)
        if not table.created.hints:
            raise Refusal("not_allowed", "This table gives no hints.")
        if audience < 0 or table.to_move != audience:
            raise Refusal("not_your_turn", "Hints are for who is to move.")
        owner.hub.hints.check(user)
        return job_for(table.state, audience, STRONGEST, secrets.token_hex(16)), table.decision

    job, decision = await owner.submit(question)
    choice = await owner.hub.bots.choose(job, patient=False)

    async def told() -> dict[str, object]:
        if owner.table.decision != decision or owner.table.to_move != viewer(owner.table):
            raise Refusal("out_of_date", "The game has moved on.", decision=owner.table.decision)
        return {"hint": hint_json(owner, choice), "decision": decision}

    return await owner.submit(told)


def hint_json(owner: Owner, choice: Choice) -> dict[str, object]:
    """The action, and what the bot thinks of it and of the next best."""
    table = owner.table
    faces = catalogue(table.created.game)
    reasons = [
        {**reason.to_json(), "action": faces.face(table.state, reason.action)} for reason in choice.reasons[:REASONS]
    ]
    text = f"I would play: {table.game.text(table.state, choice.action)}."
    if choice.reasons:
        best = choice.reasons[0]
        text += f" I expect a lead of {best.lead:+.1f} points and to win {best.win:.0%} of such games."
    face = faces.face(table.state, choice.action)
    return {"action": face, "level": STRONGEST, "text": text, "reasons": reasons, "exact": choice.is_exact}
