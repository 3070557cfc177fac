"""The card of a dispute in its channel: sent once, and edited whenever the dispute changes."""

from __future__ import annotations

import discord
from discord import ui

from bot.chat.base.context import guild_settings
from bot.chat.bot import Bot
from bot.chat.discord_answers import Follows, follows
from bot.chat.disputes.base.cases import words_for
from bot.chat.disputes.base.tables import DisputePost, keep_post, post_of
from bot.chat.disputes.base.titles import titles_of
from bot.chat.disputes.base.words import CaseWords
from bot.chat.disputes.shows.card import dispute_card, past_card
from bot.disputes.model.dispute import Dispute
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskRefused
from bot.disputes.model.verdicts import Verdict
from bot.disputes.rules import verdicts
from bot.locales.sentences import localizer
from rules_index import Language


def official(client: Bot) -> Official:
    """The bot itself, which reads what judges read; what it tells in public it chooses itself."""
    return Official(client.user.id if client.user else 0, judge=True)


async def words_in_channel(client: Bot, dispute: Dispute) -> CaseWords:
    """What puts a dispute into the words of everybody in its channel."""
    chosen = (await guild_settings(client.database, dispute.guild)).language
    words = localizer(Language(chosen) if chosen else client.settings.default_language)
    return await words_for(client, words, dispute)


async def standing(client: Bot, guild: int, number: int) -> Verdict | None:
    """The verdict of a dispute that stands; ``None`` before the first."""
    found = await client.disputes.verdicts.of(guild, number, official(client))
    return None if isinstance(found, DeskRefused) else verdicts.standing(found)


async def card_of(client: Bot, said: CaseWords) -> ui.LayoutView:
    """The card of a dispute as it is now."""
    dispute = said.dispute
    until = await client.disputes.verdicts.appealable(dispute.guild, dispute.number)
    verdict = await standing(client, dispute.guild, dispute.number)
    cited = [] if verdict is None else [each.rule for each in verdict.cites]
    titles = await titles_of(client, dispute.guild, cited, said.words.language)
    aside = await client.disputes.table.may_stand_aside(dispute)
    return dispute_card(said, verdict, None if isinstance(until, DeskRefused) else until, titles, may_stand_aside=aside)


async def send(client: Bot, dispute: Dispute, channel: int, nonce: str) -> None:
    """Send the card of a dispute into a channel."""
    said = await words_in_channel(client, dispute)
    view = await card_of(client, said)
    place = client.get_partial_messageable(channel, guild_id=dispute.guild)
    sent = await place.send(view=view, nonce=nonce)
    await keep_post(client.database, dispute.guild, dispute.number, channel, sent.id)


async def move(client: Bot, dispute: Dispute, channel: int, nonce: str) -> None:
    """Send the card of a dispute below everything else; what stood for it before has nothing to press any more."""
    post = await post_of(client.database, dispute.guild, dispute.number)
    if post is not None:
        await _edit(client, post, past_card(await words_in_channel(client, dispute)))
    await send(client, dispute, channel, nonce)


async def refresh(client: Bot, guild: int, number: int) -> None:
    """Show a dispute as it is now on its card; one that is gone stays gone."""
    post = await post_of(client.database, guild, number)
    dispute = await client.disputes.docket.get(guild, number, Official(0))
    if post is not None and not isinstance(dispute, DeskRefused):
        await _edit(client, post, await card_of(client, await words_in_channel(client, dispute)))


async def _edit(client: Bot, post: DisputePost, view: ui.LayoutView) -> None:
    place = client.get_partial_messageable(post.channel_id, guild_id=post.guild_id)
    try:
        await place.get_partial_message(post.message_id).edit(view=view)
    except discord.HTTPException as problem:
        # It is brought up to date where it can be; what is told beside it says the same.
        if not follows(problem, Follows.ANEW, Follows.MOVED, Follows.WAITS):
            raise
