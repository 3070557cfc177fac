"""The bot on Discord: commands, cards, buttons."""
