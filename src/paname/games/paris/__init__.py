"""Paris by Wolfgang Kramer and Michael Kiesling: keys, banks, buildings and landmarks of the Belle Époque."""
