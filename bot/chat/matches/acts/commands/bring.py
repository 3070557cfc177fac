"""``/file bring`` and ``/file save``: files that go into a match before it opens, and one that comes out of it."""

from __future__ import annotations

import io
from typing import Annotated

import discord
from discord import app_commands

from bot.chat.answers.autocomplete import choices_of
from bot.chat.base.commands.declaring import command
from bot.chat.base.commands.options import Suggest
from bot.chat.base.errors import Refusal
from bot.chat.base.messages import LineRenderer, cut, files, sheet_of
from bot.chat.base.text import escape
from bot.chat.bot import Bot
from bot.chat.matches.acts.lobby import choice_buttons
from bot.chat.matches.base.lobby_ids import code_of, whose_of
from bot.chat.matches.base.match_context import MatchContext, context_here, context_while_typing
from bot.chat.matches.base.replies import granted
from bot.chat.matches.shows.lobby.choice_words import choice_name
from bot.games.values import Seat
from bot.matches.model.private import TABLE
from bot.matches.rules.choices import choices
from bot.matches.rules.permissions import may_manage

_LONGEST = 2000
"""How much text a message may have."""


async def suggest(interaction: discord.Interaction[Bot], typed: str) -> list[app_commands.Choice[str]]:
    """The choices of the channel's lobby for which the person may bring a file."""
    context = await context_while_typing(interaction)
    return [] if context is None else choices_of(_files(context), typed)


@command("file", "bring")
async def bring(
    interaction: discord.Interaction[Bot],
    file: discord.Attachment | None = None,
    what: Annotated[str | None, Suggest(suggest)] = None,
) -> None:
    """Bring a file for a choice, or without one look at what one has chosen."""
    context = await context_here(interaction)
    if file is None:
        await choice_buttons.show_choices(context, None)
        return
    bringable = _files(context)
    key = what if what in bringable else next((each for each, name in bringable.items() if name == what), None)
    if what is None and bringable:
        key = next(iter(bringable))
    if key is None:
        raise Refusal("lobby-no-choice")
    code, _, name = key.partition(":")
    await choice_buttons.bring(context, whose_of(code), name, file)


@command("file", "save")
async def save(interaction: discord.Interaction[Bot]) -> None:
    """Send a match to one of its players as a file that another match can open from."""
    context = await context_here(interaction)
    saved = granted(context, await context.service.exports.save(context.match, context.actor))
    await send_saved(context, saved)


async def send_saved(context: MatchContext, saved: bytes) -> None:
    """Send a match as it was saved to the person alone who asked for it, after whatever they were shown before."""
    said, interaction = context.words.say("match-saved", match=context.match), context.interaction
    sheet = await sheet_of(interaction.client, context.position, context.words)
    attached = [discord.File(io.BytesIO(saved), f"match-{context.match}-{context.position.match.seq}.txt")]
    attached += files(sheet.picture) if sheet else []
    if interaction.response.is_done():
        await interaction.followup.send(said, files=attached, ephemeral=True)
        return
    said = cut(f"{said}\n{escape(sheet.text)}", _LONGEST) if sheet else said
    await interaction.response.send_message(said, files=attached, ephemeral=True)


def _files(context: MatchContext) -> dict[str, str]:
    """For what the person may bring a file: by whose it is and the choice's name, what it is called."""
    match, renderer = context.position.match, LineRenderer(context.words, context.position)
    manages = may_manage(match, context.actor)
    automated = [seat for seat, each in enumerate(match.seats) if each.automated and manages]
    owners: dict[bool, list[Seat | None]] = {
        True: [*([None] if context.seat is not None else []), *automated],
        False: [TABLE] if manages else [],
    }
    found: dict[str, str] = {}
    for choice in choices(context.position.game, match):
        for whose in owners[choice.each_seat] if choice.kind == "file" else ():
            named = choice_name(renderer, choice.name)
            if whose is not None and whose != TABLE:
                named = f"{named} ({context.words.say('seat-number', number=whose + 1)})"
            found[f"{code_of(whose)}:{choice.name}"] = named
    return found
