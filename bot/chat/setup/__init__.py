"""The settings of a guild, for its admins."""
