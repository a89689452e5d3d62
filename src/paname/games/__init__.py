"""The three games. A new one is a folder here and a line in GAMES."""

from typing import Final

GAMES: Final = {
    "lumiere": "paname.games.lumiere.game",
    "paris_paris": "paname.games.paris_paris.game",
    "paris": "paname.games.paris.game",
}
