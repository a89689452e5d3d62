"""What a position is worth, game by game: a module, a file of weights and a line in EVALUATIONS for each."""

from typing import Final

EVALUATIONS: Final = {
    "lumiere": "paname.bots.evaluate.lumiere",
    "paris_paris": "paname.bots.evaluate.paris_paris",
    "paris": "paname.bots.evaluate.paris",
}
