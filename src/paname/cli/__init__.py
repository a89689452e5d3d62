"""The command `paname`: play, replay, score and measure the games in a terminal."""
