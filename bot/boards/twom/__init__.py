"""This War of Mine as the bot knows it."""
