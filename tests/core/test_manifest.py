"""What a game declares about itself: every field is checked, and other layers find their part through it."""

import pytest

import paname
from paname.core.manifest import Manifest
from paname.core.registry import manifest

TEXT = """
title = "Le Jeu"
short_title = "Jeu"
designer = "A"
publisher = "B"
rules = "le_jeu.game:create"
environment = "Jeu"
year = 2026
minutes = [10, 15]
"""


def test_a_manifest_holds_what_people_see_of_a_game():
    found = Manifest("paname.games.le_jeu", TEXT)
    assert (found.name, found.order, found.study) == ("le_jeu", 1000, {})
    assert found.to_json() == {
        "name": "le_jeu",
        "title": "Le Jeu",
        "short_title": "Jeu",
        "designer": "A",
        "publisher": "B",
        "official": False,
        "year": 2026,
        "minutes": [10, 15],
    }


@pytest.mark.parametrize(
    ("line", "other", "reason"),
    [
        ('title = "Le Jeu"', "title = 7", "title is missing or isn't a text"),
        ("year = 2026", "", "year is missing or isn't a number"),
        ("minutes = [10, 15]", "minutes = [10]", "minutes must be two numbers, from and to"),
    ],
)
def test_what_is_wrong_in_a_manifest_is_named(line, other, reason):
    with pytest.raises(paname.InputError) as error:
        Manifest("le_jeu", TEXT.replace(line, other))
    assert (error.value.field, error.value.reason) == ("le_jeu/manifest.toml", reason)


def test_a_game_may_go_without_a_board_in_the_browser_or_an_evaluation():
    found = Manifest("le_jeu", TEXT)
    assert found.web_folder() is None
    assert found.reference("evaluation") is None


@pytest.mark.parametrize("name", paname.games())
def test_every_part_that_a_game_of_ours_names_is_there(name):
    found = manifest(name)
    folder = found.web_folder()
    assert folder is not None
    assert folder.joinpath("index.js").is_file()
    assert found.reference("rules")(None).name == name
