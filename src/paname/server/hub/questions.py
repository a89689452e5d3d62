"""Questions to a table: most are answered at once, a hint when the strongest bot has thought."""

import secrets

from paname.server.bots.job import Job, job_for
from paname.server.catalogue import catalogue
from paname.server.hub.owner import Owner
from paname.server.levels import STRONGEST
from paname.server.refusals import Refusal
from paname.server.table import commands as ask
from paname.server.table.asking import answer


async def asked(owner: Owner, audience: int, query: ask.Query, user: str) -> dict[str, object]:
    """The answer to a question, for an audience."""
    if isinstance(query, ask.Hint):
        return await hint(owner, audience, user)

    async def job() -> dict[str, object]:
        return answer(owner.table, audience, query)

    return await owner.submit(job)


async def hint(owner: Owner, audience: int, user: str) -> dict[str, object]:
    """What the strongest bot would do in the asker's place, knowing what the asker knows."""

    async def question() -> tuple[Job, int]:
        table = owner.table
        if not table.created.hints:
            raise Refusal("not_allowed", "This table gives no hints.")
        if audience < 0 or table.to_move != audience:
            raise Refusal("not_your_turn", "Hints are for who is to move.")
        owner.hub.hints.check(user)
        return job_for(table.state, audience, STRONGEST, secrets.token_hex(16)), table.decision

    job, decision = await owner.submit(question)
    action = await owner.hub.bots.choose(job, patient=False)

    async def told() -> dict[str, object]:
        if owner.table.decision != decision or owner.table.play is None:
            raise Refusal("out_of_date", "The game has moved on.", decision=owner.table.decision)
        face = catalogue(owner.table.created.game).face(owner.table.state, action)
        text = owner.table.game.text(owner.table.state, action)
        return {"hint": {"action": face, "level": STRONGEST, "text": f"I would play: {text}."}, "decision": decision}

    return await owner.submit(told)
