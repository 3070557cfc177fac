"""Pictures that people attach, taken into a dispute one by one; what cannot be taken says why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.chat.base.messages import button
from bot.chat.base.officials import official_of
from bot.chat.bot import Bot
from bot.chat.disputes.base.ids import SideId
from bot.chat.disputes.base.words import CaseWords
from bot.disputes.model.evidence import MOST_BROUGHT, MOST_PICTURES
from bot.disputes.model.refusals import DeskReason, DeskRefused, refused
from bot.disputes.services.pictures import too_large

_TOO_MANY = refused(DeskReason.PICTURES, most=MOST_PICTURES)


async def take_pictures(
    interaction: discord.Interaction[Bot], said: CaseWords, attached: Sequence[discord.Attachment]
) -> list[str]:
    """Take pictures into a dispute; what is said about those that could not be taken."""
    notes = []
    for number, each in enumerate(attached, 1):
        why = await _why_not(interaction, said, each) if number <= MOST_PICTURES else _TOO_MANY
        if why is not None:
            told = " ".join(said.why_not(why))
            notes.append(said.words.say("dispute-picture-left-out", number=number, why=told))
    return notes


def picture_button(said: CaseWords) -> ui.Item[Any]:
    """Opens the form that takes more pictures, or the same ones anew."""
    return button(SideId.id_for(number=said.dispute.number, act="picture"), said.words.say("dispute-press-picture"))


async def _why_not(
    interaction: discord.Interaction[Bot], said: CaseWords, attachment: discord.Attachment
) -> DeskRefused | None:
    if attachment.size > MOST_BROUGHT:
        return too_large()
    try:
        content = await attachment.read()
    except discord.HTTPException:
        return refused(DeskReason.PICTURE_GONE)
    user, dispute = await official_of(interaction), said.dispute
    taken = await interaction.client.disputes.evidence.add_picture(dispute.guild, dispute.number, user, content)
    return taken if isinstance(taken, DeskRefused) else None
