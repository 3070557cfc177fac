"""The position, commands and events."""
