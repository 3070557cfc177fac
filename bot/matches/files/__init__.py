"""A match as a file: exported, read back, and checked against the referee."""
