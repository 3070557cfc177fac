"""``/archive``: disputes that are over, all of the server for judges, their own for players."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui

from bot.chat.base.commands.declaring import Place, command
from bot.chat.base.context import words_of_person
from bot.chat.base.id_items import IdButton
from bot.chat.base.messages import card, select, update
from bot.chat.base.officials import official_of
from bot.chat.base.text import escape, one_line
from bot.chat.bot import Bot
from bot.chat.disputes.base.ids import ArchiveId, CasePickId
from bot.chat.disputes.base.picking import case_options
from bot.disputes.services.books.archive import Outcome, Past, Wanted
from bot.locales.sentences import Localizer

_MOST, _QUESTION, _RULING = 25, 80, 60


@command("archive", place=Place.SERVERS)
async def archive(
    interaction: discord.Interaction[Bot],
    words: app_commands.Range[str, 1, 100] | None = None,
    rule: app_commands.Range[str, 1, 100] | None = None,
    player: discord.Member | None = None,
    outcome: Outcome | None = None,
) -> None:
    """List the disputes that are over and fit, the newest first."""
    await _show(interaction, Wanted(words or "", rule or "", player.id if player else None, outcome))


class ArchiveButton(IdButton, ArchiveId):
    """Shows the archive from the desk."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show the newest."""
        await _show(interaction, Wanted())


async def _show(interaction: discord.Interaction[Bot], wanted: Wanted) -> None:
    words, user = await words_of_person(interaction), await official_of(interaction)
    found = await interaction.client.disputes.archive.find(interaction.guild_id or 0, user, wanted)
    shown = found[:_MOST]
    lines = [words.say("archive-all" if user.judges else "archive-mine")]
    lines += [_line(past, words) for past in shown] or [words.say("archive-none")]
    if len(found) > _MOST:
        lines.append(words.say("archive-more", count=len(found) - _MOST))
    rows: list[list[ui.Item[Any]]] = []
    if shown:
        options = case_options(past.dispute for past in shown)
        rows.append([select(CasePickId.id_for(), options, words.say("desk-pick"))])
    await update(interaction, card(words.say("archive-title"), lines, rows=rows))


def _line(past: Past, words: Localizer) -> str:
    ruling = "" if past.verdict is None else f" → {escape(one_line(past.verdict.ruling, _RULING))}"
    asked = escape(one_line(past.dispute.question, _QUESTION))
    return f"**D-{past.dispute.number}** · {words.say(f'archive-{past.outcome}')} · {asked}{ruling}"
