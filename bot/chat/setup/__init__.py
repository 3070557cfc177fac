"""The settings of a guild, for its admins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.setup.commands import setup
from bot.chat.setup.panel import SettingSelect

if TYPE_CHECKING:
    from bot.chat.client import Client


def load(client: Client) -> None:
    """Give the client the command and selects of this feature."""
    client.tree.add_command(setup)
    client.add_buttons(SettingSelect)
