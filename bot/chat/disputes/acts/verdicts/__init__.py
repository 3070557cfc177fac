"""How a verdict is written and given."""
