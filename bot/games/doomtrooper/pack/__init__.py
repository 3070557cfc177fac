"""What a match is played with: the cards that there are, decks, and what an organiser brings."""
