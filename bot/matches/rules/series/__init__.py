"""Series: what follows a game that ended, and what is done between two games."""
