"""Scenario cards."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.scenarios.commands import scenario


def load(client: Bot) -> None:
    """Give the client the command of this feature."""
    client.tree.add_command(scenario)
