"""The same topic in the editions of a game, side by side."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.compare.buttons import ComparisonButton, ComparisonTopics
from bot.chat.compare.commands import compare


def load(client: Bot) -> None:
    """Give the client the command and the buttons of this feature."""
    client.tree.add_command(compare)
    client.add_buttons(ComparisonButton, ComparisonTopics)
