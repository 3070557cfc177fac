"""The judge's desk on Discord: opening disputes, the sides' card, the judges' panel, verdicts and what they leave."""
