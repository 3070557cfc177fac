"""A case as files, for its sides and for judges."""

from __future__ import annotations

import io

import discord

from bot.chat.disputes.base.cases import CaseContext, granted


async def send_record(context: CaseContext) -> None:
    """Send a case to whoever asks for it: one file to read, and one that can be checked."""
    await context.interaction.response.defer(ephemeral=True, thinking=True)
    language = context.words.language
    done = granted(context, await context.service.records.export(context.guild, context.number, context.user, language))
    name = f"D-{context.number}"
    sent = [discord.File(io.BytesIO(done.markdown), f"{name}.md"), discord.File(io.BytesIO(done.json), f"{name}.json")]
    said = context.words.say("desk-exported", number=context.number)
    await context.interaction.followup.send(said, files=sent, ephemeral=True)
