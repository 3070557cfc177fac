"""The game's own player."""
