"""What is legal, what it does, what chance brings, and why something else isn't possible."""

from les_quais import events
from les_quais.actions import CROSS, KEEP, WALK
from les_quais.components import BOOKS, BRIDGES, GENRES, PAIRS, STALLS, across, bridge_at, genre_of
from les_quais.scoring import score, winners
from les_quais.state import DRAW_BOOK, DRAW_CUSTOMERS, DRAW_NOTHING, DRAW_START, NOTHING, QuaisState
from paname.core.bits import bit, count, has, members
from paname.core.errors import IllegalAction
from paname.core.moves import Moves
from paname.core.state import CHANCE, OVER

# Decisions ------------------------------------------------------------------------------------------------


def fill_legal(state: QuaisState, moves: Moves) -> None:
    """Q1.4: first a customer; then Q2.1, Q2.2: walk or cross."""
    seat = state.to_move
    if state.kept[seat] == NOTHING:
        for genre in members(state.dealt[seat]):
            moves.add(KEEP + genre)
        return
    reach = [(state.stroller + steps) % len(STALLS) for steps in range(1, state.tables.longest_walk + 1)]
    for stall in sorted(reach):
        moves.add(WALK + stall)
    if state.padlocks[seat] > 0 and is_open(state, bridge_at(state.stroller)):
        moves.add(CROSS + bridge_at(state.stroller))


def is_open(state: QuaisState, bridge: int) -> bool:
    """Q2.2: whether nobody has hung a padlock on a bridge."""
    return not has(state.hung[0] | state.hung[1], bridge)


def play(state: QuaisState, action: int) -> None:
    """Carry out a legal action."""
    if action < WALK:
        keep(state, action - KEEP)
    elif action < CROSS:
        buy(state, action - WALK)
    else:
        hang(state, action - CROSS)
        buy(state, across(state.stroller))


def keep(state: QuaisState, genre: int) -> None:
    """Q1.4: keep a customer; everybody learns that you chose, nobody else whom."""
    seat = state.to_move
    state.kept[seat] = genre
    state.to_move = 1 - seat if state.kept[1 - seat] == NOTHING else state.start
    if state.events is not None:
        state.events.append(events.CustomerKept((seat,), seat, GENRES[genre]))
        state.events.append(events.CustomerKept((-1, 1 - seat), seat, None))


def hang(state: QuaisState, bridge: int) -> None:
    """Q2.2: a padlock closes the bridge."""
    seat = state.to_move
    state.padlocks[seat] -= 1
    state.hung[seat] |= bit(bridge)
    if state.events is not None:
        state.events.append(events.PadlockHung(None, seat, BRIDGES[bridge], int(state.padlocks[seat])))


def buy(state: QuaisState, stall: int) -> None:
    """Q2.1, Q2.3: the book of a stall goes onto the mover's shelf; Q3.1: perhaps it was the last."""
    seat, came_from, book = state.to_move, state.stroller, state.stalls[stall]
    state.shelves[seat] |= bit(book)
    state.stalls[stall] = NOTHING
    state.stroller = stall
    if state.events is not None:
        title, genre, stars = told(state, book)
        way, books = (STALLS[came_from], STALLS[stall]), int(count(state.shelves[seat]))
        state.events.append(events.BookBought(None, seat, *way, title, genre, stars, books))
    if state.is_full(0) and state.is_full(1):
        finish(state)
    else:
        state.turn = 1 - seat
        state.due = DRAW_BOOK
        state.to_move = CHANCE


def finish(state: QuaisState) -> None:
    """Q3.1: evening."""
    state.to_move = OVER
    if state.events is not None:
        scores = (score(state, 0), score(state, 1))
        customers = tuple(GENRES[genre] for genre in state.kept)
        state.events.append(events.GameEnded(None, scores, tuple(winners(state)), customers))


def told(state: QuaisState, book: int) -> tuple[str, str, int]:
    """A book in words: title, genre and stars."""
    return state.tables.titles[book], GENRES[genre_of(book)], state.tables.stars[book]


