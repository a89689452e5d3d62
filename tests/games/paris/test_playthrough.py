"""A whole game as text: a change of a rule shows in its difference."""

from tests.games.paris.playthrough import FILE, playthrough


def test_the_playthrough_is_the_one_that_is_written_down():
    assert playthrough().splitlines() == FILE.read_text(encoding="utf-8").splitlines()
