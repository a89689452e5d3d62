"""A game again, step by step: what every decision gave away, what every draw was worth, and where the result came from.

Decisions are judged by what their seat knew. The pieces of the work depend on the record and the number of iterations
alone, so they can be done in any order, in several processes, and kept.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from paname.analysis.chain import chain
from paname.analysis.judge import Judge, Judgement, final_standing
from paname.analysis.labels import FORCED, HIDDEN, SLIP, accuracy, counts, label
from paname.analysis.lessons import lessons
from paname.analysis.lines import Line, Lines
from paname.analysis.luck import Fortune
from paname.analysis.reasons import Reasons
from paname.analysis.report import (
    DECISION,
    DRAW,
    RESULT_DIGITS,
    Alternative,
    Reason,
    Report,
    ReviewStep,
    SeatReport,
    Share,
    Standing,
    Verdict,
)
from paname.analysis.settings import default_iterations
from paname.core.records import Step, walk
from paname.core.rng import Rng
from paname.core.state import CHANCE, State

ALTERNATIVES = 5


@dataclass(frozen=True)
class Progress:
    """How far a review is: pieces done, of so many, and the step that was done last."""

    done: int
    total: int
    index: int


class Review:
    """The review of one record, done piece by piece.

    `through` is the seat (-1: a spectator) through whose eyes a game that isn't over is seen: nothing in the review
    then depends on what that seat can't know. A finished game lies open.
    """

    def __init__(
        self,
        record: dict[str, object],
        iterations: int | None = None,
        through: int | None = None,
        pieces: dict[str, Any] | None = None,
    ) -> None:
        way = walk(record)
        self.steps: list[Step] = list(way)
        self.last: State = way.state
        self.game = way.game
        self.players = int(self.last.players)
        is_ours = self.last.setup.components is None
        self.iterations = iterations or default_iterations(self.game.name, self.players)
        self.judge = Judge(self.game.name, self.players, self.iterations, is_ours)
        self.through = None if self.last.is_over else through
        self.pieces: dict[str, Any] = dict(pieces or {})

    @cached_property
    def tools(self) -> tuple[Fortune, Lines, Reasons]:
        """What judges draws, follows lines and finds reasons."""
        lines = Lines(self.game, self.judge)
        return Fortune(self.judge), lines, Reasons(self.judge, lines)

    # The work ------------------------------------------------------------------------------------------

    def todo(self) -> list[int]:
        """The pieces by the index of their step; one more for the position that an unfinished record ends with."""
        found = [index for index in range(len(self.steps)) if self.is_piece(index)]
        return found if self.last.is_over else [*found, len(self.steps)]

    def is_piece(self, index: int) -> bool:
        """Whether a step needs work: a draw that ends a row, a decision that was one and that the viewer may know."""
        step = self.steps[index]
        if step.is_draw:
            return step.after.to_move != CHANCE
        return not self.is_hidden(index) and step.before.legal_moves().count > 1

    def is_hidden(self, index: int) -> bool:
        """Whether the viewer may not know yet what was chosen here."""
        if self.through is None or self.steps[index].seat == self.through:
            return False
        return any(not event.is_seen_by(self.through) for event in self.steps[index].events)

    def run(self) -> Iterator[Progress]:
        """Do what is left, piece by piece; stop whenever you like and go on later, here or with `pieces` elsewhere."""
        todo = self.todo()
        for done, index in enumerate(todo, 1):
            if str(index) not in self.pieces:
                self.pieces[str(index)] = self.piece(index)
            yield Progress(done, len(todo), index)

    def piece(self, index: int) -> dict[str, Any]:
        """The work on one step, as JSON: what a draw was worth, or the verdict on a decision."""
        if index == len(self.steps):
            return self.prospect(self.last).to_json()
        step = self.steps[index]
        return self.luck(index).to_json() if step.is_draw else self.verdict(index).to_json()

    def seen(self, state: State, index: int) -> State:
        """A position as the viewer may know it: a world of theirs, or the position itself where all lies open."""
        return state if self.through is None else state.determinize(self.through, Rng(f"review seen {index}"))

    def prospect(self, state: State) -> Standing:
        """What can be expected from a position that was reached last."""
        state = self.seen(state, len(self.steps))
        if state.to_move == CHANCE:
            return self.tools[0].expected(state, "review last")
        return self.judge.judge(state, int(state.to_move), "review last").options[0].standing.rounded()

    def luck(self, index: int) -> Standing:
        """What a row of draws, which ends here, was worth."""
        first = index
        while first > 0 and self.steps[first - 1].is_draw:
            first -= 1
        before, after = self.seen(self.steps[first].before, first), self.seen(self.steps[index].after, index)
        return self.tools[0].luck(before, after, f"review {index}")

    def verdict(self, index: int) -> Verdict:
        """One decision, by what its seat knew."""
        step, stream = self.steps[index], f"review {index}"
        state, seat = self.seen(step.before, index), step.seat
        judgement = self.judge.judge(state, seat, stream, [step.choice])
        world = state.determinize(seat, Rng(f"{stream} line"))
        played, best = judgement.of(step.choice), judgement.options[0]
        gap = [getattr(best.standing, name)[seat] - getattr(played.standing, name)[seat] for name in ("win", "lead")]
        if max(gap) <= 0:
            best = played
        loss, points = round(max(0.0, gap[0]), 4), round(max(0.0, gap[1]), 2)
        line = self.tools[1].line(world, best.action, judgement)
        return Verdict(
            best.standing.rounded(),
            played.standing.rounded(),
            best.action,
            self.game.text(world, best.action),
            loss,
            points,
            label(loss, best.action == step.choice),
            judgement.is_exact,
            self.alternatives(world, step.choice, judgement),
            line.moves,
            self.reason(world, step.choice, line, judgement) if loss >= SLIP else None,
        )

    def reason(self, world: State, action: int, better: Line, judgement: Judgement) -> Reason:
        """Why another line is better than the action that was made."""
        return self.tools[2].reason(world, self.tools[1].line(world, action, judgement), better, judgement)

    def alternatives(self, world: State, played: int, judgement: Judgement) -> tuple[Alternative, ...]:
        """The best actions that were compared, and the one that was made."""
        seat = int(world.to_move)
        found: list[Alternative] = []
        chosen = judgement.options[:ALTERNATIVES]
        if all(option.action != played for option in chosen):
            chosen = (*chosen[: ALTERNATIVES - 1], judgement.of(played))
        for option in chosen:
            told = option.standing.rounded()
            found.append(
                Alternative(option.action, self.game.text(world, option.action), told.win[seat], told.lead[seat])
            )
        return tuple(found)

    # The report ----------------------------------------------------------------------------------------

    def report(self) -> Report:
        """The whole review; what isn't done yet is done now."""
        for _ in self.run():
            pass
        standings = self.standings()
        steps = tuple(self.told(index, standings) for index in range(len(self.steps)))
        seats = tuple(seat_report(steps, standings, seat) for seat in range(self.players))
        version, is_over = int(self.game.rules_version), bool(self.last.is_over)
        head = (self.game.name, self.players, version, self.iterations, is_over, standings[0])
        return Report(*head, steps, seats, lessons(steps))

    def standings(self) -> list[Standing]:
        """What could be expected before every step, and at last the result: each step is what lies between two."""
        if self.last.is_over:
            result = exact(final_standing(self.last))
        else:
            result = Standing.from_json(self.pieces[str(len(self.steps))]).rounded()
        return chain([self.found(index) for index in range(len(self.steps))], result)

    def found(self, index: int) -> Verdict | Standing | None:
        """What was found out about a step: a verdict, the luck of a row of draws, or nothing."""
        piece = self.pieces.get(str(index))
        if piece is None:
            return None
        return Standing.from_json(piece) if self.steps[index].is_draw else Verdict.from_json(piece)

    def told(self, index: int, standings: list[Standing]) -> ReviewStep:
        """One step of the report."""
        step, around = self.steps[index], (standings[index], standings[index + 1])
        hidden = self.is_hidden(index)
        action, text = (None, None) if hidden else (step.choice, self.game.text(step.before, step.choice))
        if step.is_draw:
            return ReviewStep(index, DRAW, None, action, text, *around)
        verdict = self.found(index)
        if not isinstance(verdict, Verdict):
            name = HIDDEN if hidden else FORCED
            verdict = Verdict(*around, -1 if action is None else action, text or "", 0.0, 0.0, name)
        return ReviewStep(index, DECISION, step.seat, action, text, *around, verdict)


def exact(standing: Standing) -> Standing:
    """A result, to as many places as a third of a victory needs."""
    return Standing(tuple(round(win, RESULT_DIGITS) for win in standing.win), standing.lead)


def seat_report(steps: tuple[ReviewStep, ...], standings: list[Standing], seat: int) -> SeatReport:
    """How a seat played, and where its result came from."""
    own = [step.verdict for step in steps if step.seat == seat and step.verdict is not None]
    luck = total([step for step in steps if step.kind == DRAW], seat)
    skill = total([step for step in steps if step.seat == seat], seat)
    others = total([step for step in steps if step.kind == DECISION and step.seat != seat], seat)
    start, result = (Share(standings[place].win[seat], standings[place].lead[seat]) for place in (0, -1))
    return SeatReport(seat, accuracy(own, seat), counts(own), start, luck, skill, others, result, lessons(steps, seat))


def total(steps: list[ReviewStep], seat: int) -> Share:
    """What some steps brought a seat."""
    changes = [step.after.minus(step.before) for step in steps]
    win = sum(change.win[seat] for change in changes)
    return Share(round(win, RESULT_DIGITS), round(sum(change.lead[seat] for change in changes), RESULT_DIGITS))
