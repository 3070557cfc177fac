"""Ids of buttons, selects and forms: what they carry, how they are written, and how they are read again."""
