"""A sentence for each card in each language: what a player must know, held against what the card does."""
