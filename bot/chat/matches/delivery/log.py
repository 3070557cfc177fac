"""The log of a match in its channel: entries that belong together are one message, which grows by edits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from sqlalchemy import delete
from sqlmodel import col

from bot.chat.base.messages import LineRenderer
from bot.chat.bot import Bot
from bot.chat.matches.base.tables import LogMessage
from bot.chat.matches.delivery.channel import MatchChannel
from bot.database import upsert
from bot.games.values import SPECTATOR, Line
from bot.matches.model.messages import Logged
from bot.matches.services.history import taken_back

SHORT, LONG = 1900, 3900
"""So much goes into a plain message, of which Discord takes 2,000 characters, and into one of components (4,000)."""


class ChannelLog:
    """Posts entries of one match's log, each of them once and in order.

    Args:
        channel: where the match is played.
    """

    def __init__(self, bot: Bot, match: int, channel: MatchChannel) -> None:
        self._bot = bot
        self._match = match
        self._channel = channel

    async def post(self, renderer: LineRenderer, key: str, entries: tuple[Logged, ...]) -> None:
        """Post entries; those of the newest message's chapter are added to it as long as it has room.

        Args:
            key: names these entries for ever, so that posting them twice shows them once.
        """
        for number, (chapter, group) in enumerate(groupby(entries, lambda entry: entry.chapter)):
            told = [(entry.seq, _text(renderer, entry.lines)) for entry in group]
            if chapter:
                await self._grow(renderer, f"{key}/{number}", chapter, told)
                continue
            for part, (_, _, text) in enumerate(packed(told, SHORT)):
                await self.close()
                await self._channel.say(text, f"{key}/{number}.{part}")

    async def close(self) -> None:
        """Let the newest message grow no more, because something else follows it."""
        async with self._bot.database.writing() as session:
            await session.exec(delete(LogMessage).where(col(LogMessage.match_id) == self._match))

    async def _grow(self, renderer: LineRenderer, key: str, chapter: str, told: list[tuple[int, str]]) -> None:
        newest = await self._newest()
        if newest is not None and newest.chapter == chapter:
            told = [(seq, text) for seq, text in told if seq > newest.last]
            if not any(text for _, text in told):
                return
            if await self._added(renderer, newest, told[-1][0]):
                return
        for number, (first, last, text) in enumerate(packed(told, LONG)):
            message = await self._channel.say_long(text, f"{key}/{number}")
            await self._keep(chapter, message, first, last)

    async def _added(self, renderer: LineRenderer, newest: LogMessage, last: int) -> bool:
        """Whether the newest message could be made to show the entries up to this one as well."""
        if newest.first > newest.last:
            return False
        pages = await self._bot.matches.history.log(
            self._match, SPECTATOR, before=last + 1, limit=last - newest.first + 1
        )
        if not pages or not self._channel.may_edit(min(page.at for page in pages)):
            return False
        gone = taken_back(pages)
        said = (_struck(_text(renderer, page.lines), struck=page.seq in gone) for page in pages)
        text = "\n".join(filter(None, said))
        if len(text) > LONG or not await self._channel.rewrite(newest.message_id, text):
            return False
        await self._keep(newest.chapter, newest.message_id, newest.first, last)
        return True

    async def _newest(self) -> LogMessage | None:
        async with self._bot.database.reading() as session:
            known = await session.get(LogMessage, self._match)
        return known if known is not None and known.channel_id == self._channel.id else None

    async def _keep(self, chapter: str, message: int, first: int, last: int) -> None:
        shows = {"message_id": message, "chapter": chapter, "first": first, "last": last}
        async with self._bot.database.writing() as session:
            connection = await session.connection()
            await upsert(connection, LogMessage, {"match_id": self._match}, {"channel_id": self._channel.id, **shows})


def packed(told: Iterable[tuple[int, str]], room: int) -> Iterator[tuple[int, int, str]]:
    """Entries in as few messages as they fit into: the first and the last entry of each, and its text.

    An entry that is too long for one message goes on in further ones; what they show ends before it begins, because
    none of them can be written anew from whole entries.
    """
    first = last = 0
    text = ""
    for seq, said in told:
        if not said:
            continue
        if text and len(text) + 1 + len(said) > room:
            yield first, last, text
            text = ""
        if len(said) > room:
            yield from ((seq + 1, seq, part) for part in parts(said, room))
            continue
        first, text = (first, f"{text}\n{said}") if text else (seq, said)
        last = seq
    if text:
        yield first, last, text


def parts(text: str, room: int) -> Iterator[str]:
    """A text in parts that fit, parted at the end of a line or a word where there is one."""
    while len(text) > room:
        head = text[:room]
        cut = max(head.rfind("\n"), 0) or max(head.rfind(" "), 0) or room
        yield text[:cut]
        text = text[cut:].lstrip("\n ")
    if text:
        yield text


def _struck(text: str, *, struck: bool) -> str:
    """A text with every line struck out, if it is to be."""
    return "\n".join(f"~~{line}~~" for line in text.split("\n") if line) if struck else text


def _text(renderer: LineRenderer, lines: tuple[Line, ...]) -> str:
    return "\n".join(filter(None, (renderer.markdown(line) for line in lines)))
