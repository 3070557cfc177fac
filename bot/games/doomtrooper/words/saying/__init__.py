"""What cards do, in sentences: one message a word, with lines as its arguments."""
