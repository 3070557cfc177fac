"""Questions about rulebooks that the digest does not tell: one file a book, written from the book before asking."""
