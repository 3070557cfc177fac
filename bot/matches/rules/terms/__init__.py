"""What a match is played by: what the game allows of it, and how its host changes it while the lobby is open."""
