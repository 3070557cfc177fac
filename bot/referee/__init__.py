"""A game's referee on the command line: JSON lines in, JSON lines out, without Discord and without a database."""
