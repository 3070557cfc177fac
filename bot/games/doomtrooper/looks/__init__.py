"""Questions about a position that change nothing in it."""
