"""Meanings of words that a rulebook lacks: judges are asked for them, and say them."""
