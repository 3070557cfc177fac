"""The words that hold now: those that last, that listen, that answer, and how often they were used."""
