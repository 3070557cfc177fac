"""A match's channel: its messages sent, edited and removed, and their ids, kept so that none is ever sent twice."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any

import aiohttp
import discord
from discord import ui

from bot.chat.bot import Bot
from bot.chat.discord_answers import Follows, follows
from bot.chat.matches.base.tables import Post
from bot.chat.matches.delivers.records import Records
from bot.locales.sentences import Localizer, localizer
from bot.matches.model.match import Match
from rules_index import Language

_log = logging.getLogger(__name__)

STATUS = "status"
NEVER_TAKEN = (Follows.LEFT_OUT, Follows.WITHHELD)


class MatchChannel:
    """The channel of one match, for as long as one delivery takes; every method may raise what Discord answers.

    Args:
        records: what is kept of the match's messages, where it is read already. What is sent, edited and removed is
            recorded there, and saved by the owner of the records; only what :meth:`put` sends is saved at once.

    Attributes:
        id: the channel's.
        sent: how many messages were sent, below which the status message now stands.
        withheld: the lines that the server's AutoMod blocks, in whose place another one stands.
    """

    def __init__(self, client: Bot, match: Match, channel: int, records: Records | None = None) -> None:
        self._client = client
        self._match = match
        self.records = records or Records(client.database, match.id)
        self.sent = 0
        self.withheld: list[str] = []
        self.id = channel
        self._words: Localizer | None = None
        self._channel = client.get_partial_messageable(channel, guild_id=match.guild)

    def of(self, channel: int) -> MatchChannel:
        """The channel in which a message of the match was sent, which the match may have left since."""
        return self if channel == self.id else MatchChannel(self._client, self._match, channel, self.records)

    async def words(self) -> Localizer:
        """Sentences for everybody in it."""
        if self._words is None:
            chosen = (await self.records.guild()).language
            self._words = localizer(Language(chosen) if chosen else self._client.settings.default_language)
        return self._words

    async def posts(self) -> dict[str, Post]:
        """The match's messages in this channel."""
        known = await self.records.posts()
        return {name: post for name, post in known.items() if post.channel_id == self._channel.id}

    async def probe(self) -> None:
        """Learn whether it takes messages, without sending one: only those who may write are seen typing."""
        await self._channel.typing()

    async def is_locked(self) -> bool:
        """Whether it is known to be a thread that no new message opens again."""
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            found = await self._client.fetch_channel(self.id)
            return isinstance(found, discord.Thread) and found.locked
        return False

    async def announce(self, text: str, nonce: str, **beside: Any) -> int:
        """Send a line whose id counts, without notifying anyone; a nonce is sent only once.

        Args:
            beside: what is sent with it, such as its buttons or a file.
        """
        sent = await self._channel.send(text, nonce=_nonce(nonce), silent=True, **beside)
        self.sent += 1
        return sent.id

    async def say(self, text: str, nonce: str) -> int | None:
        """Send a text as :meth:`announce` does, and return its id.

        Of lines that Discord never takes each has another one in its place, and the text has no id.
        """
        return await self._say(text, nonce, self.announce)

    async def say_long(self, text: str, nonce: str) -> int | None:
        """Send a text of up to 4,000 characters as :meth:`say` does."""
        return await self._say(text, nonce, self._announce_long)

    async def _announce_long(self, text: str, nonce: str) -> int:
        sent = await self._channel.send(view=_page(text), nonce=_nonce(nonce), silent=True)
        self.sent += 1
        return sent.id

    async def _say(self, text: str, nonce: str, send: Callable[[str, str], Awaitable[int]]) -> int | None:
        try:
            return await send(text, nonce)
        except discord.HTTPException as problem:
            if not follows(problem, *NEVER_TAKEN):
                raise
            lines = [line for line in text.split("\n") if line]
            if len(lines) > 1:
                for number, line in enumerate(lines):
                    await self._say(line, f"{nonce}/{number}", send)
            else:
                await self.announce(await self._instead_of(text, problem), f"{nonce}!")
        return None

    async def _instead_of(self, text: str, problem: discord.HTTPException) -> str:
        """What stands in the place of a line that Discord never takes; the line is counted."""
        withheld = follows(problem, Follows.WITHHELD)
        self._client.metrics.happened["left_out"] += 1
        _log.error("Match %d: Discord never takes this line, which is left out: %s", self._match.id, problem)
        self.withheld += [text] if withheld else []
        return (await self.words()).say("line-withheld" if withheld else "line-left-out")

    async def rewrite(self, message: int, text: str) -> bool:
        """Let a long message say something else; ``False`` where it takes no edit and another one must be sent."""
        try:
            await self._channel.get_partial_message(message).edit(view=_page(text))
        except discord.HTTPException as problem:
            # Where it cannot be written at all, the message that is sent in its place says so.
            if follows(problem, Follows.LATER, Follows.STOPS):
                raise
            return False
        return True

    async def ping(
        self, names: Sequence[str], text: str, view: ui.View, users: list[int], nonce: str, *, roles: Sequence[int] = ()
    ) -> None:
        """Send a message that notifies these users and roles alone, in the place of earlier ones of these names."""
        for name in names:
            await self.remove(name)
        named = discord.AllowedMentions(
            everyone=False,
            roles=[discord.Object(role) for role in roles],
            users=[discord.Object(user) for user in users],
        )
        try:
            sent = await self._channel.send(text, view=view, nonce=_nonce(nonce), allowed_mentions=named)
        except discord.HTTPException as problem:
            if not follows(problem, *NEVER_TAKEN):
                raise
            who = [*(f"<@&{role}>" for role in roles), *(f"<@{user}>" for user in users)]
            text = " ".join([*who, await self._instead_of(text, problem)])
            sent = await self._channel.send(text, view=view, nonce=_nonce(f"{nonce}!"), allowed_mentions=named)
        for name in names:
            self._keep(name, sent.id)

    async def put(
        self, name: str, view: ui.LayoutView, attached: list[discord.File], nonce: str, *, below: bool = False
    ) -> int:
        """Edit the message of that name, or send it where there is none any longer, or only one too old; its id.

        Args:
            below: send a new one in any case, and remove the old one afterwards.
        """
        post = (await self.posts()).get(name)
        if post is not None and not below and self._may_edit(post):
            try:
                await self._edit(post, view=view, attachments=attached)
            except discord.HTTPException as problem:
                if not follows(problem, Follows.ANEW):
                    raise
                for file in attached:
                    file.reset()
            else:
                return post.message_id
        sent = await self._channel.send(view=view, files=attached, nonce=_nonce(nonce))
        self._keep(name, sent.id)
        await self.records.save()
        if post is not None and post.message_id != sent.id:
            await self._delete(post)
        return sent.id

    async def close(self, name: str, text: str) -> None:
        """Take the buttons off a message and say how it ended; one that is gone stays gone."""
        post = (await self.posts()).get(name)
        if post is None:
            return
        try:
            await self._edit(post, content=text, view=None)
        except discord.HTTPException as problem:
            if not follows(problem, Follows.ANEW):
                raise
        self.records.forget(name)

    async def remove(self, name: str) -> None:
        """Delete a message, once it is there under no other name; one that is gone is as good as deleted."""
        known = await self.posts()
        post = known.pop(name, None)
        if post is None:
            return
        if all(other.message_id != post.message_id for other in known.values()):
            await self._delete(post)
        self.records.forget(name)

    def may_edit(self, posted: datetime) -> bool:
        """Whether Discord takes an edit of a message posted then at once; else another is sent in its place."""
        return self._client.old_edits.allows(self.id, posted, self._client.matches.clock.now())

    def _may_edit(self, post: Post) -> bool:
        return self.may_edit(post.posted)

    def _keep(self, name: str, message: int) -> None:
        self.records.keep(name, Post(self._channel.id, message, self._client.matches.clock.now()))

    async def _delete(self, post: Post) -> None:
        try:
            await self._channel.get_partial_message(post.message_id).delete()
        except discord.HTTPException as problem:
            if not follows(problem, Follows.ANEW):
                raise

    async def _edit(self, post: Post, **changes: Any) -> None:
        await self._channel.get_partial_message(post.message_id).edit(**changes)


def _page(text: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    view.stop()
    return view


def _nonce(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()[:24]
