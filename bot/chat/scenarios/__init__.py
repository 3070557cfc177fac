"""Scenario cards."""
