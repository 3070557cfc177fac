"""Repairing damaged text."""
