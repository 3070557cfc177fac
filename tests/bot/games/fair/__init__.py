"""The Fair, a game of our own for tests of what is brought to a match and of questions with many answers."""
