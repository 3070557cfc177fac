"""This War of Mine: a group leads civilians through days and nights."""
