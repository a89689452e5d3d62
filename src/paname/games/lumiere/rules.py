"""The course of a game: draws, turns, phases and the end."""

from mypy_extensions import i64

from paname.core.bits import bit, count, lowest, nth, wrap
from paname.core.moves import Moves
from paname.core.rng import Rng
from paname.core.state import CHANCE, OVER
from paname.games.lumiere.actions import BUILD, LEVITATE, PASS, TAKE, TILE, covered
from paname.games.lumiere.components import BUILDINGS, CARDS, TILES
from paname.games.lumiere.events import (
    BuildingTaken,
    GameEnded,
    Passed,
    PhaseEnded,
    PostcardShown,
    StartDrawn,
    TileDrawn,
    TilePlaced,
    TurnSkipped,
)
from paname.games.lumiere.placement import Ground, fill_raising, fits_somewhere
from paname.games.lumiere.postcards import fill_postcards, use_postcard
from paname.games.lumiere.raising import raise_building
from paname.games.lumiere.scoring import score, winners
from paname.games.lumiere.square import ZONES, zone_corner, zone_name
from paname.games.lumiere.state import (
    BUILDING,
    DRAW_CARD,
    DRAW_NOTHING,
    DRAW_START,
    DRAW_TILE,
    NOBODY,
    NOTHING,
    PAVING,
    LumiereState,
)

# Chance ---------------------------------------------------------------------------------------------------


def begin(state: LumiereState) -> None:
    """L1.3: draw who begins, unless that is settled."""
    start = state.setup.options["start"]
    state.to_move = CHANCE
    if isinstance(start, int):
        state.next_seat = start
        state.due = DRAW_CARD
        draw_on(state)


def drawer(state: LumiereState) -> i64:
    """L1.2: who has to draw a tile: the first who holds none and has a stack."""
    for seat in range(2):
        if state.held[seat] == NOTHING and state.stack[seat] != 0:
            return seat
    return NOBODY


def outcomes_due(state: LumiereState) -> i64:
    """L1.1, L1.2, L1.3: what the draw that is due may bring, all equally likely."""
    if state.due == DRAW_START:
        return 0b11
    if state.due == DRAW_CARD:
        return (bit(len(CARDS)) - 1) & ~state.cards
    return state.stack[drawer(state)]


def any_outcome(state: LumiereState, rng: Rng) -> i64:
    """One of the outcomes of the draw that is due."""
    outcomes = outcomes_due(state)
    return nth(outcomes, rng.below(count(outcomes)))


def fill_chance(state: LumiereState, moves: Moves) -> None:
    """L1.1, L1.2, L1.3: the outcomes of the draw that is due, all equally likely."""
    outcomes = outcomes_due(state)
    while outcomes != 0:
        outcome = lowest(outcomes)
        outcomes ^= bit(outcome)
        moves.add_outcome(outcome, 1)


def draw(state: LumiereState, outcome: i64) -> None:
    """Settle the draw that is due."""
    if state.due == DRAW_START:
        state.next_seat = outcome
        state.due = DRAW_CARD
        if state.events is not None:
            state.events.append(StartDrawn(None, outcome))
    elif state.due == DRAW_CARD:
        state.cards |= bit(outcome)
        if state.events is not None:
            state.events.append(PostcardShown(None, CARDS[outcome]))
    else:
        take_tile(state, drawer(state), outcome)
    draw_on(state)


def draw_on(state: LumiereState) -> None:
    """R-L7: what is due next: postcards until all lie open (L1.1), then tiles, then the seat whose turn it is."""
    if state.due == DRAW_CARD and count(state.cards) == state.tables.postcards:
        state.due = DRAW_TILE
    if state.due == DRAW_TILE and drawer(state) == NOBODY:
        state.due = DRAW_NOTHING
        state.to_move = state.next_seat
        state.next_seat = NOBODY


def take_tile(state: LumiereState, seat: i64, tile: i64) -> None:
    """L1.2: the top tile goes to the hand, hidden from the other player."""
    state.stack[seat] ^= bit(tile)
    state.held[seat] = tile
    if state.events is not None:
        state.events.append(TileDrawn((seat,), seat, state.tables.tile_names[tile]))
        state.events.append(TileDrawn((1 - seat, -1), seat, None))


# Decisions ------------------------------------------------------------------------------------------------


def fill_legal(state: LumiereState, moves: Moves) -> None:
    """What the player to move may do."""
    if state.phase == PAVING:
        fill_paving(state, state.to_move, moves)
    else:
        fill_building(state, state.to_move, moves)


