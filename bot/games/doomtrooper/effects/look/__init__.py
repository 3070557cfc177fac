"""How words see the cards: roles, marks, what happened, what fits, and what changes ratings and kinds."""
