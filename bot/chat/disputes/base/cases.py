"""An interaction with a dispute: the dispute as whoever acts may see it, reloaded for each press."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

import discord
import msgspec
from discord import ui

from bot.chat.base.context import words_of_person
from bot.chat.base.errors import NotGranted, Refusal
from bot.chat.base.id_items import IdButton, IdSelect
from bot.chat.base.messages import card, reply
from bot.chat.base.officials import official_of
from bot.chat.bot import Bot
from bot.chat.disputes.base.ids import CaseId
from bot.chat.disputes.base.showing import paragraphs
from bot.chat.disputes.base.who import who_rules
from bot.chat.disputes.base.words import CaseWords
from bot.disputes.model.dispute import Dispute
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskReason, DeskRefused
from bot.disputes.model.verdicts import Verdict
from bot.disputes.service import DisputeService
from bot.locales.sentences import Localizer
from bot.matches.storage.errors import DamageProblem

_log = logging.getLogger(__name__)

_RED = discord.Colour.red()
_NOT_JUDGES = frozenset(
    {
        DeskReason.JUDGE_ONLY,
        DeskReason.HEAD_ONLY,
        DeskReason.PARTIAL,
        DeskReason.BARRED,
        DeskReason.RECUSED,
        DeskReason.RULED_BEFORE,
        DeskReason.NOT_FOR_THEM,
    }
)
"""Why somebody may not judge a dispute that others may."""

T = TypeVar("T")


@dataclass(frozen=True)
class CaseContext:
    """An interaction with a dispute.

    Attributes:
        user: who acts, in what office.
        said: puts what concerns the dispute into the words of whoever acts.
    """

    interaction: discord.Interaction[Bot]
    dispute: Dispute
    user: Official
    said: CaseWords

    @property
    def service(self) -> DisputeService:
        """What can be done with disputes."""
        return self.interaction.client.disputes

    @property
    def words(self) -> Localizer:
        """Sentences for whoever acts."""
        return self.said.words

    @property
    def guild(self) -> int:
        """The server's id."""
        return self.dispute.guild

    @property
    def number(self) -> int:
        """The dispute's number in its server."""
        return self.dispute.number

    def after(self, dispute: Dispute) -> CaseContext:
        """The same context after the dispute changed."""
        said = CaseWords(self.words, dispute, self.said.settings, self.said.position)
        return replace(self, dispute=dispute, said=said)


class CaseButton(IdButton, CaseId):
    """A button that belongs to a dispute."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Reload the dispute and do what the button says."""
        if not interaction.client.is_repeated(interaction):
            await self.pressed(await case_of(interaction, self.number))

    async def pressed(self, context: CaseContext) -> None:
        """Answer the person who pressed it."""
        raise NotImplementedError


class CaseSelect(IdSelect, CaseId):
    """A select that belongs to a dispute; otherwise as buttons are."""

    async def used(self, interaction: discord.Interaction[Bot]) -> None:
        """Reload the dispute and do what was picked."""
        if not interaction.client.is_repeated(interaction):
            await self.picked(await case_of(interaction, self.number))

    async def picked(self, context: CaseContext) -> None:
        """Answer the person who picked."""
        raise NotImplementedError


async def case_of(interaction: discord.Interaction[Bot], number: int) -> CaseContext:
    """The dispute of this server with a number, as whoever acts may see it.

    Raises:
        Refusal: there is none, or its match cannot be read.
    """
    user, client = await official_of(interaction), interaction.client
    guild = interaction.guild_id or 0
    try:
        dispute = await client.disputes.docket.get(guild, number, user)
        if not isinstance(dispute, DeskRefused) and _stands_in(dispute, user.user):
            user = msgspec.structs.replace(user, stand_in=True)
            dispute = await client.disputes.docket.get(guild, number, user)
        if isinstance(dispute, DeskRefused):
            raise Refusal("dispute-refused-no-dispute", number=number)
        said = await words_for(client, await words_of_person(interaction), dispute)
    except DamageProblem as problem:
        _log.error("Dispute D-%d cannot be shown: %s", number, problem)
        raise Refusal("dispute-refused-unreadable", number=number) from problem
    return CaseContext(interaction, dispute, user, said)


def _stands_in(dispute: Dispute, user: int) -> bool:
    named = dispute.stand_in
    return named is not None and named.user == user and dispute.all_accept


async def words_for(client: Bot, words: Localizer, dispute: Dispute) -> CaseWords:
    """What puts a dispute into the words of a language."""
    settings = await client.disputes.guilds.settings(dispute.guild)
    position = None if dispute.match is None else await client.matches.position(dispute.match)
    return CaseWords(words, dispute, settings, position)


def granted(context: CaseContext, done: T | DeskRefused) -> T:
    """The answer of a service that did what it was asked.

    Raises:
        NotGranted: it refused; the person who acted is shown why.
    """
    if isinstance(done, DeskRefused):
        raise declined(context, done)
    return done


async def verdicts_of(context: CaseContext) -> tuple[Verdict, ...]:
    """The verdicts of a dispute in order; none for a person who may not read them."""
    given = await context.service.verdicts.of(context.guild, context.number, context.user)
    return () if isinstance(given, DeskRefused) else given


def given_back(words: Localizer, *written: str) -> list[str]:
    """Words that were not taken, as lines to copy from; none where nothing was written."""
    lines = [line for text in written for line in paragraphs(text)]
    return [words.say("dispute-you-wrote"), *(f"> {line}" for line in lines)] if lines else []


def declined(context: CaseContext, refusal: DeskRefused) -> NotGranted:
    """An error to raise, which shows only the person who acted why nothing happened."""
    return NotGranted(refusal, partial(_refuse, context, refusal))


async def _refuse(context: CaseContext, refusal: DeskRefused) -> None:
    await reply(context.interaction, refusal_card(context.said, refusal))


def refusal_card(said: CaseWords, refusal: DeskRefused, more: Sequence[str] = ()) -> ui.LayoutView:
    """Why the desk does not do something, and who may rule where that person may not.

    Args:
        more: lines below that.
    """
    who = who_rules(said) if refusal.reason in _NOT_JUDGES else []
    return card(said.words.say("dispute-not-done"), [*said.why_not(refusal), *who, *more], colour=_RED)
