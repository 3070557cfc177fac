"""Scenario cards."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.scenarios.buttons import ScenarioButton


def load(client: Bot) -> None:
    """Give the client the button of this feature."""
    client.add_buttons(ScenarioButton)
