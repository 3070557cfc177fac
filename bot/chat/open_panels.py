"""Private messages that can still be changed: Discord lets a bot edit them for minutes after they were last used."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from datetime import datetime
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import discord
from discord import ui

_MOST = 2000


class OpenPanel(NamedTuple):
    """A person's panel: the interaction by which it was shown last, and when that was.

    Attributes:
        below: the message that it is in, where that is not the interaction's first.
        updated: when it was last brought up to date without a press.
    """

    interaction: discord.Interaction[Any]
    used: datetime
    below: discord.WebhookMessage | None = None
    updated: datetime | None = None

    def shows(self, since: datetime) -> bool:
        """Whether it shows what its person has been asked since then."""
        return max(self.used, self.updated or self.used) >= since

    async def update(self, view: ui.LayoutView) -> None:
        """Show something else in it.

        Raises:
            discord.HTTPException: the person closed it, or Discord cannot be reached.
        """
        edit = self.below.edit if self.below else self.interaction.edit_original_response
        await edit(view=view, attachments=[])


class OpenPanels:
    """The panel that each person has open in each match, as far as it may still be edited; forgotten on a restart."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[int, int], OpenPanel] = OrderedDict()
        self._turns: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    def show(self, match: int, panel: OpenPanel) -> None:
        """Remember that an interaction showed its person the panel of a match."""
        key = match, panel.interaction.user.id
        self._open[key] = panel
        self._open.move_to_end(key)
        while len(self._open) > _MOST:
            self._open.popitem(last=False)

    def turn(self, match: int, user: int) -> asyncio.Lock:
        """Held while a panel is brought up to date, from looking at the match on: no older card follows a newer."""
        return self._turns.setdefault((match, user), asyncio.Lock())

    def note_update(self, match: int, user: int, at: datetime) -> None:
        """Remember that a panel was brought up to date without a press."""
        panel = self._open.get((match, user))
        if panel is not None:
            self._open[match, user] = panel._replace(updated=at)

    def close(self, match: int, user: int) -> None:
        """Forget a panel: it cannot be edited."""
        self._open.pop((match, user), None)

    def replace(self, match: int, user: int, message: int) -> None:
        """Forget a panel if it was this message, in which something else is shown now."""
        panel = self._open.get((match, user))
        shown = None if panel is None else panel.below or panel.interaction.message
        if shown is not None and shown.id == message:
            self.close(match, user)

    def of(self, match: int, user: int) -> OpenPanel | None:
        """The panel that a person has open; ``None`` where none can be edited any more."""
        panel = self._open.get((match, user))
        if panel is None or not panel.interaction.is_expired():
            return panel
        self.close(match, user)
        return None
