"""What judges see and press before a verdict."""
