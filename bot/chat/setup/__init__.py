"""The settings of a guild, for its admins."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.setup.commands import setup


def load(client: Bot) -> None:
    """Give the client the command of this feature."""
    client.tree.add_command(setup)
