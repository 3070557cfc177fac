"""Frozen value objects; they know no file, no database and no chat."""
