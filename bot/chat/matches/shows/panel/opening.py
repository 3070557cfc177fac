"""Opening the panel: for who comes back after a while, the board and what they missed stand above it."""

from __future__ import annotations

from datetime import timedelta

from bot.chat.base.messages import card, files, picture_of, reply
from bot.chat.matches.base.match_context import MatchContext, note_panel
from bot.chat.matches.shows.panel.panel import opened_card
from bot.chat.matches.shows.table.since import meanwhile, view_since
from bot.chat.open_panels import OpenPanel

AWAY = timedelta(minutes=15)
"""Time since somebody's own last move from which they are shown the board unasked."""


async def open_panel(context: MatchContext) -> None:
    """Show the panel to the person who asked for it.

    The board is a message of its own, so that nothing moves when something is picked below it.
    """
    missed, now = await meanwhile(context, alone=True), context.service.clock.now()
    picture = None
    if missed is not None and missed.lines and now - missed.since >= AWAY:
        client, seen = context.interaction.client, await view_since(context)
        picture = await picture_of(client, context.position, context.viewer, context.words, seen)
    if missed is None or picture is None:
        await reply(context.interaction, await opened_card(context))
        note_panel(context, shown=True)
        return
    title = context.words.say("panel-board-title", match=context.match)
    lines = [*missed.story, *missed.lines]
    await reply(context.interaction, card(title, lines, picture=picture, rows=[missed.buttons]), files(picture))
    panel = await opened_card(context, missed)
    shown = await context.interaction.followup.send(view=panel, ephemeral=True, wait=True)
    context.interaction.client.panels.show(context.match, OpenPanel(context.interaction, now, shown))
