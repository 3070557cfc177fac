"""What judges press beside the verdict: another section, take a case, hand it on, recuse, cite, quote."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord
from discord import ui
from msgspec.structs import replace

from bot.chat.base.context import oracle_of
from bot.chat.base.errors import Refusal
from bot.chat.base.id_items import IdItem
from bot.chat.base.messages import Style, button, card, reply, small
from bot.chat.base.officials import official_named
from bot.chat.base.text import escape
from bot.chat.bot import Bot
from bot.chat.disputes.base.cases import CaseButton, CaseContext, CaseSelect, case_of, granted
from bot.chat.disputes.base.drafts import draft_of, keep
from bot.chat.disputes.base.ids import ActId, CaseId, CiteId, QuoteId, ReadFromId, SectionId
from bot.chat.disputes.base.picking import ask_for_person
from bot.chat.disputes.base.records import send_record
from bot.chat.disputes.delivers.posts import refresh, words_in_channel
from bot.chat.disputes.shows.panel import show_case
from bot.chat.disputes.shows.rules import rule_lines
from bot.disputes.services.desk import Claimed


class SectionButton(CaseButton, SectionId):
    """Opens a section of the panel."""

    async def pressed(self, context: CaseContext) -> None:
        """Show it."""
        await show_case(context, self.section, self.page)


class ActButton(CaseButton, ActId):
    """What a judge does with a case."""

    async def pressed(self, context: CaseContext) -> None:
        """Do it."""
        await _ACTS[self.act](context)


class HandSelect(IdItem[ui.UserSelect[ui.LayoutView]], CaseId, prefix="dhand"):
    """Hands a case on to the judge that was picked."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Hand it on."""
        if interaction.client.is_repeated(interaction):
            return
        context, picked = await case_of(interaction, self.number), self.item.values[0]
        if not isinstance(picked, discord.Member):
            raise Refusal("desk-no-member")
        to = await official_named(interaction, picked)
        granted(context, await context.service.desk.hand_on(context.guild, context.number, context.user, to))
        await reply(interaction, card(context.words.say("desk-handed", number=context.number), []))
        await refresh(interaction.client, context.guild, context.number)


class ReadFromSelect(CaseSelect, ReadFromId):
    """Chooses the entry after which the log is read."""

    async def picked(self, context: CaseContext) -> None:
        """Keep it, and show the log from there."""
        entry = int(self.value) if self.value.isdecimal() else 0
        done = await context.service.desk.read_from(context.guild, context.number, context.user, entry)
        await show_case(context.after(granted(context, done)), "l")


class CiteSelect(CaseSelect, CiteId):
    """Takes rules of the bundle into the verdict."""

    async def picked(self, context: CaseContext) -> None:
        """Add them to the draft."""
        draft = await draft_of(context, "give")
        rules = tuple(dict.fromkeys((*draft.decision.rules, *self.values)))
        await keep(context, replace(draft, decision=replace(draft.decision, rules=rules)))
        await show_case(context, "b", notes=(context.words.say("desk-cited", count=len(rules)),))


class QuoteSelect(CaseSelect, QuoteId):
    """Puts a rule into the dispute's channel, with its source."""

    async def picked(self, context: CaseContext) -> None:
        """Send it, if the person has the case."""
        held = granted(context, await context.service.desk.renew(context.guild, context.number, context.user))
        client = context.interaction.client
        oracle = await oracle_of(context.interaction)
        ruling = await asyncio.to_thread(oracle.ruling, self.value)
        if ruling is None:
            raise Refusal("dispute-refused-no-rule", rule=escape(self.value[:80]))
        said = await words_in_channel(client, held)
        view = card(
            said.words.say("desk-quoted", number=held.number),
            [*rule_lines(ruling, said.words), small([escape(ruling.book.title)])],
        )
        position = context.said.position
        channel = (position.match.channel if position else None) or held.channel
        place = client.get_partial_messageable(channel, guild_id=held.guild)
        await place.send(view=view, nonce=str(context.interaction.id)[-25:])
        await show_case(context, "b", notes=(context.words.say("desk-quote-sent"),))


async def _claim(context: CaseContext) -> None:
    done = granted(context, await context.service.desk.claim(context.guild, context.number, context.user))
    await _taken(context.after(done.dispute), done)


async def _taken(context: CaseContext, done: Claimed) -> None:
    notes = [context.words.say("desk-claimed")]
    if done.dispute.match is not None:
        notes.append(context.words.say("desk-claimed-seat"))
    if done.partners:
        matches = ", ".join(f"#{match}" for match in done.partners)
        notes.append(context.words.say("desk-partners", count=len(done.partners), matches=matches))
    await show_case(context, "o", notes=tuple(notes))
    await refresh(context.interaction.client, context.guild, context.number)


async def _ask_to_recuse(context: CaseContext) -> None:
    say = context.words.say
    sure = button(ActId.id_for(number=context.number, act="recuse-sure"), say("desk-recuse-sure"), Style.danger)
    await reply(context.interaction, card(say("desk-recuse"), [say("desk-recuse-about")], rows=[[sure]]))


async def _recuse(context: CaseContext) -> None:
    done = granted(context, await context.service.desk.recuse(context.guild, context.number, context.user))
    await reply(context.interaction, card(context.words.say("desk-recused", number=done.number), []))
    await refresh(context.interaction.client, context.guild, context.number)


async def _hand(context: CaseContext) -> None:
    say, picks = context.words.say, HandSelect.id_for(number=context.number)
    await ask_for_person(context, picks, say("dispute-pick-judge"), say("desk-hand"), say("desk-hand-about"))


async def _stay(context: CaseContext) -> None:
    done = granted(context, await context.service.verdicts.stay(context.guild, context.number, context.user))
    await show_case(context.after(done), "o", notes=(context.words.say("desk-stayed"),))


_ACTS: dict[str, Callable[[CaseContext], Awaitable[None]]] = {
    "claim": _claim,
    "recuse": _ask_to_recuse,
    "recuse-sure": _recuse,
    "hand": _hand,
    "stay": _stay,
    "export": send_record,
}
