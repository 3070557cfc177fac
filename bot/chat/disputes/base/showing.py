"""Private panels with pictures: answered in time, then shown, on the message whose button was pressed if it is one."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.chat.base.messages import Attached, attachments
from bot.chat.base.text import escape
from bot.chat.bot import Bot

_PAGE = 2400


async def begin(interaction: discord.Interaction[Bot]) -> None:
    """Tell Discord that an answer comes, so that there is time to draw it."""
    if interaction.response.is_done():
        return
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def show(interaction: discord.Interaction[Bot], view: ui.LayoutView, pictures: Sequence[Attached] = ()) -> None:
    """Show a panel to the person who acted, after :func:`begin`."""
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        await interaction.edit_original_response(view=view, attachments=attachments(pictures))
    else:
        await interaction.followup.send(view=view, files=attachments(pictures), ephemeral=True)


def paragraphs(text: str) -> list[str]:
    """People's words line by line, each safe to show."""
    return [escape(line) for line in text.splitlines() if line.strip()]


def paged(lines: Sequence[str], page: int) -> tuple[list[str], int, int]:
    """The lines of one page, the number of that page and how many there are; no heading ends a page."""
    pages: list[list[str]] = [[]]
    for line in lines:
        for piece in (line[at : at + _PAGE] for at in range(0, max(len(line), 1), _PAGE)):
            if sum(map(len, pages[-1])) + len(piece) + len(pages[-1]) > _PAGE:
                pages.append(_taken_headings(pages[-1]))
            pages[-1].append(piece)
    page = min(max(page, 0), len(pages) - 1)
    return pages[page], page, len(pages)


def _taken_headings(lines: list[str]) -> list[str]:
    """Take the headings, which begin in bold, from the end of a page that has something above them."""
    above = len(lines)
    while above and lines[above - 1].startswith("**"):
        above -= 1
    taken = lines[above:] if above else []
    del lines[len(lines) - len(taken) :]
    return taken
