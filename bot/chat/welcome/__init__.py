"""What can be asked and played here."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.welcome.buttons import AskButton, OpenLobbyButton


def load(client: Bot) -> None:
    """Give the client the buttons of this feature."""
    client.add_buttons(AskButton, OpenLobbyButton)
