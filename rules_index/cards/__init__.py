"""Cards by name: an imported card table, the names people use, and where the rules speak of a card."""
