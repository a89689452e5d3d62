"""The contract that every game keeps: states, actions, chance, records. It knows no game."""
