"""What a position of Lumière is worth: light that is there, and light that the reserve can still catch."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from paname.bots.evaluate.blend import Blend
from paname.bots.evaluate.contract import Evaluation
from paname.bots.evaluate.lumiere.ground import Planner, joints, largest_of
from paname.bots.evaluate.lumiere.moves import MoveGains, raisable
from paname.bots.evaluate.weights import Weights
from paname.core.bits import count
from paname.core.moves import Moves
from paname.core.state import CHANCE, State
from paname.games.lumiere.actions import TAKE
from paname.games.lumiere.components import SHARED
from paname.games.lumiere.postcards import together
from paname.games.lumiere.scoring import score
from paname.games.lumiere.square import spread
from paname.games.lumiere.state import BUILDING, NOTHING, PAVING, LumiereState

TERMS: Final = (
    "points",  # the points of the position as it stands
    "plan",  # what the reserve would bring if nobody else built, with the group it would make
    "promise",  # what the supply would bring in the same way, while buildings can be taken
    "lit",  # free spaces of your colour or shared, beside a lamp
    "joints",  # pairs of them side by side
    "reserve",  # buildings taken and not raised, as many as there are chimneys for
    "tokens",  # action tokens left
    "turn",  # to be the one who moves
)

TAKEN_LATER: Final = 3  # so many buildings of the supply may still come to a player


class LumiereEvaluation(Evaluation):
    """Terms of one player: points so far and what ground, reserve and tokens promise."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(list(TERMS), weights)
        self.planner = Planner()
        self.moves = MoveGains()
        self.blend = Blend()

    def stage(self, state: State) -> i64:
        """Paving, or building."""
        return cast("LumiereState", state).phase - PAVING

    def is_quiet(self, state: State, mover: i64) -> bool:  # noqa: ARG002
        """Everywhere but between the two decisions of Lévitation."""
        return cast("LumiereState", state).lifted == NOTHING

    def reveal(self, state: State, action: i64) -> i64:
        """L2.6: placing a tile shows which one it is."""
        return cast("LumiereState", state).held[state.to_move] if action < TAKE else NOTHING

    def is_open(self, state: State) -> bool:
        """L3: once the square is paved everything lies open."""
        return cast("LumiereState", state).phase == BUILDING

    def fingerprint(self, state: State) -> i64:
        """The square and what can change while building."""
        lumiere = cast("LumiereState", state)
        blend = self.blend
        blend.start((state.to_move + 1) * 2 + lumiere.flips)
        for colour in range(len(lumiere.colours)):
            blend.add(lumiere.colours[colour])
        for building in range(len(lumiere.buildings)):
            blend.add(lumiere.buildings[building])
        for seat in range(2):
            blend.add(lumiere.raised[seat])
            blend.add(lumiere.reserve[seat])
            blend.add(lumiere.used[seat])
        blend.add(lumiere.done)
        blend.add(lumiere.cards)
        blend.add((lumiere.lifted + 1) * 9 + (lumiere.metropolitain + 1) * 3 + lumiere.chartier + 1)
        blend.add(((lumiere.painter + 1) * 65 + lumiere.dancer + 1) * 65 + lumiere.lamp_tile + 1)
        blend.add(((lumiere.statue + 1) * 5 + lumiere.front + 1) * 65 + lumiere.large_lamp + 1)
        blend.add(lumiere.fountain)
        return blend.key()

    def measure(self, state: State, seat: i64) -> None:
        """Fill the terms of one player."""
        lumiere = cast("LumiereState", state)
        lamps = lumiere.lamps()
        ground = (lumiere.colours[seat] | lumiere.colours[SHARED]) & lumiere.free()
        reserve = lumiere.reserve[seat]
        mover = lumiere.next_seat if state.to_move == CHANCE else state.to_move
        self.terms[0] = float(score(lumiere, seat))
        self.planner.survey(ground, lamps, lumiere.flips)
        self.terms[1] = float(self.plan(lumiere, seat, reserve))
        self.terms[2] = self.promise(lumiere) if lumiere.phase == PAVING else 0.0
        self.terms[3] = float(count(ground & spread(lamps)))
        self.terms[4] = float(joints(ground))
        self.terms[5] = float(raisable(lumiere, seat))
        self.terms[6] = float(lumiere.tokens(seat))
        self.terms[7] = 1.0 if mover == seat else 0.0

    def plan(self, state: LumiereState, seat: i64, reserve: i64) -> i64:
        """L5.1 to L5.3: light and minus points saved by raising the reserve alone, and what the group grows."""
        self.planner.plan(state.tables, reserve, state.chimneys(seat))
        standing = together(state, state.raised[seat])
        return self.planner.points + largest_of(standing | self.planner.raised) - largest_of(standing)

    def promise(self, state: LumiereState) -> float:
        """What the supply would bring on the ground that the reserve leaves."""
        self.planner.plan(state.tables, state.supply, TAKEN_LATER)
        return float(self.planner.points)

    def weigh(self, state: State, moves: Moves, gains: vec[float]) -> vec[float]:
        """What each action promises at a glance."""
        return self.moves.weigh(cast("LumiereState", state), moves, gains)


def create(weights: Weights) -> Evaluation:
    """The evaluation with these weights."""
    return LumiereEvaluation(weights)
