"""The component pack: everything that the box holds and the diary does not print."""
