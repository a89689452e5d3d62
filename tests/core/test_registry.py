"""Games by name."""

import pytest

import paname
from paname.core import registry


def test_every_folder_with_a_manifest_is_a_game_in_the_order_people_see_them():
    assert paname.games() == registry.names() == ["lumiere", "paris_paris", "paris"]
    assert [manifest.order for manifest in registry.manifests().values()] == [1, 2, 3]


def test_a_game_is_loaded_once_unless_it_has_components_of_its_own():
    assert paname.load("lumiere") is paname.load("lumiere")
    text = (paname.load("lumiere")).components
    assert text is None


def test_a_name_that_is_no_game_is_refused_with_those_there_are():
    with pytest.raises(paname.InputError) as error:
        paname.load("go")
    assert error.value.field == "game"
    assert error.value.reason == "there is no game 'go'; there are: lumiere, paris_paris, paris"


def test_a_state_is_restored_by_the_name_of_its_game():
    state = paname.load("lumiere").new(seed=1)
    twin = registry.restore("lumiere", None, state.to_bytes())
    assert twin.to_bytes() == state.to_bytes()
