"""The same topic in the editions of a game, side by side."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.compare.buttons import ComparisonButton, ComparisonTopics


def load(client: Bot) -> None:
    """Give the client the buttons of this feature."""
    client.add_buttons(ComparisonButton, ComparisonTopics)
