"""Paris: La Cité de la Lumière in the terminal: the square, the holdings and the moves."""

import textwrap

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from paname.cli.boards import MoveGroup, View
from paname.cli.boards.lumiere.log import event_text
from paname.cli.boards.lumiere.shapes import explain, shapes_row, tile_row, tile_stones
from paname.cli.boards.lumiere.square import draw_square, legend
from paname.cli.words import counted, seat_style
from paname.core.game import Game
from paname.games.lumiere.components import SEATS
from paname.games.lumiere.game import LumiereGame

__all__ = ["draw", "event_text", "explain", "group_moves"]

# The table ------------------------------------------------------------------------------------------------


def draw(view: View, game: Game) -> RenderableType:
    """The square with both players beside it, and below what the seat can place or take."""
    assert isinstance(game, LumiereGame)
    beside = Table.grid(padding=(0, 2))
    beside.add_row(
        Group(draw_square(view), legend(view)), Group(*[seat_lines(view, game, seat) for seat in SEATS], cards(view))
    )
    return Group(headline(view), beside, "", Columns(hand(view, game), padding=(0, 4)))


def headline(view: View) -> Text:
    """The phase, and whose turn it is."""
    turn = {"over": "the game is over", "chance": "a draw is due"}.get(view["to_move"])
    text = Text.assemble((view["phase"].capitalize(), "bold"), " · ")
    if turn is not None:
        return text.append(turn)
    text.append(view["to_move"].capitalize(), seat_style(view["to_move"])).append(" to move")
    return text.append(f" · Lévitation: {view['given']} for one of the supply" if view["given"] else "")


def seat_lines(view: View, game: LumiereGame, seat: str) -> Text:
    """One player: points if it ended now, tokens and chimneys left, and what lies before the player."""
    points = counted(view["scores"][SEATS.index(seat)], "point")
    now = "" if view["to_move"] == "over" else " if it ended now"
    tiles = [tile_stones(game, SEATS.index(seat), name) for name in view["unplaced"][seat]]
    raised = [light(view, entry) for entry in view["buildings"] if entry["owner"] == seat]
    lines = [
        f"tokens {view['tokens'][seat]}, chimneys {view['chimneys'][seat]}, free spaces {view['free_own'][seat]}",
        f"tiles to place: {' '.join(tiles)}" if tiles else "",
        f"reserve: {' '.join(view['reserves'][seat]) or 'nothing'}",
        f"raised: {', '.join(raised)}" if raised else "",
    ]
    wrapped = [part for line in lines for part in textwrap.wrap(line, 42, subsequent_indent="  ")]
    head = Text.assemble((seat.capitalize(), seat_style(seat)), f"  {points}{now}\n")
    return head.append("".join(f"  {part}\n" for part in wrapped))


def light(view: View, entry: View) -> str:
    """A raised building as size × lamps (L5.1), its annex counted."""
    annex = view["annex"] is not None and view["annex"]["building"] == entry["building"]
    return f"{entry['building']}\u00a0{len(entry['spaces']) + annex}×{len(view['lit'][entry['building']])}"


def cards(view: View) -> Table:
    """The postcards and who used them."""
    table = Table.grid(padding=(0, 2))
    for entry in view["postcards"]:
        table.add_row(f"  {entry['card']}", used_by(view, entry))
    return table


def used_by(view: View, entry: View) -> Text:
    """Whose token lies on a postcard, and what is still to come of it."""
    if entry["by"] is None:
        return Text("open", "dim")
    rest = "" if entry["done"] else ", undone"
    if view.get(f"{entry['card']}_ready") is not None:
        rest = ", unused" if view["to_move"] == "over" else ", ready"
    return Text.assemble((entry["by"].capitalize(), seat_style(entry["by"])), rest)


def hand(view: View, game: LumiereGame) -> list[RenderableType]:
    """The held tile in its four turns and the supply while paving; the buildings that can be raised after that."""
    seat = SEATS[view["seat"]] if view["seat"] >= 0 else None
    if view["phase"] == "paving":
        held = [tile_row(game, view["seat"], view["held"], "your tile")] if view["held"] else []
        return [*held, shapes_row(game, view["supply"], "supply")]
    if view["to_move"] == "over":
        return []
    own = [shapes_row(game, view["reserves"][seat], "your reserve")] if seat is not None else []
    return [*own, shapes_row(game, view["supply"], "supply"), Text("help U6 draws a building\nin its turns", "dim")]


# The moves ------------------------------------------------------------------------------------------------


def group_moves(view: View, texts: list[str]) -> list[MoveGroup]:  # noqa: ARG001 - what every board is given
    """Tiles as zones and turns, buildings and postcards with the number of their places."""
    lines = [text.split() for text in texts]
    tiles = [words for words in lines if words[0] == "tile"]
    taken = [words[1] for words in lines if words[0] == "take"]
    choices: list[MoveGroup] = []
    if tiles:
        zones = " ".join(dict.fromkeys(words[1] for words in tiles))
        choices.append(MoveGroup("tile ZONE TURN", f"{zones}; r0 to r3"))
    if taken:
        choices.append(MoveGroup("take BUILDING", " ".join(taken)))
    if ["pass"] in lines:
        choices.append(MoveGroup("pass"))
    return choices + placements(lines) + undone(lines)


def placements(lines: list[list[str]]) -> list[MoveGroup]:
    """Buildings and the pieces of postcards, each with its places; a few are named."""
    groups: dict[tuple[str, str], list[list[str]]] = {}
    for words in lines:
        if words[0] in ("build", "card") and words[-1] != "undone":
            groups.setdefault((words[0], words[1]), []).append(words[2:])
    return [placement(f"{verb} {name}", rests) for (verb, name), rests in groups.items()]


def placement(start: str, rests: list[list[str]]) -> MoveGroup:
    """One building or postcard."""
    if rests == [[]]:
        return MoveGroup(start)
    last = rests[0][-1]
    if len(rests[0]) == 1:
        form = "SPACE" if last[0] in "abcdefgh" else "BUILDING"
        return MoveGroup(f"{start} {form}", " ".join(rest[0] for rest in rests))
    form = (
        "TURN"
        if last[0] == "r" or last == "f"
        else "FRONT"
        if last in ("north", "east", "south", "west")
        else "BUILDING"
    )
    few = ", ".join(" ".join(rest) for rest in rests)
    return MoveGroup(f"{start} SPACE {form}", few if len(rests) <= 6 else f"{len(rests)} places; moves {start}")


def undone(lines: list[list[str]]) -> list[MoveGroup]:
    """The postcards that can be left undone, in one line."""
    names = [words[1] for words in lines if words[-1] == "undone"]
    return [MoveGroup("card CARD undone", "spend any card that way")] if names else []
