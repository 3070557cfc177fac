"""Scenario cards."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.scenarios.buttons import ScenarioButton
from bot.chat.scenarios.commands import scenario


def load(client: Bot) -> None:
    """Give the client the command and the button of this feature."""
    client.tree.add_command(scenario)
    client.add_buttons(ScenarioButton)
