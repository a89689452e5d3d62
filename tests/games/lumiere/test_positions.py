"""Positions as JSON: every field that is wrong is named, and nothing half-read comes out."""

import copy
import json
from pathlib import Path

import pytest
from tests.games.lumiere.boards import GAME

import paname

FIXTURE = json.loads(Path(__file__).with_name("worked_example.json").read_text(encoding="utf-8"))
REMOVED = object()


def changed(source, path, value):
    """A document with one field changed; the path goes through objects and lists."""
    found = copy.deepcopy(source)
    *way, last = path
    here = found
    for name in way:
        here = here[name]
    if value is REMOVED:
        del here[last]
    else:
        here[last] = value
    return found


def error_of(source):
    with pytest.raises(paname.InputError) as error:
        GAME.from_json(source)
    return error.value.field, error.value.reason


WRONG = [
    # The header
    (("game",), "paris", "game", "'paris' is not 'lumiere'"),
    (("game",), REMOVED, "game", "None is not 'lumiere'"),
    (("rules_version",), 3, "rules_version", "3 is not 1 to 2, which this engine plays"),
    (("players",), 3, "players", "3 cannot play Paris: La Cité de la Lumière; it takes 2"),
    (("players",), "two", "players", "'two' is not a number"),
    (("options",), [], "options", "is not an object"),
    (("options",), {"colour": 1}, "option colour", "there is no such option"),
    (("options",), {"flip_buildings": 1}, "option flip_buildings", "1 is not one of no, yes (L3.3)"),
    (("moon",), 1, "moon", "there is no such field; there are: annex, buildings"),
    # Turn and phase
    (("phase",), "over", "phase", "'over' is not one of"),
    (("phase",), "", "phase", "is neither paving nor building"),
    (("phase",), None, "phase", "None is not one of"),
    (("phase",), "paving", "phase", "does not agree with the tiles placed (L2.5)"),
    (("to_move",), "red", "to_move", "'red' is not one of over, chance, orange, blue"),
    (("to_move",), None, "to_move", "None is not one of over, chance, orange, blue"),
    (("to_move",), "orange", "to_move", "orange cannot act and would be skipped (L3.2)"),
    (("to_move",), "chance", "to_move", "does not agree with what is due to be drawn"),
    (("due",), "rain", "due", "'rain' is not one of nothing, start, postcard, tile"),
    (("due",), None, "due", "None is not one of nothing, start, postcard, tile"),
    (("due",), "start", "to_move", "does not agree with what is due to be drawn"),
    (("next",), "red", "next", "'red' is not one of orange, blue"),
    (("next",), "orange", "next", "does not agree with what is due to be drawn"),
    (("first_done",), "red", "first_done", "'red' is not one of orange, blue"),
    (("first_done",), None, "first_done", "does not agree with the tiles placed (L3.1)"),
    # Tiles
    (("tiles",), {}, "tiles", "{} is not a list"),
    (("tiles", 0), "T8", "tiles[0]", "'T8' is not an object"),
    (("tiles", 0, "zone"), "E1", "tiles[0].zone", "'E1' is not one of A1, B1"),
    (("tiles", 0, "zone"), None, "tiles[0].zone", "None is not one of A1, B1"),
    (("tiles", 0, "zone"), REMOVED, "tiles[0].zone", "'' is not one of A1, B1"),
    (("tiles", 1, "zone"), "A1", "tiles[1].zone", "A1 has a tile already"),
    (("tiles", 0, "owner"), "red", "tiles[0].owner", "'red' is not one of orange, blue"),
    (("tiles", 0, "owner"), None, "tiles[0].owner", "None is not one of orange, blue"),
    (("tiles", 0, "tile"), "T9", "tiles[0].tile", "'T9' is not one of T1, T2"),
    (("tiles", 0, "tile"), None, "tiles[0].tile", "None is not one of T1, T2"),
    (("tiles", 1, "tile"), "T8", "tiles[1].tile", "orange has placed this tile already"),
    (("tiles", 0, "turn"), 4, "tiles[0].turn", "4 is not between 0 and 3"),
    (("tiles", 0, "turn"), "r1", "tiles[0].turn", "'r1' is not a number"),
    (("tiles", 0, "flipped"), True, "tiles[0].flipped", "there is no such field; there are: owner, tile, turn, zone"),
    (("held",), {"orange": "T1"}, "held.orange", "this tile lies on the square"),
    (("held",), {"orange": "T9"}, "held.orange", "'T9' is not one of T1, T2"),
    (("held",), {"red": "T1"}, "held.red", "there is no such field; there are: blue, orange"),
    (("held",), "T1", "held", "'T1' is not an object"),
    # Buildings that are not raised
    (("supply",), "X5", "supply", "'X5' is not a list"),
    (("supply",), ["X5", "X5"], "supply", "names something twice"),
    (("supply",), ["X5", "Q7"], "supply", "'Q7' is not one of I3, V3"),
    (("supply",), ["X5"], "supply", "P5 is nowhere (L1.4)"),
    (("supply",), ["X5", "P5", "L4"], "buildings", "L4 would be in two places (L1.4)"),
    (("reserves", "orange"), ["L4", "W5", "T4"], "buildings", "T4 would be in two places (L1.4)"),
    (("reserves", "orange"), "L4", "reserves.orange", "'L4' is not a list"),
    (("reserves", "red"), [], "reserves.red", "there is no such field; there are: blue, orange"),
    (("given",), "Q7", "given", "'Q7' is not one of I3, V3"),
    (("given",), "X5", "buildings", "X5 would be in two places (L1.4)"),
    # Buildings
    (("buildings", 0, "building"), "Q7", "buildings[0].building", "'Q7' is not one of I3, V3"),
    (("buildings", 0, "building"), None, "buildings[0].building", "None is not one of I3, V3"),
    (("buildings", 1, "building"), "U6", "buildings[1].building", "U6 is there already"),
    (("buildings", 0, "owner"), None, "buildings[0].owner", "None is not one of orange, blue"),
    (("buildings", 0, "owner"), "blue", "buildings", "U6 stands on foreign ground: b2, c2, c4, b5, c5 (L3.3)"),
    (("buildings", 0, "spaces"), "b2", "buildings[0].spaces", "'b2' is not a list"),
    (("buildings", 0, "spaces", 0), "z9", "buildings[0].spaces", "'z9' isn't a space; spaces are a1 to h8"),
    (("buildings", 0, "spaces", 0), "c2", "buildings[0].spaces", "names a space twice"),
    (("buildings", 0, "spaces", 0), "d1", "buildings[1].spaces", "d1 is built on already"),
    (("buildings", 0, "spaces", 0), "b1", "buildings", "U6 does not have its shape at b1, c2, c3, c4, b5, c5 (L0.3)"),
    (("buildings", 0, "spaces"), [], "buildings", "U6 has no owner or no spaces (L3.3)"),
    (("buildings", 2, "owner"), "blue", "buildings", "garden stands on foreign ground: f4, f5 (L3.3)"),
    (("buildings", 0, "colour"), "red", "buildings[0].colour", "there is no such field"),
    # Postcards
    (("postcards", 0, "card"), "eiffel", "postcards[0].card", "'eiffel' is not one of levitation"),
    (("postcards", 0, "card"), None, "postcards[0].card", "None is not one of levitation"),
    (("postcards", 1, "card"), "levitation", "postcards[1].card", "levitation is there already"),
    (("postcards", 0, "by"), "red", "postcards[0].by", "'red' is not one of orange, blue"),
    (("postcards", 0, "done"), "no", "postcards[0].done", "'no' is not true or false"),
    (("postcards", 2, "by"), None, "postcards[2].done", "nobody has used this postcard"),
    (("postcards", 0, "token"), 1, "postcards[0].token", "there is no such field"),
    (("postcards",), [], "postcards", "there are 0, not eight (L1.1)"),
    (("postcards", 0, "by"), "orange", "postcards", "orange used more than four (L0.4)"),
    (("postcards", 2, "done"), False, "postcards", "jardin_des_plantes and its piece do not agree (L3.4)"),
    (("postcards", 3, "done"), False, "postcards", "sacre_coeur has one use only, so it is done when used (L3.4)"),
    (("postcards", 7, "done"), True, "postcards", "lampadaire and its piece do not agree (L3.4)"),
    (("metropolitain_ready",), "orange", "metropolitain_ready", "metropolitain was not used by that player (L4.13)"),
    (("metropolitain_ready",), None, "metropolitain_ready", "does not agree with the lamps blue covers (L4.2)"),
    (("chartier_ready",), "orange", "chartier_ready", "chartier was not used by that player (L4.13)"),
    (("chartier_ready",), None, "stone", "does not agree with Chartier (L4.6)"),
    # Pieces
    (("painter",), "z9", "painter", "'z9' isn't a space; spaces are a1 to h8"),
    (("painter",), 5, "painter", "'5' isn't a space; spaces are a1 to h8"),
    (("painter",), None, "postcards", "le_peintre and its piece do not agree (L3.4)"),
    (("painter",), "f4", "painter", "f4 is taken by another piece (L0.7)"),
    (("painter",), "d5", "painter", "d5 is not of its player's colour (L4.5)"),
    (("annex",), None, "postcards", "bouquinistes_sur_la_seine and its piece do not agree (L3.4)"),
    (("annex", "space"), None, "annex", "needs a space and a building that stands"),
    (("annex", "building"), "X5", "annex", "needs a space and a building that stands"),
    (("annex", "building"), None, "annex.building", "None is not one of I3, V3"),
    (("annex", "space"), "h1", "annex", "does not touch its building (L4.7)"),
    (("annex", "space"), "g4", "annex", "g4 is not of its player's colour (L4.7)"),
    (("annex", "side"), "east", "annex.side", "there is no such field"),
    (("dancer",), "e4", "postcards", "moulin_rouge and its piece do not agree (L3.4)"),
    (("statue",), {"space": "a1"}, "statue.front", "'' is not one of north, east, south, west"),
    (("statue",), {"front": "east"}, "statue", "needs a space and a front (L4.11)"),
    (("statue",), {"space": "a1", "front": None}, "statue.front", "None is not one of north, east, south, west"),
    (("statue",), {"space": "a1", "front": "east"}, "postcards", "le_penseur and its piece do not agree (L3.4)"),
    (("statue",), {"space": "a1", "front": "east", "size": 2}, "statue.size", "there is no such field"),
    (("fountain",), "a1", "fountain", "'a1' is not a list"),
    (("fountain",), ["a1", "a1"], "fountain", "names a space twice"),
    (("fountain",), ["a1", "b1"], "postcards", "fontaine_des_mers and its piece do not agree (L3.4)"),
    (("lamp_tile",), "a1", "postcards", "lampadaire and its piece do not agree (L3.4)"),
    (("large_lamp",), "d4", "postcards", "la_grande_lumiere and its piece do not agree (L3.4)"),
    (("stone",), "a1", "stone", "does not agree with Chartier (L4.6)"),
]


@pytest.mark.parametrize(("path", "value", "field", "reason"), WRONG)
def test_a_wrong_field_is_named(path, value, field, reason):
    found = error_of(changed(FIXTURE, path, value))
    assert found[0] == field
    assert found[1].startswith(reason)
