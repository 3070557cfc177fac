"""Rules carried out by the services on a database; ``tests/bot/matches/decisions`` decides them in memory."""
