"""What a seat settles about its answers in advance, and what is passed for it by what everybody sees."""
