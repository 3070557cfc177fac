"""The engine of a referee: what at least two games use, and nothing that knows a game."""
