"""Carrying out effects: one module for each family of the vocabulary, with a row for each kind."""
