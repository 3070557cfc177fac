"""Questions about the rules and the cards that answer them."""
