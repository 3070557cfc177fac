"""What people see of a match: its lobby, its table, their own panel, and what is left when it is over."""
