"""Every rule of a topic, in the order of the book."""
