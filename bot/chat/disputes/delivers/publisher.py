"""Delivers what is to be told about disputes: in channels, to roles and to people."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import discord

from bot.chat.base.context import guild_settings
from bot.chat.base.guilds import is_gone
from bot.chat.base.messages import button
from bot.chat.bot import Bot
from bot.chat.discord_answers import Follows, after, follows
from bot.chat.disputes.base.ids import SideId
from bot.chat.disputes.base.tables import post_of
from bot.chat.disputes.base.who import who_rules
from bot.chat.disputes.base.words import CaseWords
from bot.chat.disputes.delivers import posts
from bot.chat.disputes.delivers.rulers import may_rule
from bot.chat.disputes.delivers.sentences import told
from bot.database import DatabaseProblem
from bot.disputes.model.dispute import Status
from bot.disputes.model.notices import DeskParcel
from bot.disputes.model.official import Official
from bot.disputes.model.refusals import DeskRefused
from bot.matches.storage.errors import DamageProblem
from bot.storage.queues import GIVEN_UP, LONGEST, retry_in

_log = logging.getLogger(__name__)

_POLL, _DATABASE = 30.0, 5.0
_TO_ROLES = {"judges": "judge", "called": "judge", "head": "head", "appealed": "head", "admins": ""}
_WAITED_FOR = frozenset({Follows.WAITS, Follows.LATER, Follows.ANEW, Follows.STOPS})
_CARDS = frozenset({"verdict", "mended", "changed"})


class DisputePublisher:
    """Takes the notices of disputes and delivers each at least once, the oldest first."""

    def __init__(self, client: Bot) -> None:
        self._client = client

    async def run(self) -> None:
        """Deliver until cancelled; whatever goes wrong is tried again."""
        while True:
            try:
                await self.deliver()
            except DatabaseProblem as problem:
                _log.error("The notices of disputes cannot be read: %s", problem)
                await asyncio.sleep(_DATABASE)
            with suppress(TimeoutError):
                async with asyncio.timeout(_POLL):
                    await self._client.disputes.notices.wait()

    async def release(self) -> None:
        """Take back what an earlier run of the bot claimed and could not deliver; for the only publisher there is."""
        await self._client.disputes.notices.release()

    async def deliver(self) -> None:
        """Deliver everything that waits and is due, each once."""
        tried: set[int] = set()
        while parcels := [each for each in await self._client.disputes.notices.claim() if each.id not in tried]:
            tried |= {each.id for each in parcels}
            for parcel in parcels:
                await self._deliver(parcel)

    async def _deliver(self, parcel: DeskParcel) -> None:
        notices = self._client.disputes.notices
        try:
            await self._tell(parcel)
        except DamageProblem as problem:
            # Its match cannot be read, as without its pack; the notices of others need not wait for that.
            _log.error("A notice of dispute D-%d is put off: %s", parcel.dispute, problem)
            await notices.failed(parcel.id, LONGEST)
        except DatabaseProblem:
            raise
        except Exception as problem:
            known = after(problem)
            is_hopeless = known.follows not in _WAITED_FOR and parcel.attempts >= GIVEN_UP
            if is_hopeless or known.follows in (Follows.LEFT_OUT, Follows.WITHHELD):
                _log.error("A notice of dispute D-%d is given up", parcel.dispute, exc_info=problem)
                self._client.metrics.happened["left_out"] += 1
                await notices.delivered(parcel.id)
                return
            _log.warning("A notice of dispute D-%d is put off: %s", parcel.dispute, problem)
            await notices.failed(parcel.id, retry_in(parcel.attempts))
            if known.follows is Follows.STOPS:
                await self._client.doubt_token()
        else:
            await notices.delivered(parcel.id)

    async def _tell(self, parcel: DeskParcel) -> None:
        client = self._client
        dispute = await client.disputes.docket.get(parcel.guild, parcel.dispute, Official(0))
        if isinstance(dispute, DeskRefused):
            return
        said = await posts.words_in_channel(client, dispute)
        channel = await self._channel(parcel)
        if parcel.notice.kind == "opened":
            await posts.send(client, dispute, channel, parcel.key)
            return
        if parcel.notice.kind in _CARDS:
            await posts.move(client, dispute, channel, parcel.key)
            return
        await posts.refresh(client, parcel.guild, parcel.dispute)
        if parcel.notice.kind == "final":
            return
        if parcel.user is not None:
            await self._to_person(parcel, said, channel)
        elif parcel.notice.kind in _TO_ROLES:
            await self._to_role(parcel, said, channel)
        else:
            text = told(said, parcel.notice)
            await self._place(parcel, channel).send(text, nonce=parcel.key, silent=True)

    async def _channel(self, parcel: DeskParcel) -> int:
        """Where a dispute is told: where its match is played now, or else where it was opened.

        A match whose channel takes no messages is one that judges are called to from elsewhere.
        """
        position = None if parcel.match is None else await self._client.matches.position(parcel.match)
        if position is None or position.match.course.held_by("silence"):
            return parcel.channel
        return position.match.channel or parcel.channel

    async def _to_role(self, parcel: DeskParcel, said: CaseWords, channel: int) -> None:
        """Notify judges or head judges, as far as somebody has that role."""
        settings = await guild_settings(self._client.database, parcel.guild)
        # Judges decide no appeal: without a role of head judges, those who manage the server do.
        heads = settings.head_judge_role or (None if said.dispute.status is Status.APPEALED else settings.judge_role)
        role = {"judge": settings.judge_role, "head": heads}.get(_TO_ROLES[parcel.notice.kind])
        guild, text = self._client.get_guild(parcel.guild), told(said, parcel.notice)
        if is_gone(guild, role):
            role, text = None, f"{text}\n-# {said.words.say('judges-role-gone')}"
        elif role is not None and await may_rule(self._client, guild, role, said.dispute) == 0:
            role, text = None, "\n".join([text, said.words.say("dispute-rules-nobody"), *who_rules(said)])
        view = discord.ui.View(timeout=None)
        view.add_item(button(SideId.id_for(number=parcel.dispute, act="judge"), said.words.say("dispute-press-judge")))
        view.stop()
        named = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(role)] if role else [])
        said_to = f"<@&{role}> {text}" if role else text
        await self._place(parcel, channel).send(said_to, view=view, nonce=parcel.key, allowed_mentions=named)

    async def _to_person(self, parcel: DeskParcel, said: CaseWords, channel: int) -> None:
        """Write to somebody in private, or mention them in the channel where they take no private messages."""
        user = parcel.user or 0
        text = told(said, parcel.notice)
        post = await post_of(self._client.database, parcel.guild, parcel.dispute)
        link = f"\nhttps://discord.com/channels/{parcel.guild}/{post.channel_id}/{post.message_id}" if post else ""
        try:
            private = await self._client.create_dm(discord.Object(user))
            await private.send(f"{text}{link}", nonce=parcel.key)
        except discord.HTTPException as problem:
            if not follows(problem, Follows.OPENLY, Follows.WAITS, Follows.MOVED, Follows.UNKNOWN):
                raise
            if parcel.notice.kind == "penalty":
                # A penalty is for its own person's eyes; they find it under their penalties.
                return
            named = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user)])
            await self._place(parcel, channel).send(f"<@{user}> {text}", nonce=parcel.key, allowed_mentions=named)

    def _place(self, parcel: DeskParcel, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel, guild_id=parcel.guild)
