"""What a player can do in a turn, one file an action."""
