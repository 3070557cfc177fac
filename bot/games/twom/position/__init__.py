"""The position: the state, commands, events, and what an event changes."""
