"""Lines of play as the mover expects them: what would follow an action, move by move."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from paname.analysis.judge import Judge, Judgement
from paname.analysis.report import Move
from paname.bots.lookahead import Lookahead
from paname.core.game import Game
from paname.core.state import CHANCE, OVER, State

LONGEST: Final = 6  # moves of a line
SETTLING: Final = 12  # decisions until a position can be judged


@dataclass(frozen=True)
class Line:
    """Moves from a position, with the positions after each of them."""

    moves: tuple[Move, ...]
    positions: tuple[State, ...]


def follow(game: Game, world: State, actions: Sequence[int]) -> Line:
    """The moves of a line, as far as they can be made in this world before chance comes in."""
    moves: list[Move] = []
    positions: list[State] = []
    for action in actions[:LONGEST]:
        if world.to_move in (CHANCE, OVER) or action not in world.legal_actions():
            break
        moves.append(Move(int(world.to_move), action, game.text(world, action)))
        world = world.clone()
        world.step(action)
        positions.append(world)
    return Line(tuple(moves), tuple(positions))


class Lines:
    """Follows the lines of a judgement."""

    def __init__(self, game: Game, judge: Judge) -> None:
        self.game = game
        self.judge = judge
        self.lookahead = Lookahead(judge.base)

    def line(self, world: State, action: int, judgement: Judgement) -> Line:
        """What would follow an action: by the solver where the end is in sight, else by the tree."""
        if judgement.is_exact:
            return follow(self.game, world, self.judge.solved_line(world, action, LONGEST))
        return follow(self.game, world, (action, *judgement.of(action).line))

    def settled(self, world: State, mover: int) -> State:
        """The position where a turn or a round is over, if everybody does what promises most."""
        world = world.clone()
        for _ in range(SETTLING):
            if world.to_move in (CHANCE, OVER) or self.judge.base.is_quiet(world, mover):
                break
            mover = int(world.to_move)
            world.step(self.lookahead.best(world))
        return world
