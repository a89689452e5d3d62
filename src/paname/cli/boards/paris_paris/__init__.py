"""Paris Paris in the terminal: the map, what tiles and tours would pay, and the moves."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from paname.cli.boards import MoveGroup, View
from paname.cli.boards.paris_paris.log import event_text, payments
from paname.cli.boards.paris_paris.map import FREE, LINE_STYLES, OFFERED, draw_map, seat_letters
from paname.cli.words import counted, seat_style
from paname.core.game import Game
from paname.core.names import find, in_words
from paname.games.paris_paris.game import ParisParisGame

__all__ = ["draw", "event_text", "explain", "group_moves"]

# The table ------------------------------------------------------------------------------------------------


def draw(view: View, game: Game) -> RenderableType:
    """The players, the map, and below it what every tile on offer and a grand tour of every line would pay now."""
    assert isinstance(game, ParisParisGame)
    facts = game.facts()
    below = Table.grid(padding=(0, 3))
    below.add_row(offers(view), tours(view, facts))
    return Group(
        headline(view), players(view, facts), draw_map(view, facts), legend(view, facts), below, own_line(view)
    )


def headline(view: View) -> Text:
    """The round, the piles, and whose turn it is."""
    text = Text.assemble((f"Round {view['round']} of {view['rounds']}", "bold"))
    text.append(f" · {counted(view['piles_left'], 'pile')} left · ")
    turn = {"over": "the game is over", "chance": "a draw is due"}.get(view["to_move"])
    if turn is not None:
        return text.append(turn)
    return text.append(view["to_move"].capitalize(), seat_style(view["to_move"])).append(" to move")


def players(view: View, facts: View) -> Table:
    """Every player with emblem, bus, points and shops; bag and supply where they are open."""
    emblems = {seat["name"]: seat["emblem"] for seat in facts["seats"]}
    table = Table.grid(padding=(0, 2))
    table.add_row(*[player(view, seat, emblems[seat]) for seat in view["seats"]])
    return table


def player(view: View, seat: str, emblem: str) -> Text:
    """One player."""
    place = view["seats"].index(seat)
    bus = " bus" if view["bus"] == seat else ""
    text = Text.assemble((seat.capitalize(), seat_style(seat)), f" ({emblem}){bus}\n")
    text.append(f"{counted(view['scores'][place], 'point')}\n{counted(view['on_map'][place], 'shop')}")
    if view["supply"] is not None:
        bag = "" if view["bag"] is None else f", bag {view['bag'][place]}"
        text.append(f"\nsupply {view['supply'][place]}{bag}")
    if view["markers"] is not None:
        text.append(f"\nmarker {view['markers'][place]}")
    return text


def legend(view: View, facts: View) -> Text:
    """The signs of the map."""
    shops = ", ".join(f"{letter} {seat}" for seat, letter in seat_letters(view["seats"]).items())
    letters = " ".join(line["letter"].lower() for line in facts["lines"])
    return Text(f"{shops}, {FREE} free; lines {letters}; {OFFERED} on offer", "dim")


def offers(view: View) -> Table:
    """T2.5: what everybody would get if a tile were left over now, and whether it would start a grand tour."""
    table = pay_table(view, "if left over now")
    for tile in view["forecast"]["offer"]:
        copies = " ×2" if tile["copies"] > 1 else ""
        name = Text.assemble(f"{tile['station']}/", (tile["line"], LINE_STYLES.get(tile["line"], "")), copies)
        table.add_row(name, *pays(tile["pays"]), "grand tour" if tile["grand"] is not None else "")
    return table


def tours(view: View, facts: View) -> Table:
    """T4.2: what a grand tour of each line would pay now, and which lines have a tile parked."""
    parked = {tile.rpartition("/")[2] for tile in view["parked"]}
    table = pay_table(view, "a grand tour now")
    for line in facts["lines"]:
        name = Text.assemble((f"{line['letter']} {line['colour']}", LINE_STYLES.get(line["colour"], "")))
        table.add_row(
            name, *pays(view["forecast"]["tours"][line["colour"]]), "parked" if line["colour"] in parked else ""
        )
    return table


def pay_table(view: View, title: str) -> Table:
    """A table with a column for each seat."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(Text(title, "dim"), no_wrap=True)
    for seat, letter in seat_letters(view["seats"]).items():
        table.add_column(Text(letter, seat_style(seat)), justify="right", min_width=2)
    table.add_column("")
    return table


def pays(points: list[int]) -> list[str]:
    """Points by seat, a dot for none."""
    return [str(number) if number else FREE for number in points]


def own_line(view: View) -> Text:
    """T1.2: your marker, and the open one."""
    found = [f"Your marker: {view['marker']}."] if view["marker"] is not None else []
    found += [f"The open marker: {view['open_marker']}."] if view["open_marker"] is not None else []
    return Text(" ".join(found))


# The moves ------------------------------------------------------------------------------------------------


def group_moves(view: View, texts: list[str]) -> list[MoveGroup]:
    """One group for each tile: whose shop can go, and what the last to choose leaves to be paid."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        tile, _, owner = text.partition(" x ")
        groups.setdefault(tile, []).append(owner)
    return [choice_of(view, tile, owners) for tile, owners in groups.items()]


def choice_of(view: View, tile: str, owners: list[str]) -> MoveGroup:
    """The choices of one tile."""
    if len(owners) > 1:
        return MoveGroup(f"{tile} x OWNER", " or ".join(owners))
    text = f"{tile} x {owners[0]}" if owners[0] else tile
    return MoveGroup(text, leaves(view, text))


def leaves(view: View, text: str) -> str:
    """T2.5: what the last choice of a round makes the tile it leaves pay."""
    choices = view["forecast"]["choices"]
    then: list[View] = next((choice["then"] for choice in choices if choice["text"] == text), [])
    if len(then) != 1:
        return ""
    tour = " with a grand tour" if then[0]["grand"] is not None else ""
    paid = payments(then[0]["pays"], view["seats"])
    return f"leaves {then[0]['station']}/{then[0]['line']}{tour}: {paid}"


# Help -----------------------------------------------------------------------------------------------------


def explain(word: str, game: Game) -> RenderableType | None:
    """A station with its lines and neighbours, or a line with its stations from the start."""
    assert isinstance(game, ParisParisGame)
    facts = game.facts()
    stations, lines = facts["stations"], facts["lines"]
    assert isinstance(stations, list)
    assert isinstance(lines, list)
    station = find(word, [entry["name"] for entry in stations])
    line = max(find(word, [entry[name] for entry in lines]) for name in ("letter", "colour"))
    if station >= 0:
        return explain_station(stations[station])
    return explain_line(lines[line]) if line >= 0 else None


def explain_station(station: View) -> Text:
    """T0.1, T0.3, T0.4: what a station has."""
    what = "Crossing of lines" if station["room"] > 1 else "On line"
    tiles = [f"{number} {line}" for line, number in station["tiles"].items()]
    text = Text.assemble((station["name"], "bold"), f"\n{what} {in_words(station['lines'])}, ")
    text.append(f"room for {counted(station['room'], 'shop')}, tiles: {in_words(tiles)}.")
    return text.append(f"\nNeighbours: {in_words(station['neighbours'])}.")


def explain_line(line: View) -> Text:
    """T0.1: the stations from the start, the bus calling at those in brackets."""
    stops = [f"[{name}]" if name in line["calls"] else name for name in line["stations"]]
    text = Text.assemble((f"Line {line['letter']}, {line['colour']}", "bold"), f"\n{' – '.join(stops)}")
    return text.append("\nThe bus starts on the left and calls at the crossings, in brackets.")
