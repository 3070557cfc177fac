"""A round from its setup to its scores."""
