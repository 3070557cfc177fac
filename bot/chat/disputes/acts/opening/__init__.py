"""How disputes are opened and what is laid into them."""
