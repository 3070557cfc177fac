"""What the sides of a dispute see and press."""
