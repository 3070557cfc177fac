"""The files that programs save decks in, turned into the lines of a list."""
