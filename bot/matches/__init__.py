"""The life of a match: its seats, its log of moves, its clock and what is told of it; no Discord, no wall clock."""
