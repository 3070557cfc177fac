"""The types of cards: how each is played, where it goes, and what limits it."""
