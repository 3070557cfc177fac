"""What cases rest on: the rulebooks, the precedents and house rules of a server, its guide."""
