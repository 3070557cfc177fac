"""Prší: a Czech card game for two to four, which the first player without cards wins."""
