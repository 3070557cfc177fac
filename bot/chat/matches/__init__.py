"""Matches on Discord: lobbies, the private panel, the status message, and what is beside the game."""
