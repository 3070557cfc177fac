"""Commands, buttons and forms of matches: each changes something."""
