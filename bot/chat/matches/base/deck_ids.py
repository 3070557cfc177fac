"""The ids of buttons and selects that cards of decks make, which lie below what those buttons do."""

from __future__ import annotations

from typing import Literal

from bot.chat.base.ids.fields import Row
from bot.chat.base.ids.id import Id


class DeckId(Id, prefix="dk"):
    """Does something with a deck."""

    number: Row
    act: Literal["show", "check", "export", "rename", "delete", "sure"]


class NewDeckId(Id, prefix="dk:new"):
    """Opens the form into which a deck is pasted."""


class PickDeckId(Id, prefix="dk:pick"):
    """Picks the deck that is shown."""


class FormatId(Id, prefix="dkf"):
    """Picks the format that a deck is held to."""

    number: Row
