"""The log of a match in its channel: entries that belong together are one message, which grows by edits.

Below the entries of the newest one stands how their chapter stands, as long as it lasts.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from itertools import groupby

from bot.chat.base.messages import LineRenderer
from bot.chat.bot import Bot
from bot.chat.matches.base.tables import Newest
from bot.chat.matches.delivers.channel import MatchChannel
from bot.games.values import SPECTATOR, Line
from bot.matches.model.match import Status
from bot.matches.model.messages import Logged
from bot.matches.services.history import Page, taken_back

SHORT, LONG = 1900, 3900
"""So much goes into a plain message, of which Discord takes 2,000 characters, and into one of components (4,000)."""
BELOW = 1200
"""So much of it is left to how a chapter stands."""


class ChannelLog:
    """Posts entries of one match's log, each of them once and in order.

    Args:
        channel: where the match is played.
    """

    def __init__(self, bot: Bot, channel: MatchChannel) -> None:
        self._bot = bot
        self._channel = channel

    async def post(self, renderer: LineRenderer, key: str, entries: tuple[Logged, ...]) -> None:
        """Post entries; those of the newest message's chapter are added to it as long as it has room.

        Args:
            key: names these entries for ever, so that posting them twice shows them once.
        """
        for number, (chapter, group) in enumerate(groupby(entries, lambda entry: entry.chapter)):
            together = list(group)
            told = [(entry.seq, _text(renderer, entry.lines)) for entry in together]
            if chapter:
                await self._grow(renderer, f"{key}/{number}", chapter, told)
            else:
                for part, (_, _, text) in enumerate(packed(told, SHORT)):
                    await self.close(renderer)
                    await self._channel.say(text, f"{key}/{number}.{part}")
            await self._apart(renderer, f"{key}/{number}", together)

    async def _apart(self, renderer: LineRenderer, key: str, entries: list[Logged]) -> None:
        """Post what is to be read by itself; the message of its chapter goes on growing above it."""
        for entry in entries:
            lines = [line for line in entry.lines if line.key in renderer.game.apart]
            for number, line in enumerate(lines):
                for part, text in enumerate(parts(renderer.markdown(line), LONG)):
                    await self._channel.say_long(text, f"{key}.{entry.seq}.{number}.{part}")

    async def close(self, renderer: LineRenderer) -> None:
        """Let the newest message grow no more, because something else follows it."""
        newest = await self._channel.records.newest()
        await self._leave(renderer, newest)
        if newest is not None and newest.first <= newest.last:
            self._keep(newest.chapter, newest.message_id, newest.last + 1, newest.last, "")

    async def tally(self, renderer: LineRenderer) -> None:
        """Let the newest message say how its chapter stands now, by one edit; by none where it says so already.

        An edit that Discord does not take is left out: the next entry brings a message that says it.
        """
        newest = await self._channel.records.newest()
        if newest is None or newest.first > newest.last:
            return
        if newest.channel_id != self._channel.id:
            await self._bring(renderer, newest)
            return
        below = _below(renderer, newest.chapter)
        if _digest(below) != newest.below:
            await self._rewrite(renderer, newest, newest.last, below)
            self._keep(newest.chapter, newest.message_id, newest.first, newest.last, below)

    async def _bring(self, renderer: LineRenderer, newest: Newest) -> None:
        """Let the newest message go on in the channel to which the match was moved, and stay behind as it is."""
        below = _below(renderer, newest.chapter)
        shown = _said(renderer, await self._pages(renderer, newest, newest.last))
        await self.close(renderer)
        text = _joined(shown, below)
        if below and shown and len(text) <= LONG:
            message = await self._channel.say_long(text, f"{newest.message_id}/{self._channel.id}")
            if message is not None:
                self._keep(newest.chapter, message, newest.first, newest.last, below)

    async def _grow(self, renderer: LineRenderer, key: str, chapter: str, told: list[tuple[int, str]]) -> None:
        newest, below = await self._channel.records.newest(), _below(renderer, chapter)
        if newest is not None:
            # What is delivered again may have been told in a message that others have followed since.
            told = [(seq, text) for seq, text in told if seq > newest.last]
            if not any(text for _, text in told):
                return
            here = newest.chapter == chapter and newest.channel_id == self._channel.id
            last = told[-1][0]
            if here and newest.first <= newest.last and await self._rewrite(renderer, newest, last, below):
                self._keep(chapter, newest.message_id, newest.first, last, below)
                return
        parts = list(packed(told, LONG))
        if parts:
            await self._leave(renderer, newest)
        for number, (first, last, text) in enumerate(parts):
            fits = number == len(parts) - 1 and first <= last and len(_joined(text, below)) <= LONG
            shown = below if fits else ""
            # Named by its entry: what is left of a delivery that was cut off must not pass for what was sent before.
            piece = sum(entry == last for _, entry, _ in parts[:number])
            message = await self._channel.say_long(_joined(text, shown), f"{key}/{last}.{piece}")
            if message is None:
                # Line by line, so that no one message shows it and could be written anew.
                message, first, shown = 0, last + 1, ""
            if number == len(parts) - 1 or parts[number + 1][1] != last:
                self._keep(chapter, message, first, last, shown)

    async def _leave(self, renderer: LineRenderer, newest: Newest | None) -> None:
        """Take from a message that is followed by others, here or in another channel, what stands below its entries."""
        if newest is not None and newest.below:
            await self._rewrite(renderer, newest, newest.last, "")
            if newest.channel_id == self._channel.id:
                self._keep(newest.chapter, newest.message_id, newest.first, newest.last, "")

    async def _rewrite(self, renderer: LineRenderer, newest: Newest, last: int, below: str) -> bool:
        """Whether the newest message could be made to show its entries up to this one, and this below them."""
        pages, channel = await self._pages(renderer, newest, last), self._channel.of(newest.channel_id)
        if not pages or not channel.may_edit(min(page.at for page in pages)):
            return False
        text = _joined(_said(renderer, pages), below)
        return len(text) <= LONG and await channel.rewrite(newest.message_id, text)

    async def _pages(self, renderer: LineRenderer, newest: Newest, last: int) -> list[Page]:
        """The entries of the newest message, up to this one."""
        return await self._bot.matches.history.log(
            renderer.position, SPECTATOR, before=last + 1, limit=last - newest.first + 1
        )

    def _keep(self, chapter: str, message: int, first: int, last: int, below: str) -> None:
        self._channel.records.grow(Newest(self._channel.id, message, chapter, first, last, _digest(below)))


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


def _below(renderer: LineRenderer, chapter: str) -> str:
    """How a chapter stands, in small print; nothing where it is over, or where there is nothing to say of it."""
    position = renderer.position
    if position.match.status is not Status.PLAYING or position.game.chapter(position.state) != chapter:
        return ""
    lines = "\n".join(f"-# {renderer.markdown(line)}" for line in position.game.tally(position.state))
    return lines if len(lines) <= BELOW else f"{lines[: BELOW - 1]}…"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16] if text else ""


def _said(renderer: LineRenderer, pages: list[Page]) -> str:
    """Entries as they are told, those that were taken back struck out."""
    gone = taken_back(pages)
    said = (_struck(_text(renderer, page.lines), struck=page.seq in gone) for page in pages)
    return "\n".join(filter(None, said))


def _joined(text: str, below: str) -> str:
    return f"{text}\n{below}" if text and below else text or below


def _struck(text: str, *, struck: bool) -> str:
    """A text with every line struck out, if it is to be."""
    return "\n".join(f"~~{line}~~" for line in text.split("\n") if line) if struck else text


def _text(renderer: LineRenderer, lines: tuple[Line, ...]) -> str:
    """The lines of an entry that stand in the message of its chapter."""
    apart = renderer.game.apart
    return "\n".join(filter(None, (renderer.markdown(line) for line in lines if line.key not in apart)))
