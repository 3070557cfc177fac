"""Around the board: proposals, seats, orders of judges, agreements that are kept."""
