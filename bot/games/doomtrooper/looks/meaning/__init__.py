"""The meaning of words in a position: roles, marks, past events, cards that fit, changed ratings and kinds."""
