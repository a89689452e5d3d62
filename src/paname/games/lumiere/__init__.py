"""Paris: La Cité de la Lumière, by José Antonio Abascal: pave the square, raise buildings, gather light."""
