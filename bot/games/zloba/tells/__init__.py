"""What players are shown: the log, previews, and the position as a viewer may see it."""
