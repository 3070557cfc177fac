"""Every rule of a topic, in the order of the book."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.topics.commands import rules


def load(client: Bot) -> None:
    """Give the client the command of this feature."""
    client.tree.add_command(rules)
