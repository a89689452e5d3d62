"""What happens at a table without a person: bots think, clocks run."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from paname.server import metrics
from paname.server.bots.job import Job, job_for
from paname.server.bots.worker import any_move
from paname.server.messages import Thinking
from paname.server.refusals import Refusal
from paname.server.table.clock import deadline, is_timed
from paname.server.table.handlers import bot_move, time_out

if TYPE_CHECKING:
    from paname.server.hub.owner import Owner

LONGEST_TIMER = 3600.0
logger = logging.getLogger("paname.bots")


class Autoplay:
    """Looks after one table as long as this process is the one to do it."""

    def __init__(self, owner: "Owner") -> None:
        self.owner = owner
        self.thinking: tuple[int, int, str] | None = None
        self.task: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None

    def schedule(self) -> None:
        """See whether a bot has to be asked or a clock to be set; called after every change."""
        self.stop_timer()
        table = self.owner.table
        if (
            self.owner.is_closed
            or table.status != "running"
            or not self.is_needed()
            or not self.owner.hub.leads(table.id)
        ):
            return
        seat = table.seats[table.to_move]
        if seat.is_bot:
            wanted = (table.to_move, table.decision, seat.level)
            if self.thinking != wanted:
                self.thinking = wanted
                self.task = self.owner.hub.keep(self.think(*wanted))
        else:
            self.set_timer()

    def is_needed(self) -> bool:
        """Whether a bot is to move or a clock runs."""
        table = self.owner.table
        if self.owner.is_closed or table.status != "running":
            return False
        return table.seats[table.to_move].is_bot or is_timed(table)

    # Bots ----------------------------------------------------------------------------------------------

    async def think(self, seat: int, decision: int, level: str) -> None:
        """Ask a bot and make its move, unless it is not wanted any more."""
        owner = self.owner
        message = Thinking(seat, level, owner.clock.now())
        owner.broadcast(message)
        owner.hub.pubsub.relay(owner.table.id, message)
        is_done = False
        try:
            action = await self.asked(seat, decision, level)
            draft = await owner.submit(
                lambda: owner.change(lambda table: bot_move(table, seat, decision, action, owner.clock.now()))
            )
            is_done = bool(draft.steps)
        except Refusal as refusal:  # the owner asks again as soon as it has the table back
            logger.warning("a bot could not move", extra={"table": owner.table.id, "code": refusal.code})
        finally:
            if self.thinking == (seat, decision, level):
                self.thinking = None
            if not is_done:
                owner.broadcast(Thinking(seat, level, None))

    async def asked(self, seat: int, decision: int, level: str) -> int:
        """A bot's action; any legal one if the bot fails."""
        owner = self.owner
        stream = secrets.token_hex(16)

        async def question() -> Job | None:
            wanted = owner.table.decision == decision and owner.table.to_move == seat
            return job_for(owner.table.state, seat, level, stream, f"{owner.table.id}:{seat}") if wanted else None

        job = await owner.submit(question)
        if job is None:
            return -1
        try:
            return (await owner.hub.bots.choose(job, payer=owner.payer())).action
        except Exception:
            metrics.BOT_FAILURES.inc()
            logger.exception("a bot failed", extra={"table": owner.table.id, "level": level})
            return any_move(job).action

    # Clocks --------------------------------------------------------------------------------------------

    def set_timer(self) -> None:
        """Wake up when the seat to move runs out of time; a second more is lag that is forgiven."""
        hub = self.owner.hub
        due = deadline(self.owner.table, hub.started)
        if due is None:
            return
        wait = (due + hub.settings.lag_forgiven_ms - self.owner.clock.now()) / 1000
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(min(max(wait, 0.0), LONGEST_TIMER), self.ring, due)

    def ring(self, due: int) -> None:
        """The time is up, or it was a long wait that is looked at again."""
        owner, table = self.owner, self.owner.table
        if owner.clock.now() < due + owner.hub.settings.lag_forgiven_ms:
            self.schedule()
            return
        seat, decision = table.to_move, table.decision
        owner.hub.keep(self.end_turn(seat, decision))

    async def end_turn(self, seat: int, decision: int) -> None:
        """Hand the seat to a bot or end the game, as the table says."""
        owner = self.owner
        try:
            await owner.submit(lambda: owner.change(lambda table: time_out(table, seat, decision, owner.clock.now())))
        except Refusal as refusal:  # the owner sets the timer again as soon as it has the table back
            logger.warning("a clock could not ring", extra={"table": owner.table.id, "code": refusal.code})

    def stop_timer(self) -> None:
        """Forget the timer."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def stop(self) -> None:
        """Look after the table no more."""
        self.stop_timer()
        if self.task is not None:
            self.task.cancel()
