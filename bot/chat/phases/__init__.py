"""The turn or round of a game as a crib, its steps linked to their rules."""
