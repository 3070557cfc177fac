"""How a match goes on: the loop over the stack, turns and their steps, windows, actions, what is played."""
