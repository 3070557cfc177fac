"""Panels that people have open while the match goes on: brought up to date when they are asked something."""

from __future__ import annotations

import logging
from datetime import datetime

import discord

from bot.chat.base.errors import Refusal
from bot.chat.bot import Bot
from bot.chat.matches.base.match_context import context_of
from bot.chat.matches.panel.panel import opened_card
from bot.matches.model.match import Match

_log = logging.getLogger(__name__)


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
    panel = client.panels.of(match, user)
    if panel is None:
        return None
    try:
        context = await context_of(panel.interaction, match)
        await panel.update(await opened_card(context))
        client.panels.note_update(match, user, context.service.clock.now())
    except (Refusal, discord.HTTPException) as problem:
        # The person closed it, or may not see the match any more: the ping tells whoever is left.
        _log.info("The open panel of match %d cannot be changed: %s", match, problem)
        client.panels.close(match, user)
        return None
    return panel.used
