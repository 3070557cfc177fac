"""Panels that people have open while the match goes on: brought up to date when they are asked something."""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime

import discord

from bot.chat.base.errors import Refusal
from bot.chat.bot import Bot
from bot.chat.matches.base.match_context import context_of
from bot.chat.matches.shows.panel.panel import opened_card
from bot.matches.model.match import Match

_log = logging.getLogger(__name__)


class PanelRefresh:
    """Brings open panels up to date beside the delivery, so that how many there are delays nothing everybody sees.

    Attributes:
        running: what is being done.
    """

    def __init__(self, client: Bot) -> None:
        self._client = client
        self.running: set[asyncio.Task[None]] = set()

    def begin(self, match: Match) -> None:
        """Show everybody who has a panel of a match open what they are asked now."""
        task = asyncio.create_task(self._refresh(match), name=f"panels of match {match.id}")
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    async def _refresh(self, match: Match) -> None:
        try:
            await refresh_open_panels(self._client, match)
        except Exception:
            # A press shows the same.
            _log.exception("The open panels of match %d stay as they are", match.id)


async def refresh_open_panels(client: Bot, match: Match) -> None:
    """Show everybody who has a panel open what they are asked now, where it does not show that yet."""
    for wait in match.course.waits:
        user = match.seats[wait.seat].user
        panel = None if user is None else client.panels.of(match.id, user)
        if user is not None and panel is not None and not panel.shows(wait.since):
            await show_in_open_panel(client, match.id, user)


async def show_in_open_panel(client: Bot, match: int, user: int) -> datetime | None:
    """Show a person in the panel that they have open what is asked of them now.

    Returns:
        When they last used it; ``None`` where they have none open, or it cannot be changed.
    """
    async with client.panels.turn(match, user):
        panel = client.panels.of(match, user)
        if panel is None:
            return None
        try:
            context = await context_of(panel.interaction, match)
            shown = await opened_card(context)
            if client.panels.of(match, user) is panel:
                # Else a press shows more than was known when this began.
                await panel.update(shown)
                client.panels.note_update(match, user, context.service.clock.now())
        except (Refusal, discord.HTTPException) as problem:
            # The person closed it, or may not see the match any more: the ping tells whoever is left.
            _log.info("The open panel of match %d cannot be changed: %s", match, problem)
            client.panels.close(match, user)
            return None
        return panel.used
