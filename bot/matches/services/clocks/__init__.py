"""Time as a running service keeps it: the heartbeat, breaks in the line to Discord, and what falls due."""
