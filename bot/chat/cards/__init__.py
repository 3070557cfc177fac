"""A card by its name: its values, and what the rules and errata say of it."""
