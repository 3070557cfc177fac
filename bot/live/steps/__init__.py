"""The steps of the live run, as data."""
