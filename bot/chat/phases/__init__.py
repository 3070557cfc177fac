"""The turn or round of a game as a crib, its steps linked to their rules."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.phases.commands import phase


def load(client: Bot) -> None:
    """Give the client the command of this feature."""
    client.tree.add_command(phase)
