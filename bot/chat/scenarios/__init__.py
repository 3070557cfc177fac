"""Scenario cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.scenarios.buttons import ScenarioButton
from bot.chat.scenarios.commands import scenario

if TYPE_CHECKING:
    from bot.chat.client import Client


def load(client: Client) -> None:
    """Give the client the command and the button of this feature."""
    client.tree.add_command(scenario)
    client.add_buttons(ScenarioButton)
