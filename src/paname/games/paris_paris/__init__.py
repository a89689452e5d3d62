"""Paris Paris (Michael Schacht, 2003): shops at bus stops, and the tile nobody takes sends the bus out."""
