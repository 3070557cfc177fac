"""What the reader holds, in words: the sections of the game's sheet, on as many pages as they need."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.chat.base.errors import Refusal
from bot.chat.base.messages import button, card, update
from bot.chat.matches.base.ids import FullSheetId, SheetId, panel_id
from bot.chat.matches.base.match_context import MatchButton, MatchContext
from bot.chat.matches.base.sections import pages_of


class SheetButton(MatchButton, SheetId):
    """Shows the presser what they hold; with a page's number it turns the pages of that message."""

    async def pressed(self, context: MatchContext) -> None:
        """Show the sheet to whoever pressed it, in place of their panel, and to nobody else."""
        await update(context.interaction, sheet_card(context, self.page))


class FullSheetButton(MatchButton, FullSheetId):
    """Shows the presser in full what the sheet says in short, such as what each card does, effect by effect."""

    async def pressed(self, context: MatchContext) -> None:
        """Show it to the presser, in place of the sheet."""
        await update(context.interaction, sheet_card(context, self.page, in_full=True))


def sheet_card(context: MatchContext, page: int = 0, *, in_full: bool = False) -> ui.LayoutView:
    """A page of the reader's sheet.

    Args:
        in_full: show what is behind the sections of the sheet, in their place.

    Raises:
        Refusal: the match has not begun, or there is nothing on it.
    """
    short = context.position.sheet(context.viewer)
    full = tuple(each for section in short for each in section.more)
    pages = list(pages_of(context.renderer, full if in_full and full else short))
    if not pages:
        raise Refusal("panel-no-sheet")
    page, say = min(page, len(pages) - 1), context.words.say
    turning = FullSheetId if in_full else SheetId
    rows: list[list[ui.Item[Any]]] = []
    if len(pages) > 1:
        before, after = (turning.id_for(match=context.match, page=to) for to in (max(page - 1, 0), page + 1))
        rows.append(
            [
                button(before, say("panel-page-before"), disabled=page == 0),
                button(after, say("panel-page-after"), disabled=page + 1 == len(pages)),
            ]
        )
    if in_full:
        rows.append([button(SheetId.id_for(match=context.match), say("panel-sheet-short"))])
    elif full:
        rows.append([button(FullSheetId.id_for(match=context.match), say("panel-sheet-full"))])
    rows.append(back_row(context))
    return card(say("panel-sheet-title", match=context.match), [pages[page]], rows=rows, boxed=False)


def back_row(context: MatchContext) -> list[ui.Item[Any]]:
    """The button that leads from what was opened in place of the panel back to it; none where there was no panel."""
    message = context.interaction.message
    if message is None or not message.flags.ephemeral:
        return []
    return [button(panel_id(match=context.match), context.words.say("panel-back"))]
