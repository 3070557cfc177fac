"""What every rule claims, in data, and the closed lists that it is said with."""
