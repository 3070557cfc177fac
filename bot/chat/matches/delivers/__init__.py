"""Bringing messages of matches to their channels."""
