"""What is kept about a person, for that person."""
