"""The ids of the buttons of ``/help``, which its card makes."""

from __future__ import annotations

from typing import Annotated

from bot.chat.base.ids.fields import GameKey, digits
from bot.chat.base.ids.id import Id


class AskId(Id, prefix="help:ask"):
    """Asks an example."""

    game: GameKey
    number: Annotated[int, digits(1)]


class OpenLobbyId(Id, prefix="help:open"):
    """Opens a lobby."""