def fill_paving(state: LumiereState, seat: i64, moves: Moves) -> None:
    """L2.1, L2.3, L2.4: place the held tile, or take a building; who has placed all tiles may also pass."""
    holds = state.held[seat] != NOTHING
    if holds:
        fill_tiles(state, moves)
    moves.add_each(state.supply, TAKE)
    if not holds:
        moves.add(PASS)


def fill_tiles(state: LumiereState, moves: Moves) -> None:
    """L2.1, L2.2: any free zone, the tile turned any way; most decisions of a game are these."""
    zones = state.zones
    ids = moves.reserve(ZONES * 4)
    place = moves.count
    for zone in range(ZONES):
        if zones[zone] == NOTHING:
            first = TILE + zone * 4
            ids[place] = first
            ids[place + 1] = first + 1
            ids[place + 2] = first + 2
            ids[place + 3] = first + 3
            place += 4
    moves.count = place


def fill_building(state: LumiereState, seat: i64, moves: Moves) -> None:
    """L3.2: raise a building of the reserve or use a postcard; after Levitation, raise one of the supply (L4.1)."""
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
    if action < TAKE:
        place_tile(state, seat, (action - TILE) >> 2, action & 3)
    elif action <= PASS:
        take_building(state, seat, action)
        state.to_move = 1 - seat
    else:
        play_building(state, seat, action)


def place_tile(state: LumiereState, seat: i64, zone: i64, turn: i64) -> None:
    """L2.1, L2.2: the held tile fills one zone; then the next one is drawn."""
    tile = (seat * TILES + state.held[seat]) * 4 + turn
    corner = zone_corner(zone)
    for colour in range(4):
        state.colours[colour] |= wrap(state.tables.tile_masks[tile * 4 + colour] << corner)
    state.zones[zone] = tile
    state.held[seat] = NOTHING
    if state.events is not None:
        state.events.append(placed_tile(state, seat, zone))
    if state.stack[seat] != 0:
        state.next_seat = 1 - seat
        state.due = DRAW_TILE
        state.to_move = CHANCE
        return
    if state.first_done == NOBODY:
        state.first_done = seat
        state.to_move = 1 - seat
    else:
        end_paving(state)


def end_paving(state: LumiereState) -> None:
    """L2.5, L3.1: with the sixteenth tile building begins at once, by who first placed all eight."""
    state.phase = BUILDING
    state.to_move = state.first_done
    if state.events is not None:
        state.events.append(PhaseEnded(None, state.first_done))


def take_building(state: LumiereState, seat: i64, action: i64) -> None:
    """L2.1, L2.4: a building goes to the reserve, or nothing happens."""
    if action != PASS:
        building = bit(action - TAKE)
        state.supply ^= building
        state.reserve[seat] |= building
    if state.events is not None:
        if action == PASS:
            state.events.append(Passed(None, seat))
        else:
            reserve = tuple(state.name(i) for i in range(BUILDINGS) if (state.reserve[seat] >> i) & 1)
            state.events.append(BuildingTaken(None, seat, state.name(action - TAKE), reserve))


def play_building(state: LumiereState, seat: i64, action: i64) -> None:
    """L3.2: raise a building or use a postcard, then the turn passes, unless Levitation's building is still to come."""
    if action < LEVITATE:
        shape = (action - BUILD) >> 6
        building = shape >> 3
        if state.lifted == NOTHING:
            state.reserve[seat] ^= bit(building)
        else:
            state.supply ^= bit(building) | bit(state.lifted)
            state.lifted = NOTHING
        raise_building(state, seat, building, covered(state.tables, shape, (action - BUILD) & 63))
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


def placed_tile(state: LumiereState, seat: i64, zone: i64) -> TilePlaced:
    """L2.1: the tile that lies in a zone now."""
    tile = state.zones[zone]
    rows = tuple(square_row(state, zone_corner(zone) + 8 * row, 2) for row in range(2))
    name = state.tables.tile_names[(tile >> 2) % TILES]
    return TilePlaced(None, seat, name, zone_name(zone), tile & 3, rows)


def square_row(state: LumiereState, start: i64, length: i64) -> str:
    """A stretch of the square in letters: o, b, s, l as printed, a dot where no tile lies."""
    letters = ""
    for space in range(start, start + length):
        letter = "."
        for colour in range(4):
            if (state.colours[colour] >> space) & 1 != 0:
                letter = "obsl"[colour]
        letters += letter
    return letters
