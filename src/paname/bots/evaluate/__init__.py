"""What a position is worth, game by game; a game's manifest names its evaluation."""
