"""A card by its name: its values, and what the rules and errata say of it."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.cards.buttons import CardButton


def load(client: Bot) -> None:
    """Give the client the buttons of this feature; the select of rules is that of rulings."""
    client.add_buttons(CardButton)
