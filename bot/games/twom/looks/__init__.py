"""What several steps ask of a position, and refusals."""
