"""``/deck``: the lists that people keep for themselves, for their own eyes until they show one after a match."""
