"""The same topic in the editions of a game, side by side."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.compare.commands import compare


def load(client: Bot) -> None:
    """Give the client the command of this feature."""
    client.tree.add_command(compare)
