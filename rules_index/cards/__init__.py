"""Cards by name: an imported card table, the names people use, and the rules that mention a card."""
