"""A card by its name: its values, and what the rules and errata say of it."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.cards.buttons import CardButton
from bot.chat.cards.commands import card


def load(client: Bot) -> None:
    """Give the client the command and the buttons of this feature; the select of rules is that of rulings."""
    client.tree.add_command(card)
    client.add_buttons(CardButton)
