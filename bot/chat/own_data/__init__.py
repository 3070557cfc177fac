"""What is kept about a person, for that person."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.own_data.commands import my_data


def load(client: Bot) -> None:
    """Give the client the command of this feature."""
    client.tree.add_command(my_data)
