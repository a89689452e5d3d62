"""The games that are there, each with every number of players."""

from importlib.util import find_spec

import paname

NAMES = [name for name in paname.games() if find_spec(f"paname.games.{name}")]
GAMES = [(name, players) for name in NAMES for players in paname.load(name).player_counts()]
