"""What lies on the table of Paris: districts, track, supplies and players, in 80 columns and without colours."""

from typing import Final

from rich.table import Table
from rich.text import Text

from paname.cli.boards import View
from paname.cli.words import seat_style

LETTERS: Final = {"sun": "S", "moon": "M", "lily": "L", "star": "T"}
TOKENS: Final = {"wood": "w", "marble": "m", "gold": "g", "bronze": "b", "silver": "s", "gold-prestige": "p"}
DUE: Final = {
    "draw": "draw a tile",
    "lay": "lay the tile in a district",
    "main": "main action",
    "endtile": "take an end-game tile",
    "bonus": "bonus tile",
    "slot": "slots of the landmark",
    "vp": "VP tile",
    "end": "end of turn",
}
ROW: Final = 10


def keys(names: list[str]) -> Text:
    """Keys as letters in their seats' colours."""
    text = Text()
    for name in names:
        text.append(LETTERS[name], seat_style(name))
    return text


def headline(view: View) -> Text:
    """The round, whose turn it is and what is being decided."""
    text = Text.assemble((f"Round {view['round']}", "bold"), " · ")
    if view["ending"] != "no":
        text.append(f"{view['ending']} · ", "bold")
    if view["to_move"] in ("over", "chance"):
        return text.append("the game is over" if view["to_move"] == "over" else "a draw is due")
    text.append(view["to_move"].capitalize(), seat_style(view["to_move"])).append(f": {DUE[view['pending'][0]]}")
    if view["tile"] is not None:
        text.append(f" ({view['tile']['type']} {view['tile']['value']})")
    units = [f"{pieces} {good}" for good, pieces in view["units"].items()]
    return text.append(f" · for this turn {', '.join(units)}" if units else "")


