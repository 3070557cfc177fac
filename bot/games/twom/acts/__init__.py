"""What happens at the table."""
