"""The same topic in the editions of a game, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.compare.buttons import ComparisonButton, ComparisonTopics
from bot.chat.compare.commands import compare

if TYPE_CHECKING:
    from bot.chat.client import Client


def load(client: Client) -> None:
    """Give the client the command and the buttons of this feature."""
    client.tree.add_command(compare)
    client.add_buttons(ComparisonButton, ComparisonTopics)
