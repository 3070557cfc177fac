"""How a match goes on: the opening, turns and their steps, entering play, the end."""
