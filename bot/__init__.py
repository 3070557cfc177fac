"""The Discord bot: people's questions today, their matches next."""
