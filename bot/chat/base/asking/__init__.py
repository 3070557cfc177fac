"""Who asks, by a command, a button or a message, and what they asked last."""
