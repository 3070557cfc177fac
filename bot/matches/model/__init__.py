"""A match as values: who sits where, what was agreed on, its log and its messages."""
