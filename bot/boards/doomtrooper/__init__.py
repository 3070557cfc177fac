"""Doomtrooper as the bot knows it: its cards, its words, its table."""
