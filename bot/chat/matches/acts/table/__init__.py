"""What players and judges do around the board: proposals, seats, orders, agreements."""
