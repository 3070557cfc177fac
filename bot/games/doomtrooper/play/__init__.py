"""Playing cards and using abilities: when, at what price, on whom, and how it is settled."""
