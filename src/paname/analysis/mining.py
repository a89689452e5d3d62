"""Finding puzzles: games are played, and where one action seems far better than all others, it is proved.

Where an open end can be solved every answer is counted out; elsewhere two long searches have to agree, which judge by
different evaluations: the learned one, and the one made by hand. How hard a puzzle is, is told by how often bots of
known strength find it.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, Final

from paname.analysis.glicko import Rating, rated
from paname.analysis.judge import Judge, Judgement
from paname.analysis.lines import Lines
from paname.analysis.puzzles import Puzzle
from paname.analysis.reasons import END, Reasons
from paname.analysis.report import Reason
from paname.bots.contract import Bot, Budget
from paname.bots.roster import create
from paname.core.game import Game
from paname.core.registry import load
from paname.core.rng import Rng
from paname.core.state import CHANCE, State

LOTS: Final = 1 << 29  # of 2**32 decisions are made by lot, so that games differ
SKILL: Final = 40  # iterations of those who play the games
FEWEST: Final = 4  # answers that a puzzle has at least
MARGIN: Final = 0.10  # chance to win by which the solution beats every other answer
ASSENT: Final = 0.04  # margin that the second search has to see
HOPE: Final = 0.2  # chance to win that the solution leaves at least: nobody likes a lost cause
POINTS: Final = 4.0  # points that do as well where the end is solved
SUSPICION: Final = 0.06  # margin in a quick look from which a longer one is worth the try
GLANCE: Final = 64  # a glance takes one iteration in so many
LOOKS: Final = (16, 4)  # the longer looks that come before a proof
EACH: Final = 60  # iterations for each answer, so that all of them have a value
NODES: Final = 15000  # positions the solver may look at for each answer
A_GAME: Final = 4  # puzzles from one game at most
SEARCHES: Final = ((1450.0, 8), (1600.0, 25), (1750.0, 80), (1900.0, 250))
"""Bots that try: their rating among puzzles, and the iterations of their search."""
GREEDY: Final = 1250.0
LUCKY: Final = 700.0  # somebody who guesses
TRIES: Final = 4
SURE: Final = 60.0  # the deviation of those ratings


class Miner:
    """Looks for puzzles of one game with that many players."""

    def __init__(self, game: str, players: int, iterations: int, seed: str) -> None:
        self.game = load(game)
        self.players = players
        self.seed = seed
        self.long = Judge(game, players, iterations, nodes=NODES)
        self.second = Judge(game, players, iterations // 2, is_ours=False)
        self.looks: list[tuple[Judge, float]] = []
        for part in LOOKS:
            for is_ours, least in ((True, SUSPICION), (False, ASSENT)):
                self.looks.append((Judge(game, players, max(64, iterations // part), is_ours), least))
        self.lines = Lines(self.game, self.long)
        self.reasons = Reasons(self.long, self.lines)

    def puzzles(self, first: int = 0) -> Iterator[tuple[int, list[Puzzle]]]:
        """The puzzles of one game after another, each with the number of the game."""
        number = first
        while True:
            yield number, self.of_game(number)
            number += 1

    def of_game(self, number: int) -> list[Puzzle]:
        """The puzzles of one game, whose decisions are looked at in any order: openings are much alike."""
        stream = f"puzzles {self.game.name} {self.players} {self.seed} {number}"
        rng, found = Rng(stream), list[Puzzle]()
        positions = self.positions(rng)
        while positions and len(found) < A_GAME:
            state = positions.pop(rng.below(len(positions)))
            puzzle = self.look(state, f"{stream} {len(state.history)}")
            if puzzle is not None and not any(same_turn(puzzle, other) for other in found):
                found.append(puzzle)
        return found

    def positions(self, rng: Rng) -> list[State]:
        """The decisions of a game."""
        state, found = self.game.new(players=self.players, chance="explicit"), list[State]()
        bot = create("search", self.game.name)
        while not state.is_over:
            if state.to_move == CHANCE:
                state.step(state.outcome(rng))
                continue
            found.append(state.clone())
            state.step(self.move(bot, state, rng))
        return found

    def move(self, bot: Bot, state: State, rng: Rng) -> int:
        """What the game goes on with."""
        moves, seat = state.legal_moves(), int(state.to_move)
        if rng.next32() < LOTS:
            return int(moves.any(rng))
        return bot.choose(state.determinize(seat, rng), seat, Budget(iterations=SKILL), rng).action

    def look(self, state: State, stream: str) -> Puzzle | None:
        """The puzzle that a position is, if it is one; what costs most comes last."""
        if state.legal_moves().count < FEWEST:
            return None
        seat = int(state.to_move)
        if self.glance(state, seat, stream) < SUSPICION:
            return None
        judgement = self.solved(state, seat, stream)
        if judgement is None and self.is_suspect(state, seat, stream):
            judgement = searched(self.long, state, seat, f"{stream} proof")
        if judgement is None or not self.is_proved(judgement, state, seat, stream):
            return None
        return self.puzzle(state, seat, judgement, stream)

    def is_suspect(self, state: State, seat: int, stream: str) -> bool:
        """Whether looks by both evaluations, each longer than the last, agree that one action stands out."""
        solutions = set[int]()
        for judge, least in self.looks:
            judgement = searched(judge, state, seat, f"{stream} {judge.iterations}")
            solutions.add(judgement.options[0].action)
            if len(solutions) > 1 or margin(judgement, seat) < least:
                return False
        return True

    def glance(self, state: State, seat: int, stream: str) -> float:
        """The margin that a short search sees between the two actions it looked at most."""
        rng = Rng(f"{stream} glance")
        found = self.long.tried(state.determinize(seat, rng), seat, rng, self.long.iterations // GLANCE)
        return found[0][1] - found[1][1] if len(found) > 1 else 1.0

    def solved(self, state: State, seat: int, stream: str) -> Judgement | None:
        """The judgement of an end that can be counted out."""
        return self.long.solved(state.determinize(seat, Rng(f"{stream} end")), state.legal_actions())

    def is_proved(self, judgement: Judgement, state: State, seat: int, stream: str) -> bool:
        """Whether the best action is beyond doubt."""
        best = judgement.options[0]
        if margin(judgement, seat) < MARGIN or best.standing.win[seat] < HOPE:
            return False
        if judgement.is_exact:
            return len(judgement.options) == state.legal_moves().count
        again = searched(self.second, state, seat, f"{stream} second proof")
        return again.options[0].action == best.action and margin(again, seat) >= ASSENT

    def puzzle(self, state: State, seat: int, judgement: Judgement, stream: str) -> Puzzle:
        """A puzzle with everything around it."""
        world = state.determinize(seat, Rng(f"{stream} line"))
        best, second = judgement.options[0].action, judgement.options[1].action
        better, other = (self.lines.line(world, action, judgement) for action in (best, second))
        reason = self.reasons.reason(world, other, better, judgement)
        themes = (reason.theme, END) if judgement.is_exact and reason.theme != END else (reason.theme,)
        history = tuple(int(choice) for choice in state.history)
        name = hashlib.sha256(f"{self.game.name} {self.players} {history}".encode()).hexdigest()[:8]
        return Puzzle(
            name,
            self.game.name,
            self.players,
            history,
            seat,
            best,
            judgement.is_exact,
            self.values(state, seat, judgement, stream),
            tuple(move.to_json() for move in better.moves),
            reason.to_json(),
            themes,
            hints(self.game, state, judgement, reason),
            self.difficulty(state, seat, best, stream),
        )

    def values(
        self, state: State, seat: int, judgement: Judgement, stream: str
    ) -> tuple[tuple[int, float, float], ...]:
        """What every answer is worth: as it was proved, the rest by a shorter look that can't lift it above that."""
        found = {option.action: option.standing.rounded() for option in judgement.options}
        rest = [action for action in state.legal_actions() if action not in found]
        if rest:
            judge = Judge(self.game.name, self.players, 3 * EACH * len(rest))
            for option in judge.judge(state, seat, f"{stream} rest", rest).options:
                if option.action in rest:
                    found[option.action] = option.standing.rounded()
        top = [option.action for option in judgement.options[:2]]
        limit = found[top[1]].win[seat]
        rows: list[tuple[int, float, float]] = []
        for action, told in found.items():
            win = told.win[seat]
            rows.append((action, win if action == top[0] else min(limit, win), told.lead[seat]))
        return tuple(sorted(rows, key=lambda row: (row[0] != top[0], -row[1], -row[2], row[0])))

    def difficulty(self, state: State, seat: int, solution: int, stream: str) -> Rating:
        """A first rating: the puzzle plays against bots of known strength."""
        legal = int(state.legal_moves().count)
        results = [(Rating(LUCKY, SURE), 1 - 1 / legal)]
        results.append((Rating(GREEDY, SURE), 1 - self.share("greedy", 1, state, seat, solution, stream, 1)))
        for rating, iterations in SEARCHES:
            share = self.share("search", iterations, state, seat, solution, stream, TRIES)
            results.append((Rating(rating, SURE), 1 - share))
        told = rated(Rating(), results)
        return Rating(round(told.rating, 1), round(told.deviation, 1))

    def share(
        self, kind: str, iterations: int, state: State, seat: int, solution: int, stream: str, tries: int
    ) -> float:
        """How often a bot finds the solution."""
        found = 0
        for number in range(tries):
            rng = Rng(f"{stream} {kind} {iterations} {number}")
            world = state.determinize(seat, rng)
            if kind == "search":  # without the solver, which would find every end
                choice = self.long.promising(world, seat, rng, iterations)[0]
            else:
                choice = create(kind, self.game.name).choose(world, seat, Budget(iterations=iterations), rng).action
            found += choice == solution
        return found / tries


