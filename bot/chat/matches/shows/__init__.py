"""The cards of a match: its lobby, its table, everybody's own panel, and its records once it is over."""
