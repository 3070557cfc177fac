"""The cards of a lobby: who sits where, what is chosen, and what the match is played with."""
