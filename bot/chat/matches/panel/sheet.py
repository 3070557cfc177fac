"""What the reader holds, in words: the sections of the game's sheet, on as many pages as they need."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import ui

from bot.chat.base.errors import Refusal
from bot.chat.base.messages import LineRenderer, button, card, update
from bot.chat.matches.base.match_context import MATCH, MatchButton, MatchContext
from bot.games.values import Section

_PAGE = 3000
_LINE = 1500


class SheetButton(MatchButton, template=rf"sheet:{MATCH}(?::(?P<page>\d{{1,3}}))?"):
    """Shows the presser what they hold; with a page's number it turns the pages of that message."""

    async def pressed(self, context: MatchContext) -> None:
        """Show the sheet to whoever pressed it, in place of their panel, and to nobody else."""
        await update(context.interaction, sheet_card(context, int(self.found["page"] or 0)))


def sheet_card(context: MatchContext, page: int = 0) -> ui.LayoutView:
    """A page of the reader's sheet.

    Raises:
        Refusal: the match has not begun, or there is nothing on it.
    """
    pages = list(pages_of(context.renderer, context.position.sheet(context.viewer)))
    if not pages:
        raise Refusal("panel-no-sheet")
    page, say = min(page, len(pages) - 1), context.words.say
    rows: list[list[ui.Item[Any]]] = []
    if len(pages) > 1:
        rows.append(
            [
                button(f"sheet:{context.match}:{max(page - 1, 0)}", say("panel-page-before"), disabled=page == 0),
                button(f"sheet:{context.match}:{page + 1}", say("panel-page-after"), disabled=page + 1 == len(pages)),
            ]
        )
    rows.append(back_row(context))
    return card(say("panel-sheet-title", match=context.match), [pages[page]], rows=rows)


def back_row(context: MatchContext) -> list[ui.Item[Any]]:
    """The button that leads from what was opened in place of the panel back to it; none where there was no panel."""
    message = context.interaction.message
    if message is None or not message.flags.ephemeral:
        return []
    return [button(f"p:{context.match}:-:r:", context.words.say("panel-back"))]


def pages_of(renderer: LineRenderer, sections: tuple[Section, ...]) -> Iterator[str]:
    """The sections as text; one that goes over to another page has its title there again."""
    text = ""
    for section in sections:
        title = f"**{renderer.markdown(section.title)}**"
        opened = False
        for line in (renderer.markdown(line)[:_LINE] for line in section.lines):
            added = f"- {line}" if opened else f"{title}\n- {line}"
            if text and len(text) + 1 + len(added) > _PAGE:
                yield text
                text, added = "", f"{title}\n- {line}"
            # An empty line ends the list of the section before.
            text, opened = f"{text}\n{'' if opened else chr(10)}{added}" if text else added, True
    if text:
        yield text
