"""The open questions of each seat, the way from a question to a command, and the rule that a refusal cites."""
