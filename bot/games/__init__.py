"""Pure referees: the contract every game keeps, and one package a game."""
