"""What can be done with matches: the services behind the one door."""
