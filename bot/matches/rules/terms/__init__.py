"""The terms of a match: which of them its game allows, and how its host changes them while the lobby is open."""
