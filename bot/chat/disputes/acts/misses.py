"""The answers that missed, for judges: what was asked, what was shown, and what answers instead."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import ui

from bot.chat.answers.ruling_text import heading_of
from bot.chat.base.context import oracle_of, words_of_person
from bot.chat.base.errors import Refusal
from bot.chat.base.id_items import IdButton, IdSelect
from bot.chat.base.ids.fields import Row
from bot.chat.base.messages import Style, button, card, select, update
from bot.chat.base.officials import official_of
from bot.chat.base.text import escape, one_line
from bot.chat.bot import Bot
from bot.chat.disputes.base.ids import MissesId, QueueId
from bot.disputes.model.misses import Miss
from bot.disputes.model.refusals import DeskRefused
from bot.locales.sentences import Localizer
from rules_index import Oracle, Ruling

_MOST, _QUESTION, _WHOLE, _OFFERED = 25, 90, 1000, 10


class MissesButton(IdButton, MissesId):
    """Shows the list."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show it."""
        await _show_list(interaction)


class MissSelect(IdSelect, prefix="dmp"):
    """Opens one of the list."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Show it."""
        await _show_miss(interaction, int(self.value))


class MissAnswerSelect(IdSelect, prefix="dma"):
    """Says which rule answers."""

    number: Row

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Let the oracle answer so."""
        miss = await _miss(interaction, self.number)
        service, user = interaction.client.disputes.misses, await official_of(interaction)
        await service.missed(interaction.guild_id or 0, user, miss, self.value)
        await _show_list(interaction)
        if (offer := interaction.client.offer_words) is not None:
            await offer(interaction, miss.question, self.value, await words_of_person(interaction))


class MissDropButton(IdButton, prefix="dmd"):
    """Takes one off the list: the answer was right, or what was taught is forgotten."""

    number: Row

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Take it off."""
        user = await official_of(interaction)
        await interaction.client.disputes.misses.drop(interaction.guild_id or 0, user, self.number)
        await _show_list(interaction)


async def _listed(interaction: discord.Interaction[Bot]) -> tuple[Miss, ...]:
    found = await interaction.client.disputes.misses.list(interaction.guild_id or 0, await official_of(interaction))
    if isinstance(found, DeskRefused):
        raise Refusal("dispute-refused-judge-only")
    return found


async def _miss(interaction: discord.Interaction[Bot], number: int) -> Miss:
    found = next((each for each in await _listed(interaction) if each.id == number), None)
    if found is None:
        raise Refusal("miss-gone")
    return found


async def _show_list(interaction: discord.Interaction[Bot]) -> None:
    words, found = await words_of_person(interaction), await _listed(interaction)
    shown = found[:_MOST]
    lines = [_line(each, words) for each in shown]
    more = [words.say("desk-more", count=len(found) - _MOST)] if len(found) > _MOST else []
    rows: list[list[ui.Item[Any]]] = []
    if shown:
        options = [discord.SelectOption(label=one_line(each.question, 100), value=str(each.id)) for each in shown]
        rows.append([select(MissSelect.id_for(), options, words.say("miss-pick"))])
    rows.append([button(QueueId.id_for(which="unclaimed", game=""), words.say("desk-title"))])
    await update(interaction, card(words.say("miss-title"), [*(lines or [words.say("miss-none")]), *more], rows=rows))


def _line(miss: Miss, words: Localizer) -> str:
    state = words.say("miss-taught") if miss.taught else words.say("miss-times", count=miss.times)
    return f"- {escape(one_line(miss.question, _QUESTION))} · {state}"


async def _show_miss(interaction: discord.Interaction[Bot], number: int) -> None:
    words, miss = await words_of_person(interaction), await _miss(interaction, number)
    oracle = await oracle_of(interaction, words.language)
    wrong, answer, hits = await asyncio.to_thread(_rules, oracle, miss)
    said = [f"> {escape(one_line(miss.question, _WHOLE))}"]
    if wrong is not None:
        said.append(words.say("miss-shown", rule=escape(heading_of(wrong, words.language))))
    if answer is not None:
        said.append(words.say("miss-answer", rule=escape(heading_of(answer, words.language))))
    options = [
        discord.SelectOption(label=one_line(heading_of(each, words.language), 100), value=each.id) for each in hits
    ]
    label = words.say("miss-forget" if miss.taught else "miss-right")
    drop = button(MissDropButton.id_for(number=miss.id), label, Style.danger)
    back = button(MissesId.id_for(), words.say("miss-title"))
    rows: list[list[ui.Item[Any]]] = [[drop, back]]
    if options:
        rows.insert(0, [select(MissAnswerSelect.id_for(number=miss.id), options, words.say("missed-pick"))])
    await update(interaction, card(words.say("miss-one"), said, rows=rows))


def _rules(oracle: Oracle, miss: Miss) -> tuple[Ruling | None, Ruling | None, list[Ruling]]:
    """The rule that was shown, the one that answers, and others that may."""
    asked = oracle.ask(miss.question, game=miss.game, edition=miss.edition, limit=_OFFERED)
    hits = [each for each in asked.rulings if each.id != miss.wrong and not each.is_note]
    return oracle.ruling(miss.wrong), oracle.ruling(miss.answer) if miss.answer else None, hits
