"""The history of a match: its log entry by entry, each with the board as it was then."""

from __future__ import annotations

import discord
from discord import ui

from bot.chat.base.errors import Refusal
from bot.chat.base.ids.shared import DisputeId
from bot.chat.base.messages import LineRenderer, button, card, files, picture_of, small, update
from bot.chat.base.text import moment
from bot.chat.matches.base.ids import HistoryId
from bot.chat.matches.base.match_context import MatchButton, MatchContext
from bot.games.values import Viewer
from bot.matches.model.position import Position

_SHORT_HASH = 12
_GREY = discord.Colour.light_grey()


class HistoryButton(MatchButton, HistoryId):
    """Shows one entry of the log."""

    async def pressed(self, context: MatchContext) -> None:
        """Show the entry to the person who pressed it."""
        await show_entry(context, self.seq)


async def show_entry(context: MatchContext, seq: int) -> None:
    """Show an entry of the log and the board after it, as the person may see them.

    Raises:
        Refusal: the match has not begun.
    """
    last = context.position.match.seq
    if last == 0:
        raise Refusal("history-not-begun")
    seq = min(max(seq, 1), last)
    viewer = context.viewer
    pages = await context.service.history.log(context.position, viewer, before=seq + 1, limit=1)
    position = await context.service.history.position_at(context.match, seq)
    if not pages or position is None:
        raise Refusal("history-not-begun")
    view, attached = await _entry(context, position, viewer, seq)
    await update(context.interaction, view, attached)


async def _entry(
    context: MatchContext, position: Position, viewer: Viewer, seq: int
) -> tuple[ui.LayoutView, list[discord.File]]:
    (page,) = await context.service.history.log(context.position, viewer, before=seq + 1, limit=1)
    renderer, say, last = LineRenderer(context.words, position), context.words.say, context.position.match.seq
    picture = await picture_of(context.interaction.client, position, viewer, context.words)
    lines = [renderer.markdown(line) for line in page.lines] or [say("history-silent")]
    at = moment(page.at, "f")
    foot = small([say("history-foot", at=at, hash=page.hash[:_SHORT_HASH]) if page.hash else at])
    row: list[ui.Item[ui.LayoutView]] = [
        button(HistoryId.id_for(match=context.match, seq=to, place=place), label, disabled=seq == end)
        for place, (to, label, end) in enumerate(
            (
                (1, "|‹", 1),
                (max(seq - 1, 1), say("history-before"), 1),
                (min(seq + 1, last), say("history-after"), last),
                (last, "›|", last),
            )
        )
    ]
    if context.seat is not None:
        row.append(button(DisputeId.id_for(match=context.match, about=f"e{seq}"), say("status-dispute")))
    title = say("history-title", match=context.match, seq=seq, last=last)
    return card(title, [*lines, foot], picture=picture, colour=_GREY, rows=[row]), files(picture)
