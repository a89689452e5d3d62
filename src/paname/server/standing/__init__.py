"""How people and bots stand: leaderboards, player pages, and what a game did to the ratings."""
