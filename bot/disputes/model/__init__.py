"""Disputes as values: cases, verdicts, penalties, precedents, refusals."""
