"""What stands around the board: status, history, proposals, files."""
