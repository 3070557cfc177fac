"""The parts of a match: the cards that there are, decks, and the additions of an organiser."""
