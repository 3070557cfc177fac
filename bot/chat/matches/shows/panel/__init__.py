"""The private panel, on which a player is asked questions."""
