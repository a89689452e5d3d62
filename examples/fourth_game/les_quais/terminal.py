"""Les Quais in the terminal: both banks of the Seine, the shelves, the moves and what happened."""

import dataclasses
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from les_quais.components import BRIDGES, GENRES, SEATS, STALLS, across
from paname.cli.boards import MoveGroup, View, event_sentence
from paname.cli.words import seat_style
from paname.core.events import Event
from paname.core.game import Game
from paname.core.names import find
from paname.core.words import Fact, named

GAME: Final = "les_quais"
STYLES: Final = {"poetry": "#a57bd8", "novels": "#ea5a30", "travel": "#5a9bea", "theatre": "#8fd878"}
STAR: Final = "★"

# The table ------------------------------------------------------------------------------------------------


def draw(view: View, game: Game) -> RenderableType:
    """The quays with their books, then the shelves and your customer."""
    books = {book["title"]: book for book in game.facts()["books"]}  # type: ignore[attr-defined]
    return Group(headline(view), quays(view, books), shelves(view, books), secret(view))


def headline(view: View) -> Text:
    """Whose turn it is and how far the day has gone."""
    bought = sum(sum(view["books"][seat]) for seat in SEATS)
    text = Text.assemble(("Les Quais", "bold"), f" · {bought} of 20 books bought · ")
    if view["to_move"] not in SEATS:
        return text.append("the game is over" if view["to_move"] == "over" else "a book is drawn")
    return text.append(view["to_move"].capitalize(), seat_style(view["to_move"])).append(" to move")


def quays(view: View, books: dict[str, Any]) -> Table:
    """Right Bank above, Left Bank below, bridges between; → and ← show which way the stroller walks."""
    table = Table.grid(padding=(0, 1))
    half = len(STALLS) // 2
    right, left = range(half), [across(stall) for stall in range(half)]
    for bank, arrow in ((right, "→"), (left, "←")):
        names = [stall_name(view, stall) for stall in bank]
        lying = [book_line(books.get(view["stalls"][stall])) for stall in bank]
        rows = [names, lying] if arrow == "→" else [lying, names]
        for row in rows:
            table.add_row(Text(arrow if row is names else " ", "dim"), *row)
        if arrow == "→":
            table.add_row("", *[bridge_line(view, bridge) for bridge in BRIDGES])
    return table


def stall_name(view: View, stall: int) -> Text:
    """A stall's name, with the stroller beside it where he stands."""
    name = named(GAME, "stall", STALLS[stall]).removeprefix("the ")
    here = view["stroller"] == STALLS[stall]
    return Text(f"{name} ☂" if here else name, "bold reverse" if here else "bold")


def book_line(book: dict[str, Any] | None) -> Text:
    """A book by its genre and stars."""
    if book is None:
        return Text("–", "dim")
    return Text(f"{book['genre']} {STAR * book['stars']}", STYLES[book["genre"]])


def bridge_line(view: View, bridge: str) -> Text:
    """A bridge, open or with somebody's padlock."""
    for seat in SEATS:
        if bridge in view["hung"][seat]:
            return Text(f"{seat}'s padlock", "dim")
    return Text(named(GAME, "bridge", bridge).removeprefix("the "), "cyan")


def shelves(view: View, books: dict[str, Any]) -> Table:
    """Books by genre, stars and padlocks of both players."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    for genre in GENRES:
        table.add_column(Text(genre, STYLES[genre]), justify="right")
    table.add_column("stars", justify="right")
    table.add_column("padlocks", justify="right")
    for seat in SEATS:
        stars = sum(books[title]["stars"] for title in view["shelves"][seat])
        counts = [str(number) for number in view["books"][seat]]
        padlocks = str(view["padlocks"][seat])
        table.add_row(Text(seat.capitalize(), seat_style(seat)), *counts, str(stars), padlocks)
    return table


def secret(view: View) -> Text:
    """Your customer, or the two you can choose from; everybody's once the game is over."""
    shown = [f"{seat.capitalize()}'s customer wants {genre}." for seat, genre in view["customers"].items()]
    if view["to_move"] != "over" and shown:
        return Text(f"Your customer wants {view['customers'][SEATS[view['seat']]]}.")
    if view["dealt"] and not shown:
        return Text(f"Your two customers want {' and '.join(view['dealt'])}. Keep one.")
    return Text(" ".join(shown))


# The moves ------------------------------------------------------------------------------------------------


def group_moves(view: View, texts: list[str]) -> list[MoveGroup]:
    """Every move with what it brings; there are never more than four."""
    return [MoveGroup(text, brings(view, *text.split())) for text in texts]


def brings(view: View, verb: str, name: str) -> str:
    """What a move brings."""
    if verb == "keep":
        return "the customer who pays for these books"
    stall = STALLS.index(name if verb == "walk" else view["stroller"])
    title = view["stalls"][stall if verb == "walk" else across(stall)]
    return str(title) if verb == "walk" else f"{title}, for a padlock"


# Events and help ------------------------------------------------------------------------------------------


def event_text(event: Event, names: list[str]) -> str:
    """What happened, in one sentence."""
    fields = {field.name: getattr(event, field.name) for field in dataclasses.fields(event)}
    found: dict[str, Fact] = {}
    if "stars" in fields:
        found["stars"] = STAR * fields["stars"]
    if "genres" in fields:
        found["genres"] = ", the other ".join(fields["genres"])
    if "customers" in fields:
        found |= dict(zip(SEATS, fields["customers"], strict=True))
    return event_sentence(GAME, event, names, facts=found)


def explain(word: str, game: Game) -> RenderableType | None:
    """A stall or a bridge by its name."""
    bridge, stall = find(word, BRIDGES), find(word, STALLS)
    if bridge >= 0:
        ends = (named(GAME, "stall", STALLS[end]) for end in (bridge, across(bridge)))
        return Text(f"{named(GAME, 'bridge', BRIDGES[bridge])} joins {' and '.join(ends)}.")
    if stall < 0:
        return None
    longest = game.facts()["longest_walk"]
    assert isinstance(longest, int)
    reach = [named(GAME, "stall", STALLS[(stall + steps) % len(STALLS)]) for steps in range(1, longest + 1)]
    return Text(f"From {named(GAME, 'stall', STALLS[stall])} the stroller walks to {', '.join(reach)}.")
