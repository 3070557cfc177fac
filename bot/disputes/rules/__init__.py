"""What may happen at the desk, decided without a database."""
