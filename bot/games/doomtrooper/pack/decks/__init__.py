"""Decks: lists as people write them, the names in them, formats, and decks that are ready to play."""
