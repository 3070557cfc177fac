"""What can be asked and played here."""
