"""The turn or round of a game as a crib, its steps linked to their rules."""

from __future__ import annotations

from bot.chat.bot import Bot
from bot.chat.phases.buttons import CribButton, CribInEdition


def load(client: Bot) -> None:
    """Give the client the buttons of this feature; the select of rules is that of rulings."""
    client.add_buttons(CribButton, CribInEdition)
