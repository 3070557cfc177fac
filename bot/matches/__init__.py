"""Matches: their seats, log, clocks and messages; without Discord, and without a wall clock of their own."""