# Chance ---------------------------------------------------------------------------------------------------


def fill_chance(state: QuaisState, moves: Moves) -> None:
    """Q1.3, Q1.4, Q1.5, Q2.4: who begins, who gets which customers, which book comes out of the crate."""
    if state.due == DRAW_BOOK:
        outcomes = members(state.crate)
    else:
        outcomes = list(range(len(PAIRS) if state.due == DRAW_CUSTOMERS else 2))
    for outcome in outcomes:
        moves.add_outcome(outcome, 1)


def draw(state: QuaisState, outcome: int) -> None:
    """Carry out a draw."""
    if state.due == DRAW_START:
        begin(state, outcome)
        if state.events is not None:
            state.events.append(events.StartDrawn(None, outcome))
    elif state.due == DRAW_CUSTOMERS:
        deal(state, outcome)
    else:
        lay_out(state, outcome)


def begin(state: QuaisState, seat: int) -> None:
    """Q1.3: it's settled who begins."""
    state.start = seat
    state.turn = seat
    state.due = DRAW_CUSTOMERS


def deal(state: QuaisState, pair: int) -> None:
    """Q1.4: two customers for Sun, the other two for Moon."""
    for genre in range(len(GENRES)):
        state.dealt[0 if genre in PAIRS[pair] else 1] |= bit(genre)
    state.due = DRAW_BOOK
    if state.events is not None:
        for seat in range(2):
            genres = tuple(GENRES[genre] for genre in members(state.dealt[seat]))
            state.events.append(events.CustomersDealt((seat,), seat, genres))


def lay_out(state: QuaisState, book: int) -> None:
    """Q1.5, Q2.4: a book from the crate goes into the first empty stall."""
    stall = state.empty_stall()
    state.stalls[stall] = book
    state.crate &= ~bit(book)
    if state.empty_stall() == NOTHING:
        state.due = DRAW_NOTHING
        state.to_move = state.turn
    if state.events is not None:
        state.events.append(events.BookLaidOut(None, STALLS[stall], *told(state, book)))


def outcome_text(state: QuaisState, outcome: int) -> str:
    """The name of a chance outcome."""
    if state.due == DRAW_START:
        return ("sun", "moon")[outcome % 2]
    if state.due == DRAW_CUSTOMERS:
        return "+".join(GENRES[genre] for genre in PAIRS[outcome % len(PAIRS)])
    return state.tables.titles[outcome % BOOKS]


# Refusals -------------------------------------------------------------------------------------------------


def refusal(state: QuaisState, action: int) -> IllegalAction:
    """Which clause an action breaks, and how."""
    seat = state.to_move
    if action < WALK:
        if state.kept[seat] != NOTHING:
            return IllegalAction("Q1.4", "already_kept")
        return IllegalAction("Q1.4", "not_dealt", (("genre", GENRES[action - KEEP]),))
    if state.kept[seat] == NOTHING:
        return IllegalAction("Q1.4", "keep_first")
    if action < CROSS:
        stall = action - WALK
        steps = (stall - state.stroller) % len(STALLS)
        if steps == 0:
            return IllegalAction("Q2.1", "stays", (("stall", STALLS[stall]),))
        return IllegalAction("Q2.1", "too_far", (("stall", STALLS[stall]), ("n", steps)))
    return refused_crossing(state, action - CROSS)


def refused_crossing(state: QuaisState, bridge: int) -> IllegalAction:
    """Q2.2: why a bridge can't be crossed."""
    named = ("bridge", BRIDGES[bridge])
    if not is_open(state, bridge):
        return IllegalAction("Q2.2", "closed", (named,))
    if bridge != bridge_at(state.stroller):
        return IllegalAction("Q2.2", "elsewhere", (named, ("stall", STALLS[state.stroller])))
    return IllegalAction("Q2.2", "no_padlock")
