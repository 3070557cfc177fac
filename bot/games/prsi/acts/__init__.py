"""Dealing, turns, the end of a match, a judge's adjustment."""
