"""Questions about the rules and the cards that answer them."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.rulings.commands import answer, rule, term


def load(client: Bot) -> None:
    """Give the client the commands of this feature."""
    client.tree.add_command(rule)
    client.tree.add_command(term)
    client.ask = answer
