"""The course of a game: turns, phases and the end."""

from mypy_extensions import i64

from paname.core.bits import bit
from paname.core.moves import Moves
from paname.core.state import OVER
from paname.games.lumiere import actions as act
from paname.games.lumiere.buildings import raise_building
from paname.games.lumiere.components import ORIENTATIONS
from paname.games.lumiere.events import GameEnded, TurnSkipped
from paname.games.lumiere.paving import fill_paving, place_tile, take_building
from paname.games.lumiere.placement import Ground, fill_raising, fits_somewhere
from paname.games.lumiere.postcards import fill_postcards, use_postcard
from paname.games.lumiere.scoring import score, winners
from paname.games.lumiere.state import NOTHING, PAVING, LumiereState


def fill_legal(state: LumiereState, moves: Moves) -> None:
    """What the player to move may do."""
    if state.phase == PAVING:
        fill_paving(state, state.to_move, moves)
    else:
        fill_building(state, state.to_move, moves)


def fill_building(state: LumiereState, seat: i64, moves: Moves) -> None:
    """L3.2: raise a building of the reserve or use a postcard; after Lévitation, raise one of the supply (L4.1)."""
    ground = Ground()
    ground.survey(state, seat)
    if state.lifted != NOTHING:
        fill_raising(state, ground, state.supply, moves)
        return
    if state.chimneys(seat) > 0:
        fill_raising(state, ground, state.reserve[seat], moves)
    fill_postcards(state, seat, ground, moves)


def play(state: LumiereState, action: i64) -> None:
    """Carry out a legal action."""
    seat = state.to_move
    if action < act.TAKE:
        place_tile(state, seat, act.zone_of(action), act.turn_of(action))
    elif action <= act.PASS:
        take_building(state, seat, action)
        state.to_move = 1 - seat
    else:
        play_building(state, seat, action)


def play_building(state: LumiereState, seat: i64, action: i64) -> None:
    """L3.2: raise a building or use a postcard, then the turn passes, unless Lévitation's building is still to come."""
    if action < act.LEVITATE:
        building = act.shape_of(action) // ORIENTATIONS
        if state.lifted == NOTHING:
            state.reserve[seat] ^= bit(building)
        else:
            state.supply ^= bit(building) | bit(state.lifted)
            state.lifted = NOTHING
        raise_building(state, seat, building, act.raised_on(state.tables, action))
    else:
        use_postcard(state, seat, action)
    if state.lifted == NOTHING:
        pass_turn(state, seat)


def pass_turn(state: LumiereState, seat: i64) -> None:
    """L3.2, L3.5, R-L8: the other player, unless they can do nothing; if neither can, the game ends at once."""
    other = 1 - seat
    if can_act(state, other):
        state.to_move = other
    elif can_act(state, seat):
        state.to_move = seat
        if state.events is not None:
            state.events.append(TurnSkipped(None, other))
    else:
        state.to_move = OVER
        if state.events is not None:
            scores = (int(score(state, 0)), int(score(state, 1)))
            state.events.append(GameEnded(None, scores, tuple(winners(state))))


def can_act(state: LumiereState, seat: i64) -> bool:
    """L3.2: whether a player can use a postcard or raise a building; a token always finds a card (L3.4)."""
    if state.tokens(seat) > 0:
        return True
    if state.chimneys(seat) == 0 or state.reserve[seat] == 0:
        return False
    ground = Ground()
    ground.survey(state, seat)
    return fits_somewhere(state, ground, state.reserve[seat])


def can_raise_lifted(state: LumiereState) -> bool:
    """L4.1: whether the exchange under way can be completed."""
    ground = Ground()
    ground.survey(state, state.to_move)
    return state.chimneys(state.to_move) > 0 and fits_somewhere(state, ground, state.supply)
