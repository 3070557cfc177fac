"""What a viewer may see, and the names and places by which cards are told apart."""
