"""Rules decided in memory, without a database or a service; ``tests/bot/matches/rules`` carries them out by both."""
