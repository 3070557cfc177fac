"""What disputes tell in channels and to people."""
