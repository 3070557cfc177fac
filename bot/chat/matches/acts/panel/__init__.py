"""Answering the questions of the panel."""
