"""A match of Zloba as data: its state, its commands and events, and how events change it."""
