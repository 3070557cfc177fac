"""Messages of matches as Discord's components: a card, rows of buttons, a picture."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from bot.boards.picture import Picture

GAP = "\x00"
"""A line of a card after which a new paragraph begins."""

_LONGEST = 3600
_PICTURE = "board.png"
_DESCRIPTION = 1024


def card(
    title: str,
    texts: Iterable[str],
    *,
    picture: Picture | None = None,
    colour: discord.Colour | None = None,
    rows: Sequence[Sequence[ui.Item[Any]]] = (),
) -> ui.LayoutView:
    """A card with a heading, the board where there is one, lines of text, and rows of buttons or one select each.

    Args:
        texts: lines; empty ones are left out, and :data:`GAP` begins a new paragraph.
    """
    view = ui.LayoutView(timeout=None)
    body = cut("\n".join(text for text in texts if text), _LONGEST)
    box: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay(f"### {title}"), accent_colour=colour)
    if picture is not None:
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{_PICTURE}", description=picture.alt[:_DESCRIPTION] or None)
        box.add_item(gallery)
    for paragraph in filter(None, (part.strip("\n") for part in body.split(GAP))):
        box.add_item(ui.TextDisplay(paragraph))
    view.add_item(box)
    for row in rows:
        if row:
            view.add_item(ui.ActionRow(*row))
    # A stopped view is sent but not watched: presses go to the registered dynamic items, also after a restart.
    view.stop()
    return view


def files(picture: Picture | None) -> list[discord.File]:
    """The picture as what travels with a message."""
    if picture is None:
        return []
    return [discord.File(io.BytesIO(picture.png), _PICTURE, description=picture.alt[:_DESCRIPTION] or None)]


def cut(text: str, limit: int) -> str:
    """The text, cut at the end of a line where it is too long."""
    if len(text) <= limit:
        return text
    head = text[: limit - 2]
    return (head.rpartition("\n")[0] or head) + "\n…"


def small(lines: Iterable[str]) -> str:
    """Lines in small print."""
    return "\n".join(f"-# {line}" for line in lines if line)
