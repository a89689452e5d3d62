"""The things of Paris by name, for `help`: bonus tiles, landmarks, districts, end-game tiles."""

from typing import Any, Final

from rich.text import Text

from paname.core.game import Game
from paname.core.names import slug
from paname.games.paris.game import ParisGame

Facts = dict[str, Any]

TILES: Final = {
    8: "one prestige of your choice, for this turn",
    9: "one move onto a building or landmark that holds a key of yours, which then counts twice: move … with 9",
    10: "one resource of your choice, for this turn",
    16: "one move onto a building or landmark that holds another player's key: move … with 16",
    17: "take any bonus tile of the track; your pawn stays",
    19: "two prestige of your choice, for this turn",
    20: "{by_players} VP with 2/3/4 players for each other unused bonus tile you hold",
    21: "two resources of your choice, for this turn",
    23: "{by_players} VP with 2/3/4 players for each pair of equal prestige tokens you give up",
    24: "{by_players} VP with 2/3/4 players for each pair of equal resource tokens you give up",
    25: "your pawn goes back one to {back} spaces to a tile, which you take",
    27: "at the end {vp} VP for each franc you have; it cannot be used before",
    29: "{vp} VP for each landmark you own",
    30: "{types} VP for 4/5/6/7 types you own; all landmarks are one type",
}


def explain(word: str, game: Game) -> Text | None:
    """A bonus tile by its number, a landmark, a district or an end-game tile by its name."""
    assert isinstance(game, ParisGame)
    facts: Facts = game.facts()
    name = slug(word.lower().removeprefix("tile"))
    if name.isdigit() and name in facts["bonus"]:
        return Text.assemble((f"Bonus tile {name}", "bold"), f": {tile_words(game, int(name))}.")
    for landmark in facts["landmarks"]:
        if name in (landmark["id"], slug(landmark["name"])):
            return landmark_text(landmark)
    for district in facts["districts"]:
        if name == district["id"]:
            return district_text(district, facts)
    for tile in facts["end_tiles"]:
        if name == tile["id"]:
            return Text.assemble((f"End-game tile {name}", "bold"), f": {end_words(tile)}.")
    return None


def tile_words(game: ParisGame, number: int) -> str:
    """P5: what a bonus tile gives."""
    facts: Facts = game.facts()
    fact, tables = facts["bonus"][str(number)], game.tables
    if number in TILES:
        by_players = "/".join(str(points) for points in fact.get("by_players", []))
        types = "/".join(str(points) for points in facts["types"][4:])
        return TILES[number].format(by_players=by_players, back=facts["back"], vp=fact.get("vp"), types=types)
    if number in (2, 3, 4):
        return f"one {('wood', 'marble', 'gold')[tables.good[number]]}, for this turn"
    if "price" in fact:
        return f"pay {fact['price']} francs and take a key from your reserve"
    if number in (6, 11, 15, 18, 26, 28):
        return f"{fact['vp']} VP for each key of yours on a building of value {tables.value[tables.rank[number]]}"
    given = [f"{fact['francs']} francs"] if "francs" in fact else []
    return " and ".join([*given, f"{fact['vp']} VP"] if "vp" in fact else given)


def landmark_text(landmark: Facts) -> Text:
    """P0.7: what a landmark costs and takes."""
    cost = ", ".join(f"{pieces} {good}" for good, pieces in landmark["cost"].items())
    text = Text.assemble((landmark["name"], "bold"), f" ({landmark['id']}): value {landmark['value']}, costs {cost}")
    return text.append(f" besides francs; slots {', '.join(landmark['slots'])}.")


def district_text(district: Facts, facts: Facts) -> Text:
    """P0.2, P0.3: a district's bank and the types of its buildings."""
    pairs = zip(facts["spaces"], district["types"], strict=True)
    kinds = ", ".join(f"{space['value']} {kind}" for space, kind in pairs)
    return Text.assemble((district["name"], "bold"), f": the bank pays {district['bank']}; buildings {kinds}.")


def end_words(tile: Facts) -> str:
    """P0.10: what an end-game tile gives."""
    gifts = [f"{tile['francs']} francs"] if tile["francs"] else []
    gifts += [f"{tile['vp']} VP"] if tile["vp"] else []
    gifts += [f"one {good}, for the turn in which it is used" for good in tile["goods"]]
    return " and ".join(gifts) or "nothing"
