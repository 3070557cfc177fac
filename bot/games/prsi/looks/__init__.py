"""What a position allows, and what somebody may see of it."""
