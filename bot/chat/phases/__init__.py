"""The turn or round of a game as a crib, its steps linked to their rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.phases.buttons import CribButton
from bot.chat.phases.commands import phase

if TYPE_CHECKING:
    from bot.chat.client import Client


def load(client: Client) -> None:
    """Give the client the command and the buttons of this feature; the select of rules is that of rulings."""
    client.tree.add_command(phase)
    client.add_buttons(CribButton)
