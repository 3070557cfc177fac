"""What is so in a position: nothing here changes it."""
