"""Happenings along the way: events set effects off, cards leave, windows open, somebody chooses."""
