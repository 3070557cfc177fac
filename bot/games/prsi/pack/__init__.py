"""The pack of cards, what is settled before a match, and what refusals cite."""
