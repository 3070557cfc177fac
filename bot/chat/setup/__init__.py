"""The settings of a guild, for its admins."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.setup.desk import DeskButton, DeskSelect
from bot.chat.setup.panel import SettingSelect
from bot.chat.setup.removal import RemovalButton


def load(client: Bot) -> None:
    """Give the client the selects of this feature."""
    client.add_buttons(SettingSelect, DeskButton, DeskSelect, RemovalButton)
