"""Questions about the match of a channel, answered by its referee."""
