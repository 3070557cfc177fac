"""The time of a match: deadlines, what happens when they pass, and all that stops a clock."""
