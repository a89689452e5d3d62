"""Every game with every number of players."""

import paname

NAMES = paname.games()
GAMES = [(name, players) for name in NAMES for players in paname.load(name).player_counts()]
