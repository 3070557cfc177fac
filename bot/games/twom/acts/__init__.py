"""Changes of a position: everything that happens in a match."""
