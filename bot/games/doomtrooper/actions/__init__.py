"""What a seat does with its actions: which it has, what they pay for, what it owes first."""
