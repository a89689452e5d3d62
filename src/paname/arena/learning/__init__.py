"""Learning evaluations by self-play: games, targets, training, checkpoints."""
