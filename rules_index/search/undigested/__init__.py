"""Finding and knowing in a book that the digest has no rules of: its own words alone, by passage, section, sentence."""
