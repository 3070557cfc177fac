"""``/desk``: the queue of cases that wait for judges, and one's own."""

from __future__ import annotations

from typing import Any, get_args

import discord
from discord import app_commands, ui

from bot.chat.base.commands.declaring import Place, command
from bot.chat.base.context import games, guild_settings, words_of_person
from bot.chat.base.guilds import is_gone
from bot.chat.base.id_items import IdButton, IdSelect
from bot.chat.base.messages import Style, button, card, select, update
from bot.chat.base.officials import official_of
from bot.chat.base.text import escape, one_line
from bot.chat.bot import Bot
from bot.chat.disputes.base.cases import case_of
from bot.chat.disputes.base.ids import ArchiveId, CasePickId, MissesId, QueueId
from bot.chat.disputes.base.picking import case_options
from bot.chat.disputes.shows.audit import audit_button
from bot.chat.disputes.shows.panel import show_case
from bot.disputes.model.dispute import Dispute
from bot.disputes.model.refusals import DeskRefused
from bot.disputes.services.docket import Queue
from bot.locales.sentences import Localizer

_QUEUES: tuple[Queue, ...] = get_args(Queue)
_MOST, _QUESTION = 25, 90
_STYLES = {True: Style.primary, False: Style.secondary}


@command("desk", place=Place.SERVERS, judges=True)
async def desk(
    interaction: discord.Interaction[Bot], number: app_commands.Range[int, 1, 999_999_999] | None = None
) -> None:
    """Open the queue, or a case by its number."""
    if number is not None:
        await show_case(await case_of(interaction, number), "o")
    else:
        await _show_queue(interaction, "unclaimed", "")


class QueueButton(IdButton, QueueId):
    """Shows another part of the queue."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show it."""
        await _show_queue(interaction, self.which, self.game)


class QueueGameSelect(IdSelect, prefix="dqg"):
    """Shows the cases of one game alone."""

    which: Queue

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show them."""
        await _show_queue(interaction, self.which, "" if self.value == "-" else self.value)


class CasePickSelect(IdSelect, CasePickId):
    """Opens a case of a list."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Open it."""
        await show_case(await case_of(interaction, int(self.value)), "o")


async def _show_queue(interaction: discord.Interaction[Bot], which: Queue, game: str) -> None:
    words, user, client = await words_of_person(interaction), await official_of(interaction), interaction.client
    guild = interaction.guild_id or 0
    found = await client.disputes.docket.queue(guild, user, which, game=game or None)
    settings = await guild_settings(client.database, guild)
    gone = [words.say("desk-role-gone")] if is_gone(interaction.guild, settings.judge_role) else []
    if isinstance(found, DeskRefused):
        await update(interaction, card(words.say("dispute-not-done"), [words.say("dispute-refused-judge-only"), *gone]))
        return
    every = await client.disputes.docket.queue(guild, user, "all")
    known = {each.game for each in (() if isinstance(every, DeskRefused) else every)}
    named = {key: name for key, name in (await games(client.oracle, words)).items() if key in known}
    lines = [_line(each, words) for each in found[:_MOST]]
    more = [words.say("desk-more", count=len(found) - _MOST)] if len(found) > _MOST else []
    queues: list[ui.Item[Any]] = [
        button(QueueId.id_for(which=each, game=game), words.say(f"desk-queue-{each}"), _STYLES[each == which])
        for each in _QUEUES
    ]
    archived = button(ArchiveId.id_for(), words.say("archive-title"))
    misses = button(MissesId.id_for(), words.say("miss-title"))
    kept: list[ui.Item[Any]] = [archived, misses, *audit_button(None, user, words)]
    rows: list[list[ui.Item[Any]]] = [queues, kept]
    if len(named) > 1:
        options = [discord.SelectOption(label=words.say("desk-every-game"), value="-", default=not game)]
        options += [
            discord.SelectOption(label=name[:100], value=key, default=key == game)
            for key, name in sorted(named.items())
        ]
        rows.append([select(QueueGameSelect.id_for(which=which), options, words.say("desk-every-game"))])
    if found:
        rows.append([select(CasePickSelect.id_for(), case_options(found[:_MOST]), words.say("desk-pick"))])
    view = card(words.say("desk-title"), [*gone, *(lines or [words.say("desk-empty")]), *more], rows=rows)
    await update(interaction, view)


def _line(dispute: Dispute, words: Localizer) -> str:
    state = words.say(f"desk-state-{dispute.status}")
    late = f" · {words.say('desk-overdue')}" if dispute.called else ""
    return f"**D-{dispute.number}** · {state}{late} · {escape(one_line(dispute.question, _QUESTION))}"
