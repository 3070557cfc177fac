"""What can be asked and played here."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.welcome.commands import show_help


def load(client: Bot) -> None:
    """Give the client the command of this feature."""
    client.tree.add_command(show_help)
