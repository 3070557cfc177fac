"""The rulebooks of a server: adding one, looking over what was read, replacing and removing it."""
