"""The page of a server's own book, with the passage marked, for the person who presses *Page*."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.chat.answers.ruling_text import place_in
from bot.chat.answers.saved_buttons import may_write
from bot.chat.answers.saved_ids import Action
from bot.chat.answers.saved_questions import ruling_button
from bot.chat.base.context import words_of_guild
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import attachments, card, page_picture
from bot.chat.base.text import escape, one_line
from bot.chat.bot import Bot
from bot.library.limits import NotAdded
from bot.library.records import Pages
from bot.locales.sentences import Localizer
from rules_index import Ruling

_HEADING = 120


async def show_page(
    interaction: discord.Interaction[Bot], asked: int, at: int, ruling: Ruling, words: Localizer, *, to_all: bool
) -> None:
    """Show the passage that answers as the book prints it, at most half a page: to the presser, or to the channel.

    Raises:
        Refusal: pages of this book are not shown, or not to everybody, or this passage cannot be.
    """
    library, guild = interaction.client.library, interaction.guild_id
    pages = interaction.client.pictured_in(guild).get(ruling.book.key, Pages.OFF)
    if guild is None or pages is Pages.OFF or (to_all and pages is not Pages.PUBLIC):
        raise Refusal("page-off")
    if to_all and not may_write(interaction):
        raise Refusal("may-not-share")
    await interaction.response.defer(ephemeral=not to_all, thinking=True)
    passage = ruling.passages[0]
    try:
        drawn = await library.picture(await library.by_key(guild, ruling.book.key), passage)
    except NotAdded as gone:
        raise Refusal("page-off") from gone
    if drawn is None:
        raise Refusal("page-not-drawn", page=passage.page or 0)
    told = await words_of_guild(interaction, words.language) if to_all else words
    rows: list[list[ui.Item[Any]]] = []
    if pages is Pages.PUBLIC and not to_all:
        rows.append([ruling_button(asked, Action.SHARE_PICTURE, at, label=words.say("button-share"), main=True)])
    section = escape(one_line(place_in(ruling.book.title, passage.section), _HEADING))
    title = told.say("page-title", book=escape(one_line(ruling.book.title, _HEADING)), page=passage.page or 0)
    picture = [page_picture(drawn, passage.text)]
    view = card(title, [section], pictures=picture, rows=rows)
    await interaction.followup.send(view=view, files=attachments(picture), ephemeral=not to_all)
