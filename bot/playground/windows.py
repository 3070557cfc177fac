"""What one member sees of one channel, as differences: only what changed since the page last looked is sent."""

from __future__ import annotations

import secrets
from collections import deque
from dataclasses import dataclass
from itertools import islice
from typing import Any

from simcord.actors import MemberActor
from simcord.backend.access import channel_accessible
from simcord.backend.models import Message
from simcord.builders import ChannelHandle

from bot.playground import view
from bot.playground.seed import Playground
from bot.playground.store import SHOWN
from bot.playground.view import Json

_REMEMBERED = 500


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A message as it was rendered: from what, into what, and at which revision it last came out differently."""

    source: tuple[Any, ...]
    locale: str
    shown: Json
    revision: int


class Window:
    """One member's view of one channel; every look notes what changed, and so costs what changed.

    A page that names the revision it has seen gets the differences; one that names none, or one that is too old or of
    another run, gets everything.
    """

    def __init__(self, playground: Playground, member: MemberActor, channel: ChannelHandle) -> None:
        self._playground, self._member, self._channel = playground, member, channel
        self._run = secrets.token_hex(4)
        self._revision = 0
        self._forgotten = 0
        self._parts: dict[str, tuple[Any, int]] = {}
        self._messages: dict[int, _Drawn] = {}
        self._gone: deque[tuple[int, str]] = deque()
        self._commands: list[Json] = []
        self._commands_of: tuple[str, list[Any]] = ("", [])

    @property
    def revision(self) -> str:
        """The name of what is there now."""
        return f"{self._run}.{self._revision}"

    def look(self, seen: str) -> Json | None:
        """What changed since the revision ``seen``; ``None`` if nothing did.

        ``whole`` says that it is everything. Other keys than ``messages`` and ``gone``, the ids of messages that are
        no longer there, are left out while they stay the same.
        """
        self._note()
        since = self._known(seen)
        if since == self._revision:
            return None
        return {
            "revision": self.revision,
            "whole": since < 0,
            **{name: value for name, (value, changed) in self._parts.items() if changed > since},
            "messages": [drawn.shown for drawn in self._messages.values() if drawn.revision > since],
            "gone": [number for changed, number in self._gone if changed > since >= 0],
        }

    def _known(self, seen: str) -> int:
        """The number of a revision that the differences reach back to, else -1."""
        run, _, number = seen.partition(".")
        known = run == self._run and number.isdecimal() and self._forgotten <= int(number) <= self._revision
        return int(number) if known else -1

    def _note(self) -> None:
        """Look at the world, and count the revision up if anything changed."""
        following = self._revision + 1
        around = view.surroundings(self._playground, self._member, self._channel)
        around["commands"] = self._offered()
        changed = False
        for name, value in around.items():
            if name not in self._parts or self._parts[name][0] != value:
                self._parts[name] = value, following
                changed = True
        changed |= self._note_messages(following)
        if changed:
            self._revision = following

    def _note_messages(self, following: int) -> bool:
        known, self._messages = self._messages, {}
        changed = False
        locale = self._playground.world.locales[self._member.id].value
        for message in self._visible():
            drawn = self._draw(message, known.pop(message.id, None), locale, following)
            self._messages[message.id] = drawn
            changed |= drawn.revision == following
        for number in known:
            self._gone.append((following, str(number)))
        while len(self._gone) > _REMEMBERED:
            self._forgotten = self._gone.popleft()[0]
        return changed or bool(known)

    def _draw(self, message: Message, known: _Drawn | None, locale: str, following: int) -> _Drawn:
        source = (
            message.edited_timestamp,
            message.flags,
            message.content,
            message.embeds,
            message.components,
            message.attachments,
        )
        if known and known.locale == locale and all(map(_unchanged, known.source, source)):
            return known
        shown = view.message(self._playground.world, self._member, message)
        same = known is not None and known.shown == shown
        return _Drawn(source, locale, shown, known.revision if known and same else following)

    def _visible(self) -> list[Message]:
        """The last messages that the member may read, oldest first."""
        backend, channel = self._playground.world.backend, self._channel.id
        if not channel_accessible(backend, channel, self._member.id, history=True):
            return []
        stored = reversed(backend.messages.get(channel, {}).values())
        return list(islice((each for each in stored if each.visible_to(self._member.id)), SHOWN))[::-1]

    def _offered(self) -> list[Json]:
        """The member's commands, described again only when the bot sent others or the member's language has changed."""
        world = self._playground.world
        sent = [each for scope in world.backend.commands.values() for each in scope.values()]
        locale, known = self._commands_of
        if locale != world.locales[self._member.id].value or not _same(known, sent):
            self._commands_of = world.locales[self._member.id].value, sent
            self._commands = view.commands(world, self._member, self._channel)
        return self._commands


def _unchanged(before: Any, now: Any) -> bool:
    """Whether a part of a message is as it was: an edit brings new lists, and comparing what is in them is slow."""
    return before is now if isinstance(now, list) else bool(before == now)


def _same(before: list[Any], now: list[Any]) -> bool:
    return len(before) == len(now) and all(one is other for one, other in zip(before, now, strict=True))
