"""Everything around the board: status, history, what happened since, advice."""
