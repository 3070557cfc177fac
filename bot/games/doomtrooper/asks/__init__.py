"""What seats are asked, the way from a question to a command, and the rule that a refusal cites."""
