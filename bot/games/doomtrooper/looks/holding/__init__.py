"""What holds now: the words that last, what listens, what answers what, and how often something was used."""
