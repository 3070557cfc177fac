"""What is being carried out, as it lies on the stack of a position."""
