"""Opening a match and settling its choices."""
