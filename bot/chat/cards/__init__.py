"""A card by its name: its values, and what the rules and errata say of it."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.cards.commands import card


def load(client: Bot) -> None:
    """Give the client the command of this feature."""
    client.tree.add_command(card)
