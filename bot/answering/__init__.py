"""Where questions are answered: in threads, or by processes that have an oracle each and so use every core."""
