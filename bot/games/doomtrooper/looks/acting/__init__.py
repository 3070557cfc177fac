"""Actions to look at: which a seat has, what they pay for, what it owes first, where warriors belong."""
