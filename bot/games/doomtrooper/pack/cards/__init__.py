"""The catalogue: printed cards and what they do, read from a card table and effects files."""
