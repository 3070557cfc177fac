"""Slash commands by declaration: what Discord must know of one follows from its path and its function."""
