"""The slash commands of matches."""
