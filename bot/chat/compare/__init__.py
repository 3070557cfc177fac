"""The same topic in the editions of a game, side by side."""
