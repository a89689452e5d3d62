"""Games that are passed on: a picture of the last board and a film of the whole game, drawn without a browser."""
