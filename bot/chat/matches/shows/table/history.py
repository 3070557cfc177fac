"""The history of a match: its log entry by entry, each with the board as it was then."""

from __future__ import annotations

from typing import Literal

import discord
from discord import ui

from bot.chat.base.errors import Refusal
from bot.chat.base.ids.shared import DisputeId
from bot.chat.base.messages import LineRenderer, button, card, files, picture_of, small, update
from bot.chat.base.text import moment, short_hash
from bot.chat.matches.base.ids import HistoryId
from bot.chat.matches.base.match_context import MatchButton, MatchContext
from bot.matches.model.position import Position
from bot.matches.services.history import Page

_AT_ONCE = 50
"""Entries that are looked through at once for one of which there is something to read."""
_GREY = discord.Colour.light_grey()


class HistoryButton(MatchButton, HistoryId):
    """Shows one entry of the log."""

    async def pressed(self, context: MatchContext) -> None:
        """Show the entry to the person who pressed it."""
        await show_entry(context, self.seq)


async def show_entry(context: MatchContext, seq: int) -> None:
    """Show an entry of the log and the board after it, as the person may see them.

    In the place of one with nothing to read for them, such as a pass, it is the last one before it that has something.

    Raises:
        Refusal: the match has not begun.
    """
    last = context.position.match.seq
    if last == 0:
        raise Refusal("history-not-begun")
    seq = min(max(seq, 1), last)
    page = await _readable(context, seq, -1) or await _readable(context, seq, 1)
    position = None if page is None else await context.service.history.position_at(context.match, page.seq)
    if page is None or position is None:
        raise Refusal("history-not-begun")
    view, attached = await _entry(context, position, page)
    await update(context.interaction, view, attached)


async def _readable(context: MatchContext, seq: int, way: Literal[-1, 1]) -> Page | None:
    """The nearest entry from this one on, backwards or forwards, of which the log tells the reader anything."""
    last = context.position.match.seq
    while 1 <= seq <= last:
        end = seq if way < 0 else min(seq + _AT_ONCE - 1, last)
        limit = min(_AT_ONCE, seq) if way < 0 else end - seq + 1
        pages = await context.service.history.log(context.position, context.viewer, before=end + 1, limit=limit)
        found = next((page for page in pages[::way] if page.lines), None)
        if found is not None:
            return found
        seq += way * limit
    return None


async def _entry(context: MatchContext, position: Position, page: Page) -> tuple[ui.LayoutView, list[discord.File]]:
    renderer, say, last = LineRenderer(context.words, position), context.words.say, context.position.match.seq
    picture = await picture_of(context.interaction.client, position, context.viewer, context.words)
    at = moment(page.at, "f")
    foot = small([say("history-foot", at=at, hash=short_hash(page.hash)) if page.hash else at])
    seq = page.seq
    before, after = await _readable(context, seq - 1, -1), await _readable(context, seq + 1, 1)
    row: list[ui.Item[ui.LayoutView]] = [
        button(HistoryId.id_for(match=context.match, seq=to, place=place), label, disabled=there is None)
        for place, (to, label, there) in enumerate(
            (
                (1, "|‹", before),
                (max(seq - 1, 1) if before is None else before.seq, say("history-before"), before),
                (min(seq + 1, last) if after is None else after.seq, say("history-after"), after),
                (last, "›|", after),
            )
        )
    ]
    if context.seat is not None:
        row.append(button(DisputeId.id_for(match=context.match, about=f"e{seq}"), say("status-dispute")))
    title = say("history-title", match=context.match, seq=seq, last=last)
    texts = [*map(renderer.markdown, page.lines), foot]
    return card(title, texts, picture=picture, colour=_GREY, rows=[row]), files(picture)
