"""The judge's desk: disputes, verdicts, penalties, precedents."""
