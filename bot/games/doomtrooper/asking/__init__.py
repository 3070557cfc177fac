"""What seats are asked, and the questions on the way to a command."""
