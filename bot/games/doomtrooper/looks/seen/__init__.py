"""The cards that a viewer may see, and the names and places by which they are kept apart."""