def searched(judge: Judge, state: State, seat: int, stream: str) -> Judgement:
    """What a judge thinks of a position that can't be solved."""
    rng = Rng(stream)
    return judge.searched(state.determinize(seat, rng), seat, rng, ())


def margin(judgement: Judgement, seat: int) -> float:
    """By how much the best answer beats the next; a clear gap in points counts where the end is solved."""
    if len(judgement.options) < 2:
        return 0.0
    first, second = (option.standing for option in judgement.options[:2])
    gap = first.win[seat] - second.win[seat]
    if judgement.is_exact and gap == 0 and first.lead[seat] - second.lead[seat] >= POINTS:
        return MARGIN
    return gap


def same_turn(one: Puzzle, other: Puzzle) -> bool:
    """Whether two puzzles of a game are so near each other that one gives the other away."""
    return one.seat == other.seat and abs(len(one.history) - len(other.history)) < FEWEST


def hints(game: Game, state: State, judgement: Judgement, reason: Reason) -> tuple[dict[str, Any], ...]:
    """Where to look (three answers to choose from), what the solution does, which piece it moves."""
    among = sorted(option.action for option in judgement.options[:3])
    facts = {name: value for name, value in reason.facts.items() if name != "move"}
    return (
        {"code": "where", "facts": {"actions": among}},
        {"code": "what", "facts": {"reason": reason.code, "theme": reason.theme, **facts}},
        {"code": "piece", "facts": piece_of(game, state, judgement.options[0].action)},
    )


def piece_of(game: Game, state: State, solution: int) -> dict[str, Any]:
    """What an action is about first, and all actions that begin with the same."""
    wanted = beginning(game, solution)
    return {
        "kind": wanted[0],
        "piece": wanted[1],
        "actions": [action for action in state.legal_actions() if beginning(game, action) == wanted],
    }


def beginning(game: Game, action: int) -> tuple[str, str]:
    """The kind of an action and the first thing it names."""
    found: Any = game.action(action)
    names = [field.name for field in fields(found)]
    return type(found).__name__, str(getattr(found, names[0])) if names else ""
