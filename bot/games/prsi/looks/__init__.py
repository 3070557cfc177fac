"""Legal cards, and the view of a position."""