def districts(view: View) -> Table:
    """P0.1: one block a district: bank, buildings by value, landmarks, VP tile and standing."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("", min_width=13)
    table.add_column("bank", justify="right")
    for space in view["districts"][0]["buildings"]:
        table.add_column(str(space["value"]), min_width=4)
    table.add_column("landmarks")
    for district in view["districts"]:
        table.add_row(*district_row(view, district))
    return table


def district_row(view: View, district: View) -> list[Text]:
    """The cells of a district."""
    standing = [
        f"{LETTERS[seat['name']]}{place['value']}"
        for seat, place in zip(view["seats"], district["standing"], strict=True)
        if place["place"]
    ]
    points = "" if district["vp_tile"] is None else f"VP {'/'.join(str(number) for number in district['vp_tile'])} "
    name = Text.assemble((district["name"], "bold"), f"\n{points}{' '.join(standing)}")
    bank = Text(f"{district['bank']}\n").append(keys(district["bank_keys"]))
    landmarks = Text("\n").join([landmark_line(landmark) for landmark in district["landmarks"]])
    return [name, bank, *[space_cell(space) for space in district["buildings"]], landmarks]


def space_cell(space: View) -> Text:
    """P0.5: a building by its type, below it its keys or the token that still lies there."""
    kind = "–" if space["type"] is None else space["type"][:5]
    below = keys(space["keys"]) if space["keys"] else Text(TOKENS.get(space["token"], ""), "dim")
    return Text(f"{kind}\n").append(below)


def landmark_line(landmark: View) -> Text:
    """A landmark that lies."""
    return Text(f"{landmark['id']} {landmark['value']} ").append(keys(landmark["keys"]))


def legend(view: View) -> Text:
    """The signs of the districts."""
    shown = ", ".join(f"{LETTERS[seat['name']]} {seat['name']}" for seat in view["seats"])
    goods = ", ".join(f"{letter} {good}" for good, letter in TOKENS.items())
    return Text(f"{shown}; tokens {goods}", "dim")


def track(view: View) -> Table:
    """P1.5: the bonus tiles by space, ten a row, with copies and pawns; a dash where no tile is left."""
    table = Table.grid(padding=(0, 1))
    for start in range(0, len(view["track"]), ROW):
        cells = [track_cell(view, entry) for entry in view["track"][start : start + ROW]]
        table.add_row(Text("" if start else "track", "bold"), *cells)
    return table


def track_cell(view: View, entry: View) -> Text:
    """One space of the track."""
    copies = f"×{entry['left']}" if entry["left"] > 1 else ""
    text = Text(f"{entry['number'] if entry['left'] else '–'}{copies}")
    return text.append(keys([seat["name"] for seat in view["seats"] if seat["pawn"] == entry["space"]]))


def supplies(view: View) -> Table:
    """Stacks, goods with their prices, landmarks, VP tiles and end-game tiles that nobody has yet."""
    table = Table.grid(padding=(0, 1))
    stacks = [
        f"{place + 1}: {stack['tiles']} {stack['top']}" for place, stack in enumerate(view["stacks"]) if stack["tiles"]
    ]
    buy = [f"{pieces} {good} at {view['prices']['buy'][good]}" for good, pieces in view["supply"].items()]
    sell = [f"{good} {price}" for good, price in view["prices"]["sell"].items()]
    landmarks = [landmark_words(landmark) for landmark in view["landmarks"]]
    tiles = ["/".join(str(number) for number in tile) for tile in view["vp_tiles"]]
    rows: dict[str, str | Text] = {
        "Arc": keys(view["arc"]) if view["arc"] else "no key",
        "stacks": ", ".join(stacks) or "empty",
        "supply": f"{', '.join(buy)}; sales {', '.join(sell)}",
        "landmarks": ", ".join(landmarks) or "none",
        "VP tiles": ", ".join(tiles) or "none",
        "end tiles": end_words(view["end_game"]),
    }
    for name, words in rows.items():
        table.add_row(Text(name, "bold"), words)
    return table


def landmark_words(landmark: View) -> str:
    """P0.7: a landmark of the supply: value, resources and slots."""
    cost = " ".join(f"{pieces} {good}" for good, pieces in landmark["cost"].items())
    slots = "".join(TOKENS[good] for good in landmark["slots"])
    return f"{landmark['id']} {landmark['value']} ({cost}; {slots})"


def end_words(part: View) -> str:
    """P7.7: how many are left, and what this seat saw at its last look."""
    words = f"{part['left']} left"
    if part["seen"]:
        seen = part["seen"][-1]
        words += f"; you saw {', '.join(seen['tiles'])} when {seen['after']} were taken"
    return words


def players(view: View) -> Table:
    """Every player: points, pawn, keys, francs and goods, tiles; what is behind a screen is a question mark."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for title in ("", "VP", "francs", "keys", "goods", "tiles", "used", "end tiles"):
        table.add_column(title)
    for seat in view["seats"]:
        name = Text(seat["name"].capitalize(), seat_style(seat["name"]))
        table.add_row(name, *[Text(word) for word in seat_words(view, seat)])
    return table


def seat_words(view: View, seat: View) -> list[str]:
    """The columns of one player."""
    own = [take["tile"] for take in view["end_game"]["taken"] if take["tile"] is not None]
    used = [entry["tile"] for entry in view["end_game"]["used"]]
    held = (
        [tile for tile in own if tile not in used] if view["seat"] >= 0 and seat is view["seats"][view["seat"]] else []
    )
    return [
        str(seat["vp"]),
        "?" if seat["francs"] is None else str(seat["francs"]),
        "?" if seat["keys"] is None else str(seat["keys"]),
        "?" if seat["goods"] is None else " ".join(f"{n} {good}" for good, n in seat["goods"].items()) or "–",
        "?" if seat["held"] is None else " ".join(str(number) for number in seat["held"]) or "–",
        " ".join(str(number) for number in seat["used"]) or "–",
        " ".join(held) or str(seat["end_tiles"]),
    ]
