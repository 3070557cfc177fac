"""What a question says: its words and frames, its story, the book and the names it means."""
