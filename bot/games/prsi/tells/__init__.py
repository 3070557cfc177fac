"""The position, commands and events in words."""
