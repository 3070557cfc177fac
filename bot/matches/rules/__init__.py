"""What may happen to a match: pure decisions on a change."""
