"""Actions carried out: what pays for them is spent, what is left is lost; acts without a card of the hand."""
