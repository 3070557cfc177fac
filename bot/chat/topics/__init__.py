"""Every rule of a topic, in the order of the book."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.topics.buttons import RuleListButton, RuleListInEdition


def load(client: Bot) -> None:
    """Give the client the buttons of this feature."""
    client.add_buttons(RuleListButton, RuleListInEdition)
