"""Questions about the rules and the cards that answer them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.rulings.buttons import RulingButton, TopicSelect
from bot.chat.rulings.commands import rule, term

if TYPE_CHECKING:
    from bot.chat.client import Client


def load(client: Client) -> None:
    """Give the client the commands and buttons of this feature."""
    client.tree.add_command(rule)
    client.tree.add_command(term)
    client.add_buttons(RulingButton, TopicSelect)
