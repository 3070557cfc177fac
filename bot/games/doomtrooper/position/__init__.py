"""The position of a match: its state, what waits on the stack, commands, events, and what an event changes."""
