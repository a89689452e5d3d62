"""The arena: bots against bots on the same deals, and what follows from the results."""
