"""How a verdict is written, previewed and given."""
