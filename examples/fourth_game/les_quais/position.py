"""Positions as JSON, and whether one holds together."""

from typing import Final

from les_quais.components import BOOKS, BRIDGES, GENRES, SEATS, STALLS
from les_quais.state import DRAW_BOOK, DRAW_NOTHING, DRAW_START, NOTHING, QuaisState
from paname.core.bits import bit, count, has, mask_of, members
from paname.core.documents import Fields
from paname.core.errors import PositionError
from paname.core.integrity import refuse_unless
from paname.core.names import movers, name_or_none
from paname.core.state import CHANCE, OVER

DRAWS: Final = ("nothing", "start", "customers", "book")
MOVERS: Final = movers(SEATS)

# Writing --------------------------------------------------------------------------------------------------


def public_part(state: QuaisState) -> dict[str, object]:
    """What lies open on the table."""
    titles = state.tables.titles
    return {
        "to_move": MOVERS[state.to_move + 2],
        "due": DRAWS[state.due],
        "start": name_or_none(SEATS, state.start),
        "next": name_or_none(SEATS, state.turn),
        "stroller": STALLS[state.stroller],
        "stalls": [name_or_none(titles, book) for book in state.stalls],
        "shelves": {SEATS[seat]: [titles[book] for book in members(state.shelves[seat])] for seat in range(2)},
        "padlocks": {SEATS[seat]: int(state.padlocks[seat]) for seat in range(2)},
        "hung": {SEATS[seat]: [BRIDGES[bridge] for bridge in members(state.hung[seat])] for seat in range(2)},
    }


def position(state: QuaisState) -> dict[str, object]:
    """The whole position, secrets included."""
    return {
        **public_part(state),
        "dealt": {SEATS[seat]: [GENRES[genre] for genre in members(state.dealt[seat])] for seat in range(2)},
        "kept": {SEATS[seat]: name_or_none(GENRES, kept) for seat, kept in enumerate(state.kept)},
    }


# Reading --------------------------------------------------------------------------------------------------


def read_position(state: QuaisState, document: dict[str, object]) -> None:
    """Fill a blank state from a JSON position."""
    fields = Fields(document)
    titles = state.tables.titles
    state.to_move = fields.choice("to_move", MOVERS, "chance") - 2
    state.due = fields.choice("due", DRAWS, "nothing")
    state.start = fields.choice("start", SEATS)
    state.turn = fields.choice("next", SEATS)
    state.stroller = fields.choice("stroller", STALLS, STALLS[0])
    stalls = fields.items("stalls")
    if len(stalls) != len(STALLS):
        raise PositionError("stalls", f"there are {len(stalls)} of them, not {len(STALLS)}")
    for stall, title in enumerate(stalls):
        state.stalls[stall] = NOTHING if title is None else fields.place("stalls", title, titles)
    for seat, shelf, dealt, hung, kept, padlocks in seats_of(fields):
        state.shelves[seat] = mask_of(shelf.choices(SEATS[seat], titles))
        state.dealt[seat] = mask_of(dealt.choices(SEATS[seat], GENRES))
        state.hung[seat] = mask_of(hung.choices(SEATS[seat], BRIDGES))
        state.kept[seat] = kept.choice(SEATS[seat], GENRES)
        state.padlocks[seat] = padlocks.number(SEATS[seat], 0, len(BRIDGES), state.tables.padlocks)
    used = mask_of([book for book in state.stalls if book != NOTHING]) | state.shelves[0] | state.shelves[1]
    state.crate = (1 << BOOKS) - 1 & ~used
    fields.finish("game", "rules_version", "players", "options")


def seats_of(fields: Fields) -> list[tuple[int, Fields, Fields, Fields, Fields, Fields]]:
    """What the position says of each seat: shelf, customers dealt, padlocks hung, customer kept, padlocks left."""
    shelves, dealt, hung, kept, padlocks = (
        fields.object(name) or Fields({}) for name in ("shelves", "dealt", "hung", "kept", "padlocks")
    )
    return [(seat, shelves, dealt, hung, kept, padlocks) for seat in range(2)]


# Checking -------------------------------------------------------------------------------------------------


def check(state: QuaisState) -> None:
    """Raise PositionError unless every piece is in one place and the course of the game can have led here."""
    check_books(state)
    check_customers(state)
    check_course(state)
    for seat in range(2):
        owned = state.padlocks[seat] + count(state.hung[seat])
        refuse_unless(
            owned == state.tables.padlocks, f"padlocks.{SEATS[seat]}", "those left and hung don't add up (Q1.5)"
        )
    refuse_unless(not state.hung[0] & state.hung[1], "hung", "a bridge takes one padlock (Q2.2)")


def check_books(state: QuaisState) -> None:
    """Q1.1: every book is in one place; Q3.1: players take turns buying."""
    places = [state.crate, state.shelves[0], state.shelves[1], *(bit(book) for book in state.stalls if book >= 0)]
    whole = sum(places) == (1 << BOOKS) - 1 and sum(count(place) for place in places) == BOOKS
    refuse_unless(whole, "stalls", "every book is in one place (Q1.1)")
    bought = [count(shelf) for shelf in state.shelves]
    fair = max(bought) <= state.tables.books_each and max(bought) - min(bought) <= 1
    refuse_unless(fair, "shelves", "you buy one book in turn, up to ten each (Q3.1)")


def check_customers(state: QuaisState) -> None:
    """Q1.4: two customers each, and everybody keeps one of their own."""
    sizes = [count(dealt) for dealt in state.dealt]
    expected = [2, 2] if state.due in (DRAW_NOTHING, DRAW_BOOK) else [0, 0]
    is_dealt = sizes == expected and not state.dealt[0] & state.dealt[1]
    refuse_unless(is_dealt, "dealt", "each player is dealt two customers, all different (Q1.4)")
    for seat, kept in enumerate(state.kept):
        own = kept == NOTHING or has(state.dealt[seat], kept)
        refuse_unless(own, f"kept.{SEATS[seat]}", "isn't one of the customers this player was dealt (Q1.4)")


def check_course(state: QuaisState) -> None:
    """Whose turn it is agrees with what was drawn and bought."""
    bought = [count(shelf) for shelf in state.shelves]
    empty = sum(book == NOTHING for book in state.stalls)
    over = bought == [state.tables.books_each] * 2
    refuse_unless((state.to_move == OVER) == over, "to_move", "the game is over once both have all their books (Q3.1)")
    refuse_unless((state.to_move == CHANCE) == (state.due != DRAW_NOTHING) or over, "due", "says whether chance moves")
    refuse_unless(state.due == DRAW_START or state.start != NOTHING, "start", "is missing")
    refuse_unless(sum(bought) == 0 or NOTHING not in list(state.kept), "kept", "keep a customer before you buy (Q1.4)")
    refuse_unless(state.to_move < 0 or empty == 0, "stalls", "every stall holds a book when a player moves (Q2.4)")
    refuse_unless(sum(bought) == 0 or empty <= 1, "stalls", "only the last book's stall can be empty (Q2.4)")
