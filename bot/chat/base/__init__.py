"""What every feature of the chat works with."""
