"""Every rule of a topic, in the order of the book."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.topics.buttons import RuleListButton, RuleListInEdition
from bot.chat.topics.commands import rules


def load(client: Bot) -> None:
    """Give the client the command and the buttons of this feature."""
    client.tree.add_command(rules)
    client.add_buttons(RuleListButton, RuleListInEdition)
