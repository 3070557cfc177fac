"""Everything around the board: status, history, proposals, seats, files."""
