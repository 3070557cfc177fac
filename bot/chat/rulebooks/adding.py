"""Reading a file that somebody brought, with its progress in their message, up to the report."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import discord
from discord import ui

from bot.chat.base.context import words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import Attached, attachments, card, page_picture
from bot.chat.bot import Bot
from bot.chat.rulebooks.keeping import refusal_of
from bot.chat.rulebooks.report import progress_card, report_card
from bot.library.given import Given, Progress
from bot.library.limits import NotAdded
from bot.library.records import ServerBook
from bot.locales.sentences import Localizer
from rules_index import IndexProblem

_STEP = 2.0
"""Seconds between two edits of a message that tells how far the reading is."""


async def read_file(interaction: discord.Interaction[Bot], file: discord.Attachment, given: Given) -> None:
    """Keep a file, read it, and show what was read.

    Raises:
        NotAdded: it may not be added.
    """
    library, guild = interaction.client.library, interaction.guild_id or 0
    await library.check(guild, file.filename, file.size, given)
    await interaction.response.defer(ephemeral=True, thinking=True)
    # Discord's own copy of what was attached is all that is ever fetched.
    content = await file.read()
    book = await library.take(guild, interaction.user.id, file.filename, content, given)
    progress, words = Progress(), await words_of_person(interaction)
    message = await interaction.followup.send(view=progress_card(progress, words), ephemeral=True, wait=True)
    await followed(message, library.read(book, progress), progress, interaction, words)


async def followed(
    message: Any, reading: Any, progress: Progress, interaction: discord.Interaction[Bot], words: Localizer
) -> None:
    """Tell in a message how far a reading is, and at last what was read.

    Args:
        message: has ``edit`` as discord.py's messages have it.
        reading: the coroutine that reads the book.
    """
    work, told = asyncio.ensure_future(reading), ""
    while not work.done():
        await asyncio.wait({work}, timeout=_STEP)
        said = repr(progress)
        if not work.done() and said != told:
            told = said
            await _edit(message, view=progress_card(progress, words))
    try:
        book = work.result()
    except NotAdded as refused:
        refusal = refusal_of(refused)
        said = words.say(refusal.sentence, **refusal.values)
        await _edit(message, view=card(words.say("book-not-read"), [said]))
        return
    report, files = await report_on(interaction.client, book, words)
    await _edit(message, view=report, attachments=files)


async def report_on(client: Bot, book: ServerBook, words: Localizer) -> tuple[ui.LayoutView, list[discord.File]]:
    """The report on a draft, and the picture that it shows."""
    pictures, before = await _sample_of(client, book), None
    if book.replaces is not None:
        with suppress(NotAdded):
            before = (await client.library.book(book.guild_id, book.replaces)).read
    return report_card(book, pictures, words, before), attachments(pictures)


async def _sample_of(client: Bot, book: ServerBook) -> list[Attached]:
    """A picture of a passage of a draft, which shows whether its pages are read in the right order."""
    read = book.read
    if read is None or not read.pictured:
        return []
    with suppress(IndexProblem, NotAdded):
        oracle = await client.library.draft_oracle(book)
        ruling = await asyncio.to_thread(oracle.ruling, read.pictured)
        if ruling and (drawn := await client.library.picture(book, ruling.passages[0])):
            return [page_picture(drawn, ruling.passages[0].text)]
    return []


async def _edit(message: Any, **what: Any) -> None:
    # A message that is gone, or too old to be edited, costs nothing: the report is behind the list as well.
    with suppress(discord.HTTPException):
        await message.edit(**what)


async def draft_of(interaction: discord.Interaction[Bot], number: int) -> ServerBook:
    """A book of the interaction's server.

    Raises:
        Refusal: there is none.
    """
    try:
        return await interaction.client.library.book(interaction.guild_id or 0, number)
    except NotAdded as refused:
        raise Refusal("book-refused-gone") from refused
