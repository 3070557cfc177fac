"""What people do about matches: commands, buttons and forms."""
