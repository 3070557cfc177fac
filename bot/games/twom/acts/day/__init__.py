"""The day: morning, three rounds of actions, dusk, evening."""
