"""The private panel, in which a player answers questions."""
